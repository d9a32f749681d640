// What crosses the wire between the playground and this page: answers of the people's API and events of its stream.
// The shapes are Discord's. Fields that the page does not read are left out; tests/playground/test_page_types.py holds
// that the playground sends those that are here. In Python they are made by payloads.py, people/ and interactions.py,
// and by validation/ where the bot wrote them.

// People and places

interface User {
  id: string;
  username: string;
  /** The bot has none. */
  global_name: string | null;
  bot?: boolean;
}

/** A user whom one can be. */
interface Person extends User {
  avatar_color: string;
  locale: string;
  /** Whether the application is among their apps. */
  has_installed: boolean;
}

/** A channel of a server, or a thread in one. */
interface GuildChannel {
  id: string;
  type: 0 | 11 | 12;
  name: string;
  guild_id: string;
  /** Of a thread: the channel it is in. */
  parent_id: string | null;
  position?: number;
  topic?: string | null;
  thread_metadata?: { archived: boolean };
  /** Of a private thread: the people who see it. */
  seen_by?: string[];
}

/** A conversation: with the bot, of two people, or (3) of a group, which may have a name. */
interface DirectChannel {
  id: string;
  type: 1 | 3;
  name?: string | null;
  /** Everybody in it but the bot. */
  recipients: User[];
}

type Channel = GuildChannel | DirectChannel;

interface Guild {
  id: string;
  name: string;
  preferred_locale: string;
  owner_id: string;
  /** Whether everybody has *Use External Apps* there. */
  external_apps: boolean;
  /** Besides that of everybody. */
  roles: { id: string; name: string; members: string[] }[];
  channels: GuildChannel[];
  threads: GuildChannel[];
  /** Ids of users, the bot included. */
  members: string[];
}

interface World {
  application: { id: string; name: string; bot: User };
  guilds: Guild[];
  people: Person[];
  /** Whether the bot is. */
  connected: boolean;
}

// Messages

interface Emoji {
  /** Unicode's emojis have none. */
  id?: string | null;
  name: string;
  animated?: boolean;
}

interface Reaction {
  emoji: Emoji;
  count: number;
  me: boolean;
}

interface Attachment {
  id: string;
  filename: string;
  size: number;
  url: string;
  content_type: string;
  flags: number;
  width?: number;
  height?: number;
  description?: string;
}

/** As the bot wrote it: all parts may be missing or null. */
interface Embed {
  title?: string | null;
  url?: string | null;
  description?: string | null;
  color?: number | null;
  author?: { name?: string | null } | null;
  fields?: { name: string; value: string; inline?: boolean | null }[] | null;
  image?: { url: string; width?: number | null; height?: number | null } | null;
  footer?: { text?: string | null } | null;
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
  attachments: Attachment[];
  embeds: Embed[];
  components: Component[];
  reactions?: Reaction[];
  message_reference?: { message_id: string };
  /** Missing where the message is no reply, and in a message that is itself a `referenced_message`. */
  referenced_message?: Message | null;
  /** Of a message that answers an interaction; `name` is that of a command. */
  interaction_metadata?: { user: User; name?: string };
  thread?: GuildChannel;
}

// Components

interface ActionRow {
  type: 1;
  components: (Button | Select)[];
}

interface ActionButton {
  type: 2;
  style: 1 | 2 | 3 | 4;
  custom_id: string;
  label?: string;
  emoji?: Emoji;
  disabled?: boolean;
}

interface LinkButton {
  type: 2;
  style: 5;
  url: string;
  label?: string;
  emoji?: Emoji;
  disabled?: boolean;
}

type Button = ActionButton | LinkButton;

interface SelectOption {
  label: string;
  value: string;
  description?: string;
  default?: boolean;
  emoji?: Emoji;
}

interface SelectBase {
  custom_id: string;
  placeholder?: string;
  min_values: number;
  max_values: number;
  disabled?: boolean;
  /** In modals only. */
  required?: boolean;
}

interface StringSelect extends SelectBase {
  type: 3;
  options: SelectOption[];
}

interface EntitySelect extends SelectBase {
  type: 5 | 6 | 7 | 8;
  default_values?: { id: string }[];
  channel_types?: number[];
}

type Select = StringSelect | EntitySelect;

interface Section {
  type: 9;
  components: TextDisplay[];
  accessory: Button | Thumbnail;
}

interface TextDisplay {
  type: 10;
  content: string;
}

interface Media {
  url: string;
  width: number | null;
  height: number | null;
}

interface MediaItem {
  media: Media;
  description: string | null;
  spoiler: boolean;
}

interface Thumbnail extends MediaItem {
  type: 11;
}

interface MediaGallery {
  type: 12;
  items: MediaItem[];
}

interface FileComponent {
  type: 13;
  file: { url: string };
  name?: string;
  size?: number;
  spoiler: boolean;
}

interface Separator {
  type: 14;
  divider: boolean;
  spacing: 1 | 2;
}

interface Container {
  type: 17;
  accent_color: number | null;
  spoiler: boolean;
  components: Component[];
}

/** A component of a message. */
type Component =
  | ActionRow
  | Button
  | Select
  | Section
  | TextDisplay
  | Thumbnail
  | MediaGallery
  | FileComponent
  | Separator
  | Container;

// Modals

interface TextInput {
  type: 4;
  custom_id: string;
  style: 1 | 2;
  /** Where no label component is around it. */
  label?: string;
  min_length: number;
  max_length: number;
  required: boolean;
  placeholder: string;
  value: string;
}

interface FileUpload {
  type: 19;
  custom_id: string;
}

interface RadioGroup {
  type: 21;
  custom_id: string;
  options: SelectOption[];
  required: boolean;
}

interface CheckboxGroup {
  type: 22;
  custom_id: string;
  options: SelectOption[];
  min_values: number;
  max_values: number;
  required: boolean;
}

interface Checkbox {
  type: 23;
  custom_id: string;
  default: boolean;
}

type ModalInput = TextInput | Select | FileUpload | RadioGroup | CheckboxGroup | Checkbox;

interface LabelComponent {
  type: 18;
  label: string;
  description?: string;
  component: ModalInput;
}

interface ModalRow {
  type: 1;
  components: TextInput[];
}

interface Modal {
  title: string;
  custom_id: string;
  components: (ModalRow | LabelComponent | TextDisplay)[];
}

// Commands

/** What has a name in several languages; `name_localized` is the one of the person who asked. */
interface Named {
  name: string;
  name_localizations?: Record<string, string> | null;
  name_localized?: string;
}

interface Described extends Named {
  description: string;
  description_localizations?: Record<string, string> | null;
  description_localized?: string;
}

interface CommandChoice extends Named {
  value: string | number;
}

interface CommandOption extends Described {
  type: number;
  required?: boolean;
  /** Of a subcommand or a group of them. */
  options?: CommandOption[];
  choices?: CommandChoice[];
  autocomplete?: boolean;
  channel_types?: number[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

interface Command extends Described {
  id: string;
  type: 1 | 2 | 3;
  options: CommandOption[];
}

// Events

interface InteractionAck {
  interaction_id: string;
  type: "message" | "deferred" | "deferred_update" | "update" | "autocomplete" | "modal" | "pong";
  modal?: Modal;
  message_id?: string;
}

interface InteractionDone {
  interaction_id: string;
  message_id?: string;
}

type InteractionEvent =
  | { t: "interaction_ack"; d: InteractionAck }
  | { t: "interaction_done"; d: InteractionDone }
  | { t: "interaction_failed"; d: { interaction_id: string; reason: string } };

type MessageChange =
  | { t: "message_create" | "message_update"; d: { message: Message } }
  | { t: "message_delete"; d: { id: string; channel_id: string } };

interface ReactionChange {
  channel_id: string;
  message_id: string;
  user_id: string;
  emoji: Emoji;
}

type WorldEvent =
  | { t: "channel_create" | "channel_update" | "channel_delete"; d: { id: string; channel: Channel } }
  | { t: "person_join" | "person_update"; d: { person: Person } }
  | { t: "connected"; d: { connected: boolean } };

type StreamEvent =
  | MessageChange
  | WorldEvent
  | InteractionEvent
  | { t: "reaction_add" | "reaction_remove"; d: ReactionChange }
  | { t: "guild_create"; d: { guild: Guild } }
  | { t: "commands_update"; d: object }
  | { t: "typing"; d: { channel_id: string; user_id: string } };

// Of the page itself, as JSDoc cannot write an alias that refers to itself

/** What an element may be built of: false, null and undefined are nothing. */
type Child = Node | string | false | null | undefined | readonly Child[];
