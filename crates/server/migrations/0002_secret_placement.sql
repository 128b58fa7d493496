-- Number of pieces that each player places in secret before the first move; 0 if the match begins with a position. The
-- placements are in `events`.
ALTER TABLE matches ADD COLUMN pieces BIGINT NOT NULL DEFAULT 0;
