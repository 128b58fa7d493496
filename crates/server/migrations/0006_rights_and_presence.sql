-- What the token of a bot may do: words with spaces between them. Browsers may do everything. Sessions of the kind `device`
-- are no sessions but marks of browsers in which somebody has signed in to the account.
ALTER TABLE sessions ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play';

-- The key of the name of a guest, which is the same for all names that look alike. Unlike `skeleton` it need not be unique.
ALTER TABLE accounts ADD COLUMN guest_skeleton TEXT;
CREATE INDEX guests_by_name ON accounts (guest_skeleton) WHERE guest_skeleton IS NOT NULL;

-- When a person in a listed match with a free seat was last at the site; the match is listed while that is not long ago.
ALTER TABLE matches ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
