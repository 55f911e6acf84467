CREATE TABLE form (version integer NOT NULL, usable_from integer NOT NULL);
INSERT INTO form VALUES (2, 2);
CREATE TABLE tables (
    id text PRIMARY KEY, revision integer NOT NULL, created bigint NOT NULL, status text NOT NULL,
    listed boolean NOT NULL, body text NOT NULL
);
CREATE INDEX lobby ON tables (created) WHERE listed AND status = 'waiting';
CREATE TABLE holders (holder text NOT NULL, game text NOT NULL, PRIMARY KEY (holder, game));
CREATE INDEX holders_of ON holders (game);
CREATE TABLE moves (
    game text NOT NULL, version integer NOT NULL, seat integer NOT NULL, action text, id text,
    time bigint NOT NULL, chance text, PRIMARY KEY (game, version)
);
CREATE TABLE answers (
    game text NOT NULL, version integer NOT NULL, seat integer NOT NULL, action text, id text,
    PRIMARY KEY (game, version, seat)
);
CREATE TABLE talk (
    game text NOT NULL, number integer NOT NULL, seat integer NOT NULL, at integer NOT NULL, remark text,
    text text, id text, time bigint NOT NULL, PRIMARY KEY (game, number)
);
CREATE TABLE old (game text PRIMARY KEY, ran bigint NOT NULL, happened bigint NOT NULL);
CREATE TABLE running (one integer PRIMARY KEY, seconds bigint NOT NULL);
CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE nodes (
    id text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL, rules integer NOT NULL,
    release text NOT NULL
);
CREATE TABLE leases (game text PRIMARY KEY, node text NOT NULL, epoch bigint NOT NULL);
CREATE INDEX leases_of ON leases (node);
CREATE SEQUENCE epochs;
INSERT INTO nodes VALUES ('0123456789abcdef', '127.0.0.1:1', '2026-11-01 20:00:00+00', 1, '0.1.0');
