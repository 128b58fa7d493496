-- When the server must look at a match by itself: somebody's time runs out, or it was left alone for too long. None when it is
-- over, or against the computer. Of matches that were begun before this was kept, that is found out at once.
ALTER TABLE matches ADD COLUMN due BIGINT;
UPDATE matches SET due = 0 WHERE state <> 'over' AND level = 0;
CREATE INDEX due_matches ON matches (due) WHERE due IS NOT NULL;

CREATE INDEX expired_sessions ON sessions (expires);
