-- How many pieces each player places in secret before the first move; 0 when the match begins with a position. Where they
-- were placed is in `events`, as everything else that happens.
ALTER TABLE matches ADD COLUMN pieces BIGINT NOT NULL DEFAULT 0;
