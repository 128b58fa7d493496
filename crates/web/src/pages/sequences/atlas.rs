//! A table of all games with three octal digits: fetched when it is opened, sorted by the clicked column.
use crate::{
    reactive::{dyn_view, handler},
    route::{Page, Route},
    words::Words,
};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The path of the table, relative to the page.
const FILE: &str = "data/octal-three-digits.csv";

/// Number of rows shown at first.
const ROWS: usize = 60;

/// A game and the result of its survey.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    code: String,
    standard: String,
    proved: bool,
    from: Option<u64>,
    period: Option<u64>,
    values: u64,
    largest: u64,
    rare: Option<u64>,
}

/// What rows may be sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Code,
    Period,
    From,
    Largest,
    Values,
}

/// Reads the table; skips invalid lines.
fn read(text: &str) -> Vec<Row> {
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    let row = |line: &str| {
        let words: Vec<&str> = line.split(',').collect();
        let word = |name: &str| names.iter().position(|known| *known == name).and_then(|i| words.get(i).copied());
        let number = |name: &str| word(name).and_then(|word| word.parse().ok());
        Some(Row {
            code: word("code")?.to_owned(),
            standard: word("standard_form")?.to_owned(),
            proved: word("proved")? == "true",
            from: number("n0"),
            period: number("period"),
            values: number("to")?,
            largest: number("max_value")?,
            rare: number("rare"),
        })
    };
    lines.filter_map(row).collect()
}

/// Sorts rows; unknown values come last.
fn sort_rows(mut rows: Vec<Row>, by: By, falling: bool) -> Vec<Row> {
    let key = |row: &Row| match by {
        By::Code => (false, 0),
        By::Period => (row.period.is_none(), row.period.unwrap_or(0)),
        By::From => (row.from.is_none(), row.from.unwrap_or(0)),
        By::Largest => (false, row.largest),
        By::Values => (false, row.values),
    };
    rows.sort_by(|a, b| {
        let ((no_a, a_key), (no_b, b_key)) = (key(a), key(b));
        let by_key = if falling { b_key.cmp(&a_key) } else { a_key.cmp(&b_key) };
        let by_code = if falling && by == By::Code { b.code.cmp(&a.code) } else { a.code.cmp(&b.code) };
        no_a.cmp(&no_b).then(by_key).then(by_code)
    });
    rows
}

/// Fetches the text of the table.
async fn fetch() -> Option<String> {
    let response: web_sys::Response = JsFuture::from(window().fetch_with_str(FILE)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The table, closed at first.
pub(super) fn view() -> impl IntoView {
    let words = Words::context();
    let rows: RwSignal<Option<Vec<Row>>> = RwSignal::new(None);
    let failed = RwSignal::new(false);
    let open = move |_| {
        if rows.with_untracked(Option::is_none) {
            spawn_local(async move {
                match fetch().await {
                    Some(text) => rows.set(Some(read(&text))),
                    None => failed.set(true),
                }
            });
        }
    };
    view! {
        <details class="card" on:toggle=handler(open)>
            <summary>{words.live("sequence-atlas")}</summary>
            <p class="soft">{words.live("sequence-atlas-about")}</p>
            {dyn_view(move || failed.get().then(|| view!
                { <p class="error" role="alert">{words.id("sequence-atlas-missing")}</p> }))}
            {dyn_view(move || rows.get().map(|rows| table(words, rows)))}
        </details>
    }
}

fn table(words: Words, rows: Vec<Row>) -> impl IntoView {
    let order = RwSignal::new((By::Period, true));
    let limit = RwSignal::new(ROWS);
    let count = rows.len();
    let head = move |id: &'static str, by: By| {
        let sort = move || match order.get() {
            (now, true) if now == by => "descending",
            (now, false) if now == by => "ascending",
            _ => "none",
        };
        let click = move |_| order.update(|(now, falling)| (*now, *falling) = (by, *now == by && !*falling));
        view! { <th scope="col" aria-sort=sort><button type="button" class="sort"
        on:click=handler(click)>{words.live(id)}</button></th> }
    };
    let body = move || {
        let (by, falling) = order.get();
        sort_rows(rows.clone(), by, falling).into_iter().take(limit.get()).map(row).collect_view()
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=words.live("sequence-atlas")>
            <table class="atlas">
                <thead>
                    <tr>
                        {head("sequence-code", By::Code)}
                        <th scope="col">{words.live("sequence-standard-form")}</th>
                        {head("sequence-period-length", By::Period)}
                        {head("sequence-from", By::From)}
                        {head("sequence-largest-value", By::Largest)}
                        {head("sequence-known", By::Values)}
                        <th scope="col">{words.live("sequence-rare")}</th>
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
        <Show when=move || limit.get() < count>
            <button type="button"
                on:click=handler(move |_|
                limit.update(|limit| *limit += 5 * ROWS))>{words.live("sequence-more")}</button>
        </Show>
    }
}

fn row(row: Row) -> impl IntoView {
    let number = |number: Option<u64>| number.map(|number| number.to_string());
    view! {
        <tr>
            <th scope="row"><a href=Route::about(Page::Sequences,
                &row.code).href()><code>{row.code.clone()}</code></a></th>
            <td><code>{row.standard}</code></td>
            <td class="number">{if row.proved { number(row.period) } else { Some("?".to_owned()) }}</td>
            <td class="number">{number(row.from)}</td>
            <td class="number">{row.largest}</td>
            <td class="number">{row.values}</td>
            <td class="number">{number(row.rare)}</td>
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = include_str!("../../../../lab/data/octal-three-digits.csv");

    #[test]
    fn the_whole_table_is_read() {
        let rows = read(TABLE);
        assert_eq!(rows.len(), TABLE.lines().count() - 1);
        let kayles = rows.iter().find(|row| row.code == "0.77").unwrap();
        assert_eq!((kayles.period, kayles.from, kayles.proved), (Some(12), Some(71), true));
        assert!(rows.iter().any(|row| !row.proved && row.period.is_none()));
    }

    #[test]
    fn rows_are_sorted_both_ways_and_unknown_values_come_last() {
        let rows = read(TABLE);
        for falling in [false, true] {
            let periods: Vec<Option<u64>> =
                sort_rows(rows.clone(), By::Period, falling).iter().map(|row| row.period).collect();
            let known: Vec<u64> = periods.iter().copied().map_while(|period| period).collect();
            assert!(known.is_sorted_by(|a, b| if falling { a >= b } else { a <= b }));
            assert!(periods[known.len()..].iter().all(Option::is_none));
        }
    }

    #[test]
    fn other_texts_have_no_rows() {
        assert_eq!(read(""), []);
        assert_eq!(read("a,b\n1,2\n"), []);
    }
}
