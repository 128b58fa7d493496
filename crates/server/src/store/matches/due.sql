SELECT 1 FROM matches WHERE due <= $1 LIMIT 1
