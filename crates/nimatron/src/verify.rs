//! `nimatron verify`: theory against exhaustive search, range by range, on all cores.
use crate::{
    Console,
    choice::{NamedGame, Timeout, advice},
    failure::Failure,
    layout::{
        Column::{Number, Text},
        TextTable, wrap,
    },
    paint::Paint,
    parallel::parallel_map,
};
use engine::{
    AnyGame, Convention, Family, Params,
    games::{self, FAMILIES},
    interrupt::{self, Flag},
    message::Message,
    notation::shorten,
    solve::OutOfBudget,
    verify::Report,
};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use protocol::{
    Json, Object,
    verify::{Comparison, RangeReport, UntestedGame, VerifyReport},
};
use std::{cmp::Reverse, sync::atomic::Ordering, time::Instant};
use text::{Lang, render};

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    game: Option<String>,
    #[arg(long)]
    deep: bool,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    timeout: Timeout,
}

impl Verify {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.timeout.limit(|budget| self.answer(budget.cancel.as_ref(), console))
    }

    fn answer(&self, cancel: Option<&Flag>, console: &mut Console<'_>) -> Result<(), Failure> {
        let families: Vec<&Family> = match &self.game {
            Some(game) => vec![NamedGame::find(game)?.family],
            None => FAMILIES.iter().collect(),
        };
        let started = Instant::now();
        let report = report(&entries(&families, self.deep)?, self.deep, cancel, console);
        if self.json {
            console.write_json(&protocol::pretty(&report))?;
        } else {
            console.print(&render_report(&report, console.lang, console.width, console.paint))?;
        }
        console.output.flush()?;
        writeln!(console.errors, "{:.1} s", started.elapsed().as_secs_f64())?;
        verdict(&report)?;
        if interrupt::is_set() { Err(Failure::Unknown(advice(OutOfBudget::Cancelled))) } else { Ok(()) }
    }
}

/// A game with one choice of parameters.
struct Entry<'f> {
    family: &'f Family,
    params: Params,
    game: Box<dyn AnyGame>,
    ranges: Vec<Message>,
}

/// One comparison: a range of an entry in a convention.
struct Job {
    entry: usize,
    convention: Convention,
    range: usize,
    len: usize,
}

/// Compares everything there is to compare in some games.
fn report(entries: &[Entry<'_>], deep: bool, cancel: Option<&Flag>, console: &Console<'_>) -> VerifyReport {
    let is_late = || cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
    let jobs = jobs(entries, deep);
    let bar = progress_bar(jobs.iter().map(|job| job.len as u64).sum(), console);
    let reports = parallel_map(&jobs, |job| {
        compare(&entries[job.entry], job, deep, &|positions| {
            bar.inc(positions);
            !is_late()
        })
    });
    bar.finish_and_clear();
    summary(entries, jobs.iter().zip(reports).collect(), deep, console.lang)
}

fn entries<'f>(families: &[&'f Family], deep: bool) -> Result<Vec<Entry<'f>>, Failure> {
    let mut entries = Vec::new();
    for family in families {
        for &sample in family.samples {
            let params = games::params(family, sample)?;
            let game = games::build(family.id, &params)?;
            entries.push(Entry { family, params, ranges: game.ranges(deep), game });
        }
    }
    Ok(entries)
}

/// All comparisons, the largest first, so that the threads end together.
fn jobs(entries: &[Entry<'_>], deep: bool) -> Vec<Job> {
    let ranges = entries.iter().enumerate();
    let ranges: Vec<(usize, usize)> = ranges.flat_map(|(i, e)| (0..e.ranges.len()).map(move |r| (i, r))).collect();
    let lens = parallel_map(&ranges, |&(entry, range)| entries[entry].game.range_len(deep, range));
    let mut jobs = Vec::new();
    for (&(entry, range), len) in ranges.iter().zip(lens) {
        let conventions = conventions(&*entries[entry].game);
        jobs.extend(conventions.map(|convention| Job { entry, convention, range, len }));
    }
    jobs.sort_by_key(|job| Reverse(job.len));
    jobs
}

/// Compares a range; `goes_on` gets the number of positions since its last call.
fn compare(entry: &Entry<'_>, job: &Job, deep: bool, goes_on: &dyn Fn(u64) -> bool) -> Report {
    let mut counted = 0;
    entry.game.verify(job.convention, deep, job.range, &mut |positions| {
        let more = positions - counted;
        counted = positions;
        goes_on(more)
    })
}

fn progress_bar(positions: u64, console: &Console<'_>) -> ProgressBar {
    let target = if console.interactive { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let words = Message::new("verify-progress").with("done", "{human_pos}").with("all", "{human_len}");
    let words = console.for_terminal(&render(console.lang, &words.with("left", "{eta}")));
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {words}"));
    ProgressBar::with_draw_target(Some(positions), target).with_style(style.expect("the template is right"))
}

/// Groups the comparisons by game, parameters and convention.
fn summary(entries: &[Entry<'_>], mut done: Vec<(&Job, Report)>, deep: bool, lang: Lang) -> VerifyReport {
    done.sort_by_key(|(job, _)| (job.entry, job.convention, job.range));
    let mut summary = VerifyReport { deep, ..VerifyReport::default() };
    for group in done.chunk_by(|(a, _), (b, _)| (a.entry, a.convention) == (b.entry, b.convention)) {
        let (entry, convention) = (&entries[group[0].0.entry], group[0].0.convention);
        let range = |(job, report): &(&Job, Report)| RangeReport::new(&entry.ranges[job.range], report, lang);
        let ranges: Vec<_> = group.iter().map(range).collect();
        let params = protocol::params::write(&entry.params);
        summary.add(Comparison { game: entry.family.id, params, convention: convention.name(), ranges });
    }
    for entry in entries {
        for convention in conventions(&*entry.game) {
            summary.add_if_untested(entry.family.id, convention);
        }
    }
    summary
}

fn conventions(game: &dyn AnyGame) -> impl Iterator<Item = Convention> {
    let misere = game.normal_only().is_none();
    Convention::BOTH.into_iter().filter(move |&convention| misere || convention == Convention::Normal)
}

fn render_report(report: &VerifyReport, lang: Lang, width: usize, paint: Paint) -> String {
    let columns = [
        Text("label-game"),
        Text("label-set"),
        Text("label-convention"),
        Number("label-positions"),
        Number("label-disagreements"),
        Text("label-ranges"),
    ];
    let mut table = TextTable::new(lang, columns);
    for compared in &report.compared {
        let ranges: Vec<&str> = compared.ranges.iter().map(|range| range.range.as_str()).collect();
        table.push([
            compared.game.to_owned(),
            settings(&compared.params),
            convention_word(compared.convention, lang),
            compared.positions().to_string(),
            compared.disagreements().to_string(),
            ranges.join("; "),
        ]);
    }
    let mut text = if report.compared.is_empty() { String::new() } else { table.render(width, paint) + "\n" };
    if !report.without_theory.is_empty() {
        let word = |silent: &UntestedGame| format!("{} ({})", silent.game, convention_word(silent.convention, lang));
        let silent: Vec<String> = report.without_theory.iter().map(word).collect();
        text += &wrap(&render(lang, &Message::new("verify-silent").with("games", silent.join(", "))), 0, width);
    }
    let positions = Message::new("fact-positions").with("count", report.positions);
    let disagreements = Message::new("fact-disagreements").with("count", report.disagreements);
    let total = Message::new("verify-total").with("positions", positions).with("disagreements", disagreements);
    text + &render(lang, &total) + "\n"
}

/// The word for a convention in a table.
fn convention_word(name: &str, lang: Lang) -> String {
    render(lang, &Message::new(if name == Convention::Misere.name() { "word-misere" } else { "word-normal" }))
}

/// Parameters as they are typed after `--set`.
fn settings(params: &Object) -> String {
    let plain =
        |(name, json): (&String, &Json)| protocol::params::value(name, json).map(|value| format!("{name}={value}"));
    let settings: Vec<String> = params.iter().filter_map(|setting| plain(setting).ok()).collect();
    shorten(&settings.join(" "))
}

/// Fails if theory and search differ somewhere, or if a comparison was not finished.
fn verdict(report: &VerifyReport) -> Result<(), Failure> {
    for compared in &report.compared {
        for range in &compared.ranges {
            let place = format!("{} {}, {}", compared.game, compared.convention, range.range);
            if let Some(example) = range.examples.first() {
                let message = Message::new("verify-differs").with("count", report.disagreements);
                return Err(Failure::Bug(message.with("place", place).with("example", example.as_str())));
            }
            if let Some(reason) = range.stopped.as_ref().filter(|_| !interrupt::is_set()) {
                let message = Message::new("verify-unfinished").with("place", place);
                return Err(Failure::Bug(message.with("reason", reason.as_str())));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_nim::{FAMILY, right, silent, with_test_console, wrong};

    fn compare_all(game: Box<dyn AnyGame>) -> VerifyReport {
        let entry = Entry { family: &FAMILY, params: Params::default(), ranges: game.ranges(false), game };
        with_test_console(|console| report(&[entry], false, None, console)).0
    }

    #[test]
    fn a_right_theory_is_confirmed() {
        let report = compare_all(right());
        let table = "\
game  convention  positions  disagreements  ranges
test  normal            112              0  2 heaps ≤ 6; 3 heaps ≤ 6
test  misère            112              0  2 heaps ≤ 6; 3 heaps ≤ 6

224 positions in all, 0 disagreements.
";
        assert_eq!(render_report(&report, Lang::En, 88, Paint(false)), table);
        assert!(verdict(&report).is_ok());
    }

    #[test]
    fn a_wrong_theory_is_caught() {
        let report = compare_all(wrong());
        assert!(report.disagreements > 0);
        let (code, sentence) = with_test_console(|console| verdict(&report).unwrap_err().report(console));
        assert_eq!(code, 1);
        assert!(sentence.contains("this is a bug in Nimatron: theory and search differ"), "{sentence}");
    }

    #[test]
    fn a_game_without_theory_is_listed_as_such() {
        let report = compare_all(silent());
        let text = "\
No theory, solved by search alone: test (normal), test (misère).
0 positions in all, 0 disagreements.
";
        assert_eq!(render_report(&report, Lang::En, 88, Paint(false)), text);
    }
}
