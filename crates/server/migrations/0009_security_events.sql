-- Security events, such as failed attempts to sign in. Equal events of one minute are one row with their number.
CREATE TABLE security_events (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    count BIGINT NOT NULL
);
CREATE INDEX security_events_by_time ON security_events (at);
