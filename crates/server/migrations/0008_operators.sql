-- An operator runs the site. `blocked` is the time since which an account cannot be used, null if it can.
ALTER TABLE accounts ADD COLUMN operator BIGINT NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN blocked BIGINT;

-- Finds old guests without a look at all accounts.
CREATE INDEX guests ON accounts (created) WHERE password IS NULL AND name IS NOT NULL;

-- Links for one use, which an operator hands out: an `invitation` opens an account, a `reset` gives an account a new password.
-- The secret in the link is stored as its hash.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    account TEXT REFERENCES accounts (id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX expired_links ON links (expires);

-- What operators did, numbered without gaps, so that running servers notice what is new.
CREATE TABLE audit (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    account TEXT,
    detail TEXT NOT NULL
);
