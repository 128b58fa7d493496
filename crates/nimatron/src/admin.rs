//! `nimatron admin`: what operators do, on the database of a site that may be running.
mod info;

use crate::{
    Console,
    choice::whole,
    failure::Failure,
    layout::{
        Column::{Number, Text},
        TextTable,
    },
    report::ReportPage,
    serve::default_database,
};
use engine::message::{Message, Say};
use server::{AccountLine, AdminError, MOST_ACCOUNTS, Streak, format_time};
use std::env;
use text::{Lang, render};

#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Admin {
    #[arg(long, value_name = "DATABASE", global = true)]
    database: Option<String>,
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    List {
        #[arg(value_name = "TEXT")]
        like: Option<String>,
    },
    Block {
        name: String,
    },
    Unblock {
        name: String,
    },
    Rename {
        name: String,
        #[arg(value_name = "NAME")]
        new: String,
    },
    Reset {
        name: String,
        #[arg(long, value_name = "ADDRESS")]
        site: Option<String>,
    },
    Invite {
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = to_thousand)]
        count: u32,
        #[arg(long, value_name = "N", default_value_t = 14, value_parser = to_thousand)]
        days: u32,
        #[arg(long, value_name = "ADDRESS")]
        site: Option<String>,
    },
    Grant {
        name: String,
    },
    Revoke {
        name: String,
    },
    Delete {
        name: String,
    },
    Sizes,
    Events {
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole::<u32>)]
        last: u32,
    },
    Audit {
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole::<u32>)]
        last: u32,
    },
    Streaks {
        #[arg(long, value_name = "N", default_value_t = 30, value_parser = to_thousand)]
        days: u32,
    },
}

/// Parses a number from 1 to 1000; the error is the id of a message.
fn to_thousand(text: &str) -> Result<u32, &'static str> {
    text.parse().ok().filter(|number| (1..=1000).contains(number)).ok_or("expected-thousand")
}

impl Admin {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let database = self.database.clone().unwrap_or_else(|| default_database(console));
        let page = ReportPage { lang: console.lang, width: console.width, paint: console.paint };
        let text = server::run_to_end(async {
            let admin = server::Admin::open(&database, &operator()).await?;
            let answer = self.answer(&admin, &page).await;
            admin.close().await;
            answer
        });
        let text = text.map_err(|error: AdminError| Failure::Input(error.message()))?;
        if self.json { console.write_json(text.trim_end()) } else { console.print(&text) }
    }

    /// What there is to print, in words or as JSON.
    async fn answer(&self, admin: &server::Admin, page: &ReportPage) -> Result<String, AdminError> {
        if self.json && self.task.is_list() {
            return Ok(protocol::pretty(&self.task.list(admin).await?));
        }
        let text = self.task.run(admin, page).await?;
        Ok(if self.json { protocol::pretty(&info::result(&text)) } else { text })
    }
}

/// The user of the machine who does this, for the record.
fn operator() -> String {
    let user = ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| env::var(name).ok());
    user.unwrap_or_else(|| "-".to_owned())
}

impl Task {
    /// Does the task and returns what there is to print.
    async fn run(&self, admin: &server::Admin, page: &ReportPage) -> Result<String, AdminError> {
        let lang = page.lang;
        let of = |id: &'static str, name: &str| sentence(lang, &Message::new(id).with("name", name));
        Ok(match self {
            Task::List { like } => account_table(&admin.accounts(like.as_deref().unwrap_or_default()).await?, page),
            Task::Block { name } => {
                admin.block(name).await?;
                of("admin-block-done", name)
            }
            Task::Unblock { name } => {
                admin.unblock(name).await?;
                of("admin-unblock-done", name)
            }
            Task::Rename { name, new } => {
                admin.rename(name, new).await?;
                sentence(lang, &Message::new("admin-rename-done").with("name", name.as_str()).with("new", new.as_str()))
            }
            Task::Reset { name, site } => {
                let path = admin.reset(name).await?;
                of("admin-reset-done", name) + &link(site.as_deref(), &path)
            }
            Task::Invite { count, days, site } => invite(admin, *count, *days, site.as_deref(), lang).await?,
            Task::Grant { name } => {
                admin.grant(name).await?;
                of("admin-grant-done", name)
            }
            Task::Revoke { name } => {
                admin.revoke(name).await?;
                of("admin-revoke-done", name)
            }
            Task::Delete { name } => {
                admin.delete(name).await?;
                of("admin-delete-done", name)
            }
            Task::Sizes => sizes(admin, page).await?,
            Task::Events { last } => events(admin, *last, page).await?,
            Task::Audit { last } => audit(admin, *last, page).await?,
            Task::Streaks { days } => streaks(admin, *days, page).await?,
        })
    }
}

fn sentence(lang: Lang, message: &Message) -> String {
    render(lang, message) + "\n"
}

/// A link on a line of its own; without the address of the site it begins with its path.
fn link(site: Option<&str>, path: &str) -> String {
    format!("{}{path}\n", site.unwrap_or_default().trim_end_matches('/'))
}

async fn invite(
    admin: &server::Admin,
    count: u32,
    days: u32,
    site: Option<&str>,
    lang: Lang,
) -> Result<String, AdminError> {
    let mut text = sentence(lang, &Message::new("admin-invite-done").with("count", count).with("days", days));
    for _ in 0..count {
        text += &link(site, &admin.invite(days).await?);
    }
    Ok(text)
}

fn account_table(accounts: &[AccountLine], page: &ReportPage) -> String {
    let lang = page.lang;
    let columns = [
        Text("admin-column-name"),
        Text("admin-column-kind"),
        Text("admin-column-created"),
        Number("admin-column-matches"),
        Text("admin-column-id"),
    ];
    let mut table = TextTable::new(lang, columns);
    for account in accounts {
        let kind = match account {
            AccountLine { is_blocked: true, .. } => Message::new("admin-kind-blocked"),
            AccountLine { is_operator: true, .. } => Message::new("admin-kind-operator"),
            AccountLine { is_guest: true, .. } => Message::new("admin-kind-guest"),
            _ => Message::new("admin-kind-account"),
        };
        table.push([
            account.name.clone(),
            render(lang, &kind),
            format_time(account.created),
            account.matches.to_string(),
            account.id.clone(),
        ]);
    }
    let cut = Message::new("admin-list-cut").with("count", MOST_ACCOUNTS);
    table.render(page.width, page.paint)
        + &if accounts.len() < MOST_ACCOUNTS { String::new() } else { sentence(lang, &cut) }
}

async fn sizes(admin: &server::Admin, page: &ReportPage) -> Result<String, AdminError> {
    let lang = page.lang;
    let sizes = admin.sizes().await?;
    let mut table = TextTable::new(lang, [Text("admin-column-table"), Number("admin-column-rows")]);
    for (name, rows) in &sizes.tables {
        table.push([(*name).to_owned(), rows.to_string()]);
    }
    let kilobytes = u64::try_from(sizes.bytes).unwrap_or(0).div_ceil(1000);
    Ok(table.render(page.width, page.paint)
        + &sentence(lang, &Message::new("admin-sizes-all").with("kilobytes", kilobytes)))
}

async fn events(admin: &server::Admin, last: u32, page: &ReportPage) -> Result<String, AdminError> {
    let lang = page.lang;
    let columns = [
        Text("admin-column-time"),
        Text("admin-column-event"),
        Text("admin-column-name"),
        Text("admin-column-address"),
        Number("admin-column-count"),
    ];
    let mut table = TextTable::new(lang, columns);
    for line in admin.security_events(last).await? {
        table.push([format_time(line.at), line.kind, line.name, line.address, line.count.to_string()]);
    }
    Ok(table.render(page.width, page.paint))
}

async fn audit(admin: &server::Admin, last: u32, page: &ReportPage) -> Result<String, AdminError> {
    let lang = page.lang;
    let columns = [
        Text("admin-column-time"),
        Text("admin-column-operator"),
        Text("admin-column-action"),
        Text("admin-column-detail"),
    ];
    let mut table = TextTable::new(lang, columns);
    for line in admin.audit(last).await? {
        table.push([format_time(line.at), line.operator, line.action, line.detail]);
    }
    Ok(table.render(page.width, page.paint))
}

async fn streaks(admin: &server::Admin, days: u32, page: &ReportPage) -> Result<String, AdminError> {
    let lang = page.lang;
    let streaks = admin.streaks(days).await?;
    if streaks.is_empty() {
        return Ok(sentence(lang, &Message::new("admin-streaks-none").with("days", days)));
    }
    let columns = [
        Text("admin-column-name"),
        Text("admin-column-kind"),
        Text("admin-column-opponent"),
        Number("admin-column-matches"),
        Number("admin-column-wins"),
        Number("admin-column-unplayed"),
    ];
    let mut table = TextTable::new(lang, columns);
    for Streak { name, bot, opponent, level, matches, wins, unplayed } in streaks {
        let kind = Message::new(if bot { "admin-kind-bot" } else { "admin-kind-account" });
        let nobody = match level {
            0 => Message::new("admin-streak-deleted"),
            level => Message::new("admin-streak-computer").with("level", u32::from(level)),
        };
        let opponent = opponent.unwrap_or_else(|| render(lang, &nobody));
        let numbers = [matches, wins, unplayed].map(|number| number.to_string());
        let [matches, wins, unplayed] = numbers;
        table.push([name, render(lang, &kind), opponent, matches, wins, unplayed]);
    }
    Ok(table.render(page.width, page.paint))
}
