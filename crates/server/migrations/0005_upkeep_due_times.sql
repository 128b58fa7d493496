-- When the server must look at a match of its own accord: a player is out of time, or nobody has played for too long. Null if
-- the match is over, or against the computer. Older matches are due at once, so that the server computes their time.
ALTER TABLE matches ADD COLUMN due BIGINT;
UPDATE matches SET due = 0 WHERE state <> 'over' AND level = 0;
CREATE INDEX due_matches ON matches (due) WHERE due IS NOT NULL;

CREATE INDEX expired_sessions ON sessions (expires);
