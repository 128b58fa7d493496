-- Whether the account plays with a token: it is marked and ranked apart.
ALTER TABLE accounts ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;

-- Whether both players of a rated match sit in the same network, and whether the result of its pair has moved a rating.
ALTER TABLE matches ADD COLUMN near BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;

-- A hash of the network of a player and the id of the match, while a seat of a rated match is free: only to compare it with
-- that of the player who sits down.
ALTER TABLE seats ADD COLUMN network TEXT;
