-- For SQLite and PostgreSQL. The server makes the ids, random texts; times are milliseconds since 1970.

-- A guest has only a name. A deleted account has only its id, so that old matches keep their seats.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT,
    skeleton TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account);

-- `level` is the level of the computer, 0 between people. A match is `open` until all seats are taken, then `playing`, then
-- `over`. `events` is the number of events, so that of two simultaneous writes only one succeeds. `initial` and `increment`
-- are the time of each player, 0 without a clock; `pair` is the other match of a rated pair.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    family TEXT NOT NULL,
    params TEXT NOT NULL,
    convention TEXT NOT NULL,
    start TEXT NOT NULL,
    level BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    initial BIGINT NOT NULL,
    increment BIGINT NOT NULL,
    pair TEXT,
    state TEXT NOT NULL,
    events BIGINT NOT NULL,
    how TEXT,
    winners TEXT,
    created BIGINT NOT NULL,
    ended BIGINT
);

CREATE INDEX open_matches ON matches (state, listed, created);

-- A free seat has no account and level 0.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    account TEXT REFERENCES accounts (id),
    level BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_of_account ON seats (account);

-- Events are never changed, and removed only with an invitation that is withdrawn.
CREATE TABLE events (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    content TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- One row for each filter of the ranking; `*` and -1 stand for all.
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    family TEXT NOT NULL,
    convention TEXT NOT NULL,
    level BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (account, family, convention, level)
);
CREATE INDEX ranking ON ratings (family, convention, level, rating);
