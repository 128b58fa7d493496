SELECT id FROM matches WHERE player = $1 AND state = 'playing' LIMIT 1
