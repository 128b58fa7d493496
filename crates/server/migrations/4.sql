-- Who is playing a rated match against the computer, of which everybody has at most one at a time: it is found at once, however
-- many were played before. Nobody in all other matches.
ALTER TABLE matches ADD COLUMN player TEXT;
UPDATE matches SET player = (SELECT MIN(s.account) FROM seats s WHERE s.match_id = matches.id)
WHERE rated = 1 AND level > 0;
CREATE INDEX running_matches ON matches (player) WHERE state = 'playing';
