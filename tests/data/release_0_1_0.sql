BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "entries" VALUES(1,0,1795858914893,'{"kind":"opened","host":11,"name":"Ann","game":"shichi-narabe","preset":"classic","options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":0,"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false},"locale":"ja","turn_seconds":90,"practice":false,"in_thread":false}');
INSERT INTO "entries" VALUES(1,1,1795858914898,'{"kind":"joined","user":12,"name":"Ben"}');
INSERT INTO "entries" VALUES(1,2,1795858914898,'{"kind":"joined","user":13,"name":"Cat"}');
INSERT INTO "entries" VALUES(1,3,1795858914899,'{"dealer":2,"deal":{"hands":[["9D","QD","AH","AC","3D","9S","7C","KH","8D","4H","2D","TD","QC","KD","4S","TH","3H","JH"],["3S","JD","4D","3C","JC","AD","6S","8S","9H","7D","KS","6C","8C","TC","4C","KC","JS"],["7S","2C","2S","2H","5C","5H","9C","6H","5D","TS","7H","AS","QS","5S","8H","6D","QH"]]},"edition":2,"kind":"started","seed":1174744612379466}');
INSERT INTO "entries" VALUES(1,4,1795858914900,'{"kind":"moved","seat":1,"move":"6S","by":"person"}');
INSERT INTO "entries" VALUES(1,5,1795858914900,'{"kind":"moved","seat":2,"move":"5S","by":"person"}');
INSERT INTO "entries" VALUES(1,6,1795858914901,'{"kind":"moved","seat":0,"move":"4S","by":"person"}');
INSERT INTO "entries" VALUES(1,7,1795858914901,'{"kind":"moved","seat":1,"move":"3S","by":"person"}');
INSERT INTO "entries" VALUES(1,8,1795858914902,'{"kind":"moved","seat":2,"move":"2S","by":"person"}');
INSERT INTO "entries" VALUES(1,9,1795858914902,'{"kind":"moved","seat":0,"move":"8D","by":"person"}');
INSERT INTO "entries" VALUES(1,10,1795858914903,'{"kind":"moved","seat":1,"move":"8S","by":"person"}');
INSERT INTO "entries" VALUES(1,11,1795858914903,'{"kind":"moved","seat":2,"move":"AS","by":"person"}');
INSERT INTO "entries" VALUES(1,12,1795858914904,'{"kind":"moved","seat":0,"move":"9S","by":"person"}');
INSERT INTO "entries" VALUES(1,13,1795858914904,'{"kind":"moved","seat":1,"move":"6C","by":"person"}');
INSERT INTO "entries" VALUES(1,14,1795858914904,'{"kind":"moved","seat":2,"move":"TS","by":"person"}');
INSERT INTO "entries" VALUES(1,15,1795858914905,'{"kind":"moved","seat":0,"move":"9D","by":"person"}');
INSERT INTO "entries" VALUES(1,16,1795858914905,'{"kind":"moved","seat":1,"move":"JS","by":"person"}');
INSERT INTO "entries" VALUES(1,17,1795858914906,'{"kind":"moved","seat":2,"move":"QS","by":"person"}');
INSERT INTO "entries" VALUES(1,18,1795858914906,'{"kind":"moved","seat":0,"move":"TD","by":"person"}');
INSERT INTO "entries" VALUES(1,19,1795858914907,'{"kind":"moved","seat":1,"move":"KS","by":"person"}');
INSERT INTO "entries" VALUES(1,20,1795858914912,'{"kind":"moved","seat":2,"move":"6H","by":"person"}');
INSERT INTO "entries" VALUES(1,21,1795858914913,'{"kind":"moved","seat":0,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(1,22,1795858914916,'{"kind":"moved","seat":1,"move":"JD","by":"person"}');
INSERT INTO "entries" VALUES(1,23,1795858914929,'{"kind":"moved","seat":2,"move":"5H","by":"person"}');
INSERT INTO "entries" VALUES(1,24,1795858914930,'{"kind":"moved","seat":0,"move":"4H","by":"person"}');
INSERT INTO "entries" VALUES(1,25,1795858914930,'{"kind":"moved","seat":1,"move":"8C","by":"person"}');
INSERT INTO "entries" VALUES(1,26,1795858914931,'{"kind":"moved","seat":2,"move":"8H","by":"person"}');
INSERT INTO "entries" VALUES(1,27,1795858914931,'{"kind":"moved","seat":0,"move":"3H","by":"person"}');
INSERT INTO "entries" VALUES(1,28,1795858914932,'{"kind":"moved","seat":1,"move":"9H","by":"person"}');
INSERT INTO "entries" VALUES(1,29,1795858914932,'{"kind":"moved","seat":2,"move":"2H","by":"person"}');
INSERT INTO "entries" VALUES(1,30,1795858914933,'{"kind":"moved","seat":0,"move":"AH","by":"person"}');
INSERT INTO "entries" VALUES(1,31,1795858914933,'{"kind":"moved","seat":1,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(1,32,1795858914934,'{"kind":"moved","seat":2,"move":"6D","by":"person"}');
INSERT INTO "entries" VALUES(1,33,1795858914934,'{"kind":"moved","seat":0,"move":"TH","by":"person"}');
INSERT INTO "entries" VALUES(1,34,1795858914935,'{"kind":"moved","seat":1,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(1,35,1795858914935,'{"kind":"moved","seat":2,"move":"5D","by":"person"}');
INSERT INTO "entries" VALUES(1,36,1795858914936,'{"kind":"moved","seat":0,"move":"JH","by":"person"}');
INSERT INTO "entries" VALUES(1,37,1795858914936,'{"kind":"moved","seat":1,"move":"4D","by":"person"}');
INSERT INTO "entries" VALUES(1,38,1795858914940,'{"kind":"moved","seat":2,"move":"QH","by":"person"}');
INSERT INTO "entries" VALUES(1,39,1795858914948,'{"kind":"moved","seat":0,"move":"KH","by":"person"}');
INSERT INTO "entries" VALUES(1,40,1795858914952,'{"kind":"moved","seat":1,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(1,41,1795858914953,'{"kind":"moved","seat":2,"move":"5C","by":"person"}');
INSERT INTO "entries" VALUES(1,42,1795858914954,'{"kind":"moved","seat":0,"move":"3D","by":"person"}');
INSERT INTO "entries" VALUES(1,43,1795858914954,'{"kind":"moved","seat":1,"move":"4C","by":"person"}');
INSERT INTO "entries" VALUES(1,44,1795858914955,'{"kind":"moved","seat":2,"move":"9C","by":"person"}');
INSERT INTO "entries" VALUES(1,45,1795858914955,'{"kind":"moved","seat":0,"move":"2D","by":"person"}');
INSERT INTO "entries" VALUES(1,46,1795858914956,'{"kind":"moved","seat":1,"move":"AD","by":"person"}');
INSERT INTO "entries" VALUES(1,47,1795858914960,'{"kind":"moved","seat":2,"move":"pass","by":"person"}');
INSERT INTO "entries" VALUES(1,48,1795858914961,'{"kind":"moved","seat":0,"move":"QD","by":"person"}');
INSERT INTO "entries" VALUES(1,49,1795858914962,'{"kind":"moved","seat":1,"move":"3C","by":"person"}');
INSERT INTO "entries" VALUES(1,50,1795858914962,'{"kind":"moved","seat":2,"move":"2C","by":"person"}');
INSERT INTO "entries" VALUES(1,51,1795858914962,'{"kind":"moved","seat":0,"move":"KD","by":"person"}');
INSERT INTO "entries" VALUES(1,52,1795858914963,'{"kind":"moved","seat":1,"move":"TC","by":"person"}');
INSERT INTO "entries" VALUES(1,53,1795858914963,'{"kind":"moved","seat":0,"move":"AC","by":"person"}');
INSERT INTO "entries" VALUES(1,54,1795858914964,'{"kind":"moved","seat":1,"move":"JC","by":"person"}');
INSERT INTO "entries" VALUES(1,55,1795858914964,'{"kind":"moved","seat":0,"move":"QC","by":"person"}');
INSERT INTO "entries" VALUES(1,56,1795858914965,'{"kind":"closed","why":"played"}');
INSERT INTO "entries" VALUES(2,0,1795858914998,'{"kind":"opened","host":11,"name":"Ann","game":"koroshi","preset":null,"options":{"hands":1,"rows":"random","adjacency":"orthogonal","kill":"cell","tunnel":false,"dead":"face-up","passes":3,"voluntary":true,"remains":"aside","dropouts":"by-count"},"locale":"ja","turn_seconds":90,"practice":false,"in_thread":false}');
INSERT INTO "entries" VALUES(2,1,1795858915007,'{"kind":"joined","user":12,"name":"Ben"}');
INSERT INTO "entries" VALUES(2,2,1795858915022,'{"kind":"joined","user":13,"name":"Cat"}');
INSERT INTO "entries" VALUES(2,3,1795858915023,'{"kind":"joined","user":14,"name":"Dan"}');
INSERT INTO "entries" VALUES(2,4,1795858915028,'{"dealer":2,"deal":{"hands":[["JC","6H","3D","8H","4C","9S","5C","KS","8D","5S","TD","8S","6C"],["9H","JS","KH","4H","7S","QC","AH","9D","7H","3S","TH","6D","7D"],["4D","KD","AS","QD","8C","KC","3C","JD","TS","QH","6S","JH","AC"],["2D","4S","TC","7C","5D","AD","2S","QS","9C","3H","2H","2C","5H"]],"rows":"DHSC"},"edition":2,"kind":"started","seed":8250096893649316}');
INSERT INTO "entries" VALUES(2,5,1795858915030,'{"kind":"moved","seat":1,"move":"6D","by":"person"}');
INSERT INTO "entries" VALUES(2,6,1795858915032,'{"kind":"moved","seat":2,"move":"6S","by":"person"}');
INSERT INTO "entries" VALUES(2,7,1795858915033,'{"kind":"moved","seat":3,"move":"5D","by":"person"}');
INSERT INTO "entries" VALUES(2,8,1795858915033,'{"kind":"moved","seat":0,"move":"8D","by":"person"}');
INSERT INTO "entries" VALUES(2,9,1795858915034,'{"kind":"moved","seat":1,"move":"9D","by":"person"}');
INSERT INTO "entries" VALUES(2,10,1795858915034,'{"kind":"moved","seat":2,"move":"4D","by":"person"}');
INSERT INTO "entries" VALUES(3,0,1795858915035,'{"kind":"opened","host":11,"name":"Ann","game":"shichi-narabe","preset":null,"options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":1,"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false},"locale":"ja","turn_seconds":90,"practice":false,"in_thread":false}');
INSERT INTO "entries" VALUES(3,1,1795858915035,'{"kind":"strict-set","strict":true}');
INSERT INTO "entries" VALUES(3,2,1795858915038,'{"kind":"joined","user":12,"name":"Ben"}');
INSERT INTO "entries" VALUES(3,3,1795858916701,'{"kind":"computer-joined","name":"サクラ","player":"steady"}');
INSERT INTO "entries" VALUES(4,0,1795858916740,'{"kind":"opened","host":13,"name":"Cat","game":"shichi-narabe","preset":"classic","options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":0,"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false},"locale":"en-US","turn_seconds":90,"practice":true,"in_thread":false}');
INSERT INTO "entries" VALUES(4,1,1795858916740,'{"kind":"computer-joined","name":"Sakura","player":"steady"}');
INSERT INTO "entries" VALUES(4,2,1795858916740,'{"kind":"computer-joined","name":"Momiji","player":"steady"}');
INSERT INTO "entries" VALUES(4,3,1795858916740,'{"kind":"computer-joined","name":"Tsubaki","player":"steady"}');
INSERT INTO "entries" VALUES(4,4,1795858916740,'{"dealer":0,"deal":{"hands":[["6D","4D","2S","6S","AS","7D","JH","9C","3D","TS","AD","6C","QD"],["2C","KH","8D","6H","3S","8C","4H","3H","7S","JC","KC","7C","AH"],["KS","QS","7H","4S","9H","TD","JS","2D","TC","5C","QC","QH","3C"],["5H","JD","9D","AC","2H","5D","8S","TH","KD","4C","9S","5S","8H"]]},"edition":2,"kind":"started","seed":4269895870742781}');
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
INSERT INTO "heartbeat" VALUES(1,1795858916983);
CREATE TABLE ownership (
	id SMALLINT NOT NULL, 
	owner TEXT NOT NULL, 
	CONSTRAINT pk_ownership PRIMARY KEY (id), 
	CONSTRAINT ck_ownership_one_row CHECK (id = 1)
);
INSERT INTO "ownership" VALUES(1,'30f62e2bb7508bc1');
CREATE TABLE preferences (
	user_id BIGINT NOT NULL, 
	"values" JSON NOT NULL, 
	CONSTRAINT pk_preferences PRIMARY KEY (user_id)
);
INSERT INTO "preferences" VALUES(11,'{"name-1":"Ann"}');
INSERT INTO "preferences" VALUES(13,'{"name-1":"Cat"}');
INSERT INTO "preferences" VALUES(12,'{"name-1":"Ben","four_colour":true,"pings":false,"language":"ja"}');
CREATE TABLE ratings (
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	rated_games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	place_sum INTEGER NOT NULL, 
	updated_at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user_id, game, preset)
);
INSERT INTO "ratings" VALUES(13,'shichi-narabe','classic',2.78690486807494259831e+01,8.20524337739799314306e+00,1,1,1,1,1795858914965);
INSERT INTO "ratings" VALUES(11,'shichi-narabe','classic',2.57172621701873573831e+01,8.0582242228023783781e+00,1,1,0,2,1795858914965);
INSERT INTO "ratings" VALUES(12,'shichi-narabe','classic',2.14136891490632166315e+01,8.0582242228023783781e+00,1,1,0,3,1795858914965);
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
INSERT INTO "results" VALUES(1,13,1,'shichi-narabe','classic',3,1,1,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00,1795858914965);
INSERT INTO "results" VALUES(1,11,1,'shichi-narabe','classic',3,2,1,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.0582242228023783781e+00,1795858914965);
INSERT INTO "results" VALUES(1,12,1,'shichi-narabe','classic',3,3,1,25.0,8.33333333333333392545e+00,2.14136891490632166315e+01,8.0582242228023783781e+00,1795858914965);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	opened_at_ms BIGINT NOT NULL, 
	closed_at_ms BIGINT, 
	cache JSON NOT NULL
);
INSERT INTO "tables" VALUES(1,1,1,1795858914893,1795858914965,'{}');
INSERT INTO "tables" VALUES(2,1,2,1795858914998,NULL,'{"message":900,"pings":{},"asked":{},"trade":null,"hands":{},"panels":{},"posts":0,"posting":false,"shown":null,"settled":null,"looks":{}}');
INSERT INTO "tables" VALUES(3,1,3,1795858915035,NULL,'{}');
INSERT INTO "tables" VALUES(4,0,-13,1795858916740,NULL,'{}');
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE closed_at_ms IS NULL;
CREATE INDEX ix_results_user_id_finished_at_ms ON results (user_id, finished_at_ms);
CREATE INDEX ix_results_guild_id_game_preset ON results (guild_id, game, preset);
CREATE INDEX ix_ratings_game_preset ON ratings (game, preset);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',4);
COMMIT;
