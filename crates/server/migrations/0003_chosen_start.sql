-- Whether a player chose the start; 0 if it was drawn. Quick pairing matches a chosen start only with the same start.
ALTER TABLE matches ADD COLUMN chosen BIGINT NOT NULL DEFAULT 0;
