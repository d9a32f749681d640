// What the playground sends to the page, as far as the page reads it. The shapes are Discord's.

interface User {
  id: string;
  username: string;
  global_name: string | null;
  bot?: boolean;
  avatar_color?: string;
}

interface Person extends User {
  locale: string;
}

interface Channel {
  id: string;
  type: number;
  name: string;
  position?: number;
  topic?: string | null;
  guild_id?: string;
  parent_id?: string | null;
  thread_metadata?: { archived: boolean };
}

interface Guild {
  id: string;
  name: string;
  preferred_locale: string;
  channels: Channel[];
  threads?: Channel[];
  /** Ids of people. */
  members?: string[];
}

interface World {
  application: { id: string; name: string; bot: User } | null;
  guilds: Guild[];
  people: Person[];
  connected: boolean;
}

interface Emoji {
  id: string | null;
  name: string;
  animated?: boolean;
}

interface Reaction {
  emoji: Emoji;
  count: number;
  me: boolean;
}

interface Message {
  id: string;
  type: number;
  channel_id: string;
  author: User;
  content: string;
  timestamp: string;
  edited_timestamp: string | null;
  flags: number;
  mention_everyone: boolean;
  mentions: User[];
  attachments: any[];
  embeds: any[];
  components: any[];
  reactions?: Reaction[];
  message_reference?: { message_id?: string };
  referenced_message?: Message | null;
  interaction_metadata?: any;
  interaction?: any;
  thread?: Channel;
}

/** What has names and descriptions in several languages: commands, options, choices. */
interface Localizable {
  name: string;
  name_localizations?: Record<string, string> | null;
  description?: string;
  description_localizations?: Record<string, string> | null;
}

interface CommandOption extends Localizable {
  type: number;
  required?: boolean;
  options?: CommandOption[];
  choices?: (Localizable & { value: string | number })[];
  autocomplete?: boolean;
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

interface Command extends Localizable {
  id: string;
  type?: number;
  options?: CommandOption[];
}

/** A command, or a subcommand, that can be run. */
interface Runnable {
  command: Command;
  /** Names from the command to the subcommand. */
  path: string[];
  /** The names in the person's language, and as the bot knows them. */
  words: string;
  plain: string;
  description: string;
  options: CommandOption[];
}

/** A row of a list to choose from. */
interface Choice {
  value: string;
  label: string;
  description?: string;
  emoji?: Emoji;
}
