-- Whether somebody chose the start, which those who want to play at once must have chosen as well; 0 when it was drawn.
ALTER TABLE matches ADD COLUMN chosen BIGINT NOT NULL DEFAULT 0;
