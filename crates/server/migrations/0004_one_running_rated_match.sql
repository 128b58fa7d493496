-- The account that plays a rated match against the computer; null in other matches. An account has at most one at a time,
-- which this index finds however many were played before.
ALTER TABLE matches ADD COLUMN player TEXT;
UPDATE matches SET player = (SELECT MIN(s.account) FROM seats s WHERE s.match_id = matches.id)
WHERE rated = 1 AND level > 0;
CREATE INDEX running_matches ON matches (player) WHERE state = 'playing';
