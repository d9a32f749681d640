BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE archived_logs (
	table_id INTEGER NOT NULL, 
	log BLOB NOT NULL, 
	CONSTRAINT pk_archived_logs PRIMARY KEY (table_id), 
	CONSTRAINT fk_archived_logs_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE board_matches (
	guild_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	matches INTEGER NOT NULL, 
	CONSTRAINT pk_board_matches PRIMARY KEY (guild_id, game, preset)
);
INSERT INTO "board_matches" VALUES(0,'shichi-narabe','classic',1);
INSERT INTO "board_matches" VALUES(1,'shichi-narabe','classic',1);
CREATE TABLE computers (
	table_id INTEGER NOT NULL, 
	n SMALLINT NOT NULL, 
	player TEXT NOT NULL, 
	place SMALLINT NOT NULL, 
	CONSTRAINT pk_computers PRIMARY KEY (table_id, n), 
	CONSTRAINT ck_computers_place_from_1 CHECK (place >= 1), 
	CONSTRAINT fk_computers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE emojis (
	application_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	emoji_id BIGINT NOT NULL, 
	CONSTRAINT pk_emojis PRIMARY KEY (application_id, name)
);
CREATE TABLE entries (
	table_id INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	at_ms BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(286333358110,0,1795858935807,'{"kind":"opened","host":11,"name":"Ann","game":"shichi-narabe","preset":"classic","options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":0,"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false,"decks":1},"locale":"ja","turn_seconds":90,"practice":false,"in_thread":false,"secret":"4a9b528b69636321a461b55ef55b7beafd809a9a9e925b79a6342fa0fdb8b294"}');
INSERT INTO "entries" VALUES(286333358110,1,1795858935814,'{"kind":"joined","user":12,"name":"Ben"}');
INSERT INTO "entries" VALUES(286333358110,2,1795858935815,'{"kind":"joined","user":13,"name":"Cat"}');
INSERT INTO "entries" VALUES(286333358110,3,1795858935816,'{"dealer":2,"deal":{"hands":[["KD","2C","TD","QC","JD","8D","4S","KH","6H","7C","5H","9C","3C","8H","5D","3H","AC","QD"],["3S","JH","AH","TC","9D","9H","2D","JS","KS","5C","6D","AS","2S","TS","7D","QH","4D"],["3D","KC","5S","4C","QS","7S","4H","2H","6C","AD","JC","9S","8C","6S","8S","TH","7H"]]},"edition":2,"kind":"started","seed":6395843799601272075,"presses":[]}');
INSERT INTO "entries" VALUES(286333358110,4,1795858935818,'{"kind":"moved","seat":1,"move":"6D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,5,1795858935819,'{"kind":"moved","seat":2,"move":"6S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,6,1795858935820,'{"kind":"moved","seat":0,"move":"6H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,7,1795858935821,'{"kind":"moved","seat":1,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,8,1795858935822,'{"kind":"moved","seat":2,"move":"5S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,9,1795858935823,'{"kind":"moved","seat":0,"move":"4S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,10,1795858935825,'{"kind":"moved","seat":1,"move":"3S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,11,1795858935826,'{"kind":"moved","seat":2,"move":"8S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,12,1795858935827,'{"kind":"moved","seat":0,"move":"5H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,13,1795858935828,'{"kind":"moved","seat":1,"move":"2S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,14,1795858935833,'{"kind":"moved","seat":2,"move":"9S","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,15,1795858935837,'{"kind":"moved","seat":0,"move":"8H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,16,1795858935847,'{"kind":"moved","seat":1,"move":"AS","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,17,1795858935881,'{"kind":"moved","seat":2,"move":"4H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,18,1795858935890,'{"kind":"moved","seat":0,"move":"3H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,19,1795858935892,'{"kind":"moved","seat":1,"move":"TS","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,20,1795858935894,'{"kind":"moved","seat":2,"move":"2H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,21,1795858935896,'{"kind":"moved","seat":0,"move":"5D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,22,1795858935902,'{"kind":"moved","seat":1,"move":"JS","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,23,1795858935904,'{"kind":"moved","seat":2,"move":"QS","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,24,1795858935909,'{"kind":"moved","seat":0,"move":"8D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,25,1795858935920,'{"kind":"moved","seat":1,"move":"KS","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,26,1795858935949,'{"kind":"moved","seat":2,"move":"6C","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,27,1795858935951,'{"kind":"moved","seat":0,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,28,1795858935953,'{"kind":"moved","seat":1,"move":"AH","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,29,1795858935955,'{"kind":"moved","seat":2,"move":"8C","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,30,1795858935956,'{"kind":"moved","seat":0,"move":"9C","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,31,1795858935958,'{"kind":"moved","seat":1,"move":"9H","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,32,1795858935958,'{"kind":"moved","seat":2,"move":"TH","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,33,1795858935960,'{"kind":"moved","seat":0,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,34,1795858935960,'{"kind":"moved","seat":1,"move":"JH","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,35,1795858935961,'{"kind":"moved","seat":2,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,36,1795858935962,'{"kind":"moved","seat":0,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,37,1795858935963,'{"kind":"moved","seat":1,"move":"QH","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,38,1795858935963,'{"kind":"moved","seat":2,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,39,1795858935964,'{"kind":"moved","seat":0,"move":"KH","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,40,1795858935965,'{"kind":"moved","seat":1,"move":"4D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,41,1795858935966,'{"kind":"moved","seat":2,"move":"3D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,42,1795858935967,'{"kind":"moved","seat":0,"move":"bankrupt","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,43,1795858935968,'{"kind":"moved","seat":1,"move":"2D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,44,1795858935968,'{"kind":"moved","seat":2,"move":"AD","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,45,1795858935969,'{"kind":"moved","seat":1,"move":"9D","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,46,1795858935970,'{"kind":"moved","seat":2,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,47,1795858935971,'{"kind":"moved","seat":1,"move":"5C","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,48,1795858935971,'{"kind":"moved","seat":2,"move":"4C","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,49,1795858935972,'{"kind":"moved","seat":1,"move":"TC","by":"person"}');
INSERT INTO "entries" VALUES(286333358110,50,1795858935973,'{"kind":"closed","why":"played"}');
INSERT INTO "entries" VALUES(286333360021,0,1795858936000,'{"kind":"opened","host":11,"name":"Ann","game":"koroshi","preset":null,"options":{"hands":1,"rows":"random","adjacency":"orthogonal","kill":"cell","tunnel":false,"dead":"face-up","passes":3,"voluntary":true,"remains":"aside","dropouts":"by-count"},"locale":"ja","turn_seconds":90,"practice":false,"in_thread":false,"secret":"d97fc6103d92089b25fa5e039f52a8e8a95f64d6589c1f7844066542ec38008d"}');
INSERT INTO "entries" VALUES(286333360021,1,1795858936004,'{"kind":"joined","user":12,"name":"Ben"}');
INSERT INTO "entries" VALUES(286333360021,2,1795858936005,'{"kind":"joined","user":13,"name":"Cat"}');
INSERT INTO "entries" VALUES(286333360021,3,1795858936005,'{"kind":"joined","user":14,"name":"Dan"}');
INSERT INTO "entries" VALUES(286333360021,4,1795858936006,'{"dealer":3,"deal":{"hands":[["AS","3H","9C","7D","KC","7C","3C","6H","JD","6C","AD","KS","7H"],["QD","8H","7S","6D","2H","8D","2S","KH","TH","JH","9S","KD","9D"],["5D","AC","JC","5H","3S","TC","2D","8C","2C","3D","QC","QH","8S"],["5S","QS","TD","JS","5C","TS","4C","4D","4S","6S","AH","9H","4H"]],"rows":"CHDS"},"edition":2,"kind":"started","seed":4966193324598351471,"presses":[]}');
INSERT INTO "entries" VALUES(286333360021,5,1795858936008,'{"kind":"moved","seat":0,"move":"6C","by":"person"}');
INSERT INTO "entries" VALUES(286333360021,6,1795858936009,'{"kind":"moved","seat":1,"move":"8H","by":"person"}');
INSERT INTO "entries" VALUES(286333360021,7,1795858936010,'{"kind":"moved","seat":2,"move":"8C","by":"person"}');
INSERT INTO "entries" VALUES(286333360021,8,1795858936010,'{"kind":"moved","seat":3,"move":"5C","by":"person"}');
INSERT INTO "entries" VALUES(286333360021,9,1795858936011,'{"kind":"moved","seat":0,"move":"9C","by":"person"}');
INSERT INTO "entries" VALUES(286333360021,10,1795858936012,'{"kind":"moved","seat":1,"move":"6D","by":"person"}');
INSERT INTO "entries" VALUES(286333360150,0,1795858936012,'{"kind":"opened","host":11,"name":"Ann","game":"shichi-narabe","preset":null,"options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":1,"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false,"decks":1},"locale":"ja","turn_seconds":90,"practice":false,"in_thread":false,"secret":"331dfd3b272416317694e2fe860397b774306378b5437d8a755622d6d7a0b48c"}');
INSERT INTO "entries" VALUES(286333360150,1,1795858936012,'{"kind":"strict-set","strict":true}');
INSERT INTO "entries" VALUES(286333360150,2,1795858936017,'{"kind":"joined","user":12,"name":"Ben"}');
INSERT INTO "entries" VALUES(286333360150,3,1795858936426,'{"kind":"computer-joined","name":"サクラ","player":"normal"}');
INSERT INTO "entries" VALUES(286333365719,0,1795858936542,'{"kind":"opened","host":13,"name":"Cat","game":"shichi-narabe","preset":"classic","options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":0,"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false,"decks":1},"locale":"en-US","turn_seconds":90,"practice":true,"in_thread":false,"secret":"b048f279829caa652af899a3e1f16bdc45cc8e26863d5f3b7f3a86a244b9d026"}');
INSERT INTO "entries" VALUES(286333365719,1,1795858936542,'{"kind":"computer-joined","name":"Sakura","player":"normal"}');
INSERT INTO "entries" VALUES(286333365719,2,1795858936542,'{"kind":"computer-joined","name":"Momiji","player":"normal"}');
INSERT INTO "entries" VALUES(286333365719,3,1795858936542,'{"kind":"computer-joined","name":"Tsubaki","player":"normal"}');
INSERT INTO "entries" VALUES(286333365719,4,1795858936542,'{"dealer":1,"deal":{"hands":[["TD","5D","5S","8C","AH","JC","JD","7H","QH","7D","4D","9H","AS"],["KS","AC","6S","QC","QD","5H","6D","KD","4C","4S","JH","KH","TS"],["3H","JS","8S","TC","7C","QS","3C","8D","3S","9C","8H","6H","9D"],["4H","6C","2C","KC","3D","7S","2S","9S","5C","TH","2H","2D","AD"]]},"edition":2,"kind":"started","seed":8733392030255370538,"presses":[]}');
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	"values" JSON NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
INSERT INTO "guild_settings" VALUES(1,'{"text_only":true}');
CREATE TABLE heartbeat (
	id SMALLINT NOT NULL, 
	alive_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (id), 
	CONSTRAINT ck_heartbeat_one_row CHECK (id = 1)
);
INSERT INTO "heartbeat" VALUES(1,1795858936865);
CREATE TABLE identifies (
	bucket INTEGER NOT NULL, 
	next_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
CREATE TABLE leases (
	shard INTEGER NOT NULL, 
	shards INTEGER NOT NULL, 
	holder TEXT, 
	token BIGINT NOT NULL, 
	expires_at_ms BIGINT NOT NULL, 
	alive_at_ms BIGINT, 
	CONSTRAINT pk_leases PRIMARY KEY (shard)
);
CREATE TABLE level_ratings (
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	level TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	matches INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	CONSTRAINT pk_level_ratings PRIMARY KEY (game, preset, level)
);
CREATE TABLE level_wins (
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	level TEXT NOT NULL, 
	matches INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	CONSTRAINT pk_level_wins PRIMARY KEY (user_id, game, level)
);
CREATE TABLE ownership (
	id SMALLINT NOT NULL, 
	owner TEXT NOT NULL, 
	CONSTRAINT pk_ownership PRIMARY KEY (id), 
	CONSTRAINT ck_ownership_one_row CHECK (id = 1)
);
INSERT INTO "ownership" VALUES(1,'801287da18623561');
CREATE TABLE preferences (
	user_id BIGINT NOT NULL, 
	"values" JSON NOT NULL, 
	CONSTRAINT pk_preferences PRIMARY KEY (user_id)
);
INSERT INTO "preferences" VALUES(11,'{"name-1":"Ann"}');
INSERT INTO "preferences" VALUES(13,'{"name-1":"Cat"}');
INSERT INTO "preferences" VALUES(12,'{"name-1":"Ben","four_colour":true,"pings":false,"language":"ja"}');
CREATE TABLE processes (
	name TEXT NOT NULL, 
	shards INTEGER NOT NULL, 
	is_sharing BOOLEAN NOT NULL, 
	seen_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (name)
);
CREATE TABLE ratings (
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	rated_games INTEGER NOT NULL, 
	updated_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user_id, game, preset)
);
INSERT INTO "ratings" VALUES(12,'shichi-narabe','classic',2.78690486807494259831e+01,8.20524337739799314306e+00,1,1795858935973);
INSERT INTO "ratings" VALUES(13,'shichi-narabe','classic',2.57172621701873573831e+01,8.0582242228023783781e+00,1,1795858935973);
INSERT INTO "ratings" VALUES(11,'shichi-narabe','classic',2.14136891490632166315e+01,8.0582242228023783781e+00,1,1795858935973);
CREATE TABLE results (
	table_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	seats SMALLINT NOT NULL, 
	place SMALLINT NOT NULL, 
	is_rated BOOLEAN NOT NULL, 
	mu_before DOUBLE, 
	sigma_before DOUBLE, 
	mu_after DOUBLE, 
	sigma_after DOUBLE, 
	finished_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT ck_results_place_in_seats CHECK (place BETWEEN 1 AND seats)
);
INSERT INTO "results" VALUES(286333358110,12,1,'shichi-narabe','classic',3,1,1,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00,1795858935973);
INSERT INTO "results" VALUES(286333358110,13,1,'shichi-narabe','classic',3,2,1,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.0582242228023783781e+00,1795858935973);
INSERT INTO "results" VALUES(286333358110,11,1,'shichi-narabe','classic',3,3,1,25.0,8.33333333333333392545e+00,2.14136891490632166315e+01,8.0582242228023783781e+00,1795858935973);
CREATE TABLE reviews (
	table_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	"values" JSON NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_reviews_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE standing_counts (
	guild_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	score INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	CONSTRAINT pk_standing_counts PRIMARY KEY (guild_id, game, preset, score)
);
INSERT INTO "standing_counts" VALUES(0,'shichi-narabe','classic',890,1);
INSERT INTO "standing_counts" VALUES(0,'shichi-narabe','classic',1062,1);
INSERT INTO "standing_counts" VALUES(0,'shichi-narabe','classic',1130,1);
INSERT INTO "standing_counts" VALUES(1,'shichi-narabe','classic',890,1);
INSERT INTO "standing_counts" VALUES(1,'shichi-narabe','classic',1062,1);
INSERT INTO "standing_counts" VALUES(1,'shichi-narabe','classic',1130,1);
CREATE TABLE standings (
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	score INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	place_sum INTEGER NOT NULL, 
	average_place DOUBLE NOT NULL, 
	played_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (user_id, guild_id, game, preset)
);
INSERT INTO "standings" VALUES(12,0,'shichi-narabe','classic',1130,1,1,1,1.0,1795858935973);
INSERT INTO "standings" VALUES(12,1,'shichi-narabe','classic',1130,1,1,1,1.0,1795858935973);
INSERT INTO "standings" VALUES(13,0,'shichi-narabe','classic',1062,1,0,2,2.0,1795858935973);
INSERT INTO "standings" VALUES(13,1,'shichi-narabe','classic',1062,1,0,2,2.0,1795858935973);
INSERT INTO "standings" VALUES(11,0,'shichi-narabe','classic',890,1,0,3,3.0,1795858935973);
INSERT INTO "standings" VALUES(11,1,'shichi-narabe','classic',890,1,0,3,3.0,1795858935973);
CREATE TABLE table_users (
	user_id BIGINT NOT NULL, 
	table_id INTEGER NOT NULL, 
	CONSTRAINT pk_table_users PRIMARY KEY (user_id, table_id), 
	CONSTRAINT fk_table_users_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "table_users" VALUES(11,286333358110);
INSERT INTO "table_users" VALUES(12,286333358110);
INSERT INTO "table_users" VALUES(13,286333358110);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	opened_at_ms BIGINT NOT NULL, 
	closed_at_ms BIGINT, 
	cache JSON NOT NULL
);
INSERT INTO "tables" VALUES(286333358110,1,1,1795858935807,1795858935973,'{}');
INSERT INTO "tables" VALUES(286333360021,1,2,1795858936000,NULL,'{"message":900,"pings":{},"asked":{},"trade":null,"hands":{},"panels":{},"posts":0,"posting":false,"shown":null,"settled":null,"looks":{},"clock":null}');
INSERT INTO "tables" VALUES(286333360150,1,3,1795858936012,NULL,'{}');
INSERT INTO "tables" VALUES(286333365719,0,-13,1795858936542,NULL,'{}');
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE closed_at_ms IS NULL;
CREATE INDEX ix_results_user_id_finished_at_ms ON results (user_id, finished_at_ms);
CREATE INDEX ix_results_guild_id_game_preset ON results (guild_id, game, preset);
CREATE INDEX ix_standings_in_order ON standings (guild_id, game, preset, score DESC, wins DESC, average_place, user_id);
CREATE INDEX ix_table_users_table_id ON table_users (table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',286333365719);
COMMIT;
