//! The page that says what the site stores about people, made from a list that a test compares with the schema.
use crate::{
    html_page::{page, words},
    problem::language,
    site::Site,
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use engine::message::Message;
use std::sync::Arc;

/// Columns of the database that are described by one sentence.
struct StoredData {
    /// The ids of the messages: what it is, and how long it is kept.
    what: &'static str,
    how_long: &'static str,
    /// Tables with their columns.
    tables: &'static [(&'static str, &'static [&'static str])],
}

/// Everything that the site stores.
const STORED: [StoredData; 6] = [
    StoredData {
        what: "privacy-account",
        how_long: "privacy-account-time",
        tables: &[(
            "accounts",
            &["id", "name", "skeleton", "password", "created", "operator", "blocked", "guest_skeleton", "bot"],
        )],
    },
    StoredData {
        what: "privacy-session",
        how_long: "privacy-session-time",
        tables: &[("sessions", &["hash", "id", "account", "kind", "label", "created", "expires", "scopes"])],
    },
    StoredData {
        what: "privacy-match",
        how_long: "privacy-match-time",
        tables: &[
            (
                "matches",
                &[
                    "id",
                    "family",
                    "params",
                    "convention",
                    "start",
                    "level",
                    "rated",
                    "listed",
                    "initial",
                    "increment",
                    "pair",
                    "state",
                    "events",
                    "how",
                    "winners",
                    "created",
                    "ended",
                    "pieces",
                    "chosen",
                    "player",
                    "due",
                    "seen",
                    "near",
                    "counted",
                ],
            ),
            ("seats", &["match_id", "seat", "account", "level", "network"]),
            ("events", &["match_id", "number", "seat", "kind", "content", "at"]),
        ],
    },
    StoredData {
        what: "privacy-rating",
        how_long: "privacy-rating-time",
        tables: &[(
            "ratings",
            &[
                "account",
                "family",
                "convention",
                "level",
                "games",
                "wins",
                "losses",
                "rating",
                "deviation",
                "volatility",
            ],
        )],
    },
    StoredData {
        what: "privacy-event",
        how_long: "privacy-event-time",
        tables: &[("security_events", &["id", "at", "kind", "account", "name", "address", "count"])],
    },
    StoredData {
        what: "privacy-operator",
        how_long: "privacy-operator-time",
        tables: &[
            ("links", &["hash", "kind", "account", "created", "expires"]),
            ("audit", &["number", "at", "operator", "action", "account", "detail"]),
        ],
    },
];

/// What the site stores about people, and for how long
pub(crate) async fn privacy(State(site): State<Arc<Site>>, headers: HeaderMap) -> Response {
    let lang = language(&headers);
    let say = |id: &'static str| {
        let message = Message::new(id).with("guests", site.options.keep_guests_days);
        words(lang, &message.with("events", site.options.keep_events_days))
    };
    let row = |stored: &StoredData| {
        let columns: Vec<String> = stored
            .tables
            .iter()
            .flat_map(|(table, columns)| columns.iter().map(move |column| format!("{table}.{column}")))
            .collect();
        format!(
            "<tr><th scope=\"row\">{}<br><small><code>{}</code></small></th><td>{}</td></tr>",
            say(stored.what),
            columns.join(" "),
            say(stored.how_long)
        )
    };
    let body = format!(
        "<p>{}</p><table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>{}</table>\
         <p>{}</p><p>{}</p>",
        say("privacy-begin"),
        say("privacy-what"),
        say("privacy-how-long"),
        STORED.iter().map(row).collect::<String>(),
        say("privacy-nothing-else"),
        say("privacy-rights"),
    );
    page(StatusCode::OK, lang, &Message::new("privacy-title"), &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::columns_of_schema;

    #[tokio::test]
    async fn the_page_names_every_column_of_the_schema() {
        let mut described: Vec<(String, String)> = STORED
            .iter()
            .flat_map(|stored| stored.tables)
            .flat_map(|(table, columns)| columns.iter().map(|column| ((*table).to_owned(), (*column).to_owned())))
            .collect();
        described.sort_unstable();
        assert_eq!(described, columns_of_schema().await, "what is stored about people must be said to them");
    }
}
