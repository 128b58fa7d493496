//! What operators see, for programs.
use super::Task;
use protocol::{Json, Object, object};
use server::{AccountLine, AdminError, Streak, format_time};

impl Task {
    /// Whether the task only lists something.
    pub(super) fn is_list(&self) -> bool {
        matches!(
            self,
            Task::List { .. } | Task::Sizes | Task::Events { .. } | Task::Audit { .. } | Task::Streaks { .. }
        )
    }

    /// The list that a task is for.
    pub(super) async fn list(&self, admin: &server::Admin) -> Result<Object, AdminError> {
        Ok(match self {
            Task::List { like } => {
                let accounts = admin.accounts(like.as_deref().unwrap_or_default()).await?;
                object([("accounts", list(&accounts, account))])
            }
            Task::Sizes => {
                let sizes = admin.sizes().await?;
                let tables = sizes.tables.iter().map(|(name, rows)| ((*name).to_owned(), Json::from(*rows)));
                object([("tables", Json::Object(tables.collect())), ("bytes", sizes.bytes.into())])
            }
            Task::Events { last } => {
                let events = admin.security_events(*last).await?;
                object([(
                    "events",
                    list(&events, |line| {
                        object([
                            ("time", format_time(line.at).into()),
                            ("event", line.kind.as_str().into()),
                            ("name", line.name.as_str().into()),
                            ("address", line.address.as_str().into()),
                            ("times", line.count.into()),
                        ])
                    }),
                )])
            }
            Task::Audit { last } => {
                let lines = admin.audit(*last).await?;
                object([(
                    "actions",
                    list(&lines, |line| {
                        object([
                            ("time", format_time(line.at).into()),
                            ("operator", line.operator.as_str().into()),
                            ("action", line.action.as_str().into()),
                            ("detail", line.detail.as_str().into()),
                        ])
                    }),
                )])
            }
            Task::Streaks { days } => object([("streaks", list(&admin.streaks(*days).await?, streak))]),
            _ => Object::new(),
        })
    }
}

/// What a task says that changes something: a sentence, and links.
pub(super) fn result(text: &str) -> Object {
    let (links, sentences): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.contains("?link="));
    object([("message", sentences.join(" ").into()), ("links", links.into())])
}

fn list<T>(items: &[T], item: impl Fn(&T) -> Object) -> Json {
    items.iter().map(|one| Json::Object(item(one))).collect::<Vec<Json>>().into()
}

fn account(account: &AccountLine) -> Object {
    object([
        ("name", account.name.as_str().into()),
        ("id", account.id.as_str().into()),
        ("created", format_time(account.created).into()),
        ("matches", account.matches.into()),
        ("guest", account.is_guest.into()),
        ("operator", account.is_operator.into()),
        ("blocked", account.is_blocked.into()),
    ])
}

fn streak(streak: &Streak) -> Object {
    object([
        ("name", streak.name.as_str().into()),
        ("bot", streak.bot.into()),
        ("opponent", streak.opponent.as_deref().map_or(Json::Null, Json::from)),
        ("level", if streak.level > 0 { streak.level.into() } else { Json::Null }),
        ("matches", streak.matches.into()),
        ("wins", streak.wins.into()),
        ("without_a_move", streak.unplayed.into()),
    ])
}
