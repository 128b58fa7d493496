//! `nimatron review`: every move of a recorded game judged, each mistake with its refutation.
use crate::{
    Console,
    choice::{Limits, advice_now},
    failure::Failure,
    paint::Tone,
    progress::Progress,
};
use engine::{
    GameError, Question,
    explain::{self, Explanation},
    message::Message,
};
use play::{
    Effort, Match, RecordError,
    chain::{Arrow, chain},
    record,
    review::{Judgement, Review, Verdict, review},
};
use protocol::{Json, Object, review::ReviewInfo};
use std::path::{Path, PathBuf};
use text::{plain::Page, render};

#[derive(Debug, clap::Args)]
#[command(name = "review")]
pub(crate) struct ReviewFile {
    file: PathBuf,
    #[arg(long)]
    why: bool,
    #[arg(long, conflicts_with = "why")]
    json: bool,
    #[arg(long, conflicts_with = "why")]
    chain: bool,
    #[command(flatten)]
    limits: Limits,
}

impl ReviewFile {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.limits.limit(|_| self.answer(console))
    }

    fn answer(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = self.text(console)?;
        let records = records(&text);
        // All are read before the first is reviewed.
        for record in &records {
            record.read(&self.file)?;
        }
        let many = records.len() > 1;
        let (mut infos, mut is_known) = (Vec::new(), true);
        for (number, record) in (1u32..).zip(&records) {
            let game = &record.read(&self.file)?;
            let review = if self.chain { None } else { Some(self.judge(game, console)?) };
            let judgements = review.iter().flat_map(|judged| &judged.review.judgements);
            is_known &= judgements.into_iter().all(|judgement| judgement.verdict != Verdict::NotKnown);
            if self.json {
                infos.push(info(game, review.as_ref(), console));
                continue;
            }
            if many {
                let title = render(console.lang, &Message::new("cli-game-number").with("number", number));
                let title = console.paint.text(Tone::Heading, &title);
                console.print(&format!("{}{title}\n", if number > 1 { "\n" } else { "" }))?;
            }
            console.print(&words(game, review.as_ref(), console))?;
        }
        match infos.pop() {
            None => {}
            Some(only) if !many => console.write_json(&protocol::pretty(&only))?,
            Some(last) => {
                infos.push(last);
                let games = Object::from_iter([("games".to_owned(), Json::Array(infos))]);
                console.write_json(&protocol::pretty(&games))?;
            }
        }
        if is_known { Ok(()) } else { Err(Failure::Unknown(advice_now())) }
    }

    /// The review of a game, with explanations of mistakes if they are asked for.
    fn judge(&self, game: &Match, console: &Console<'_>) -> Result<ReviewWithReasons, Failure> {
        let _progress = Progress::start(console, None);
        let effort = match self.limits.positions {
            Some(positions) => Effort { positions, total: usize::MAX, ..Effort::default() },
            None => Effort::default(),
        };
        let review = review(game, &effort)?;
        let mistakes = review.judgements.iter().map(|judgement| {
            let is_explained = self.why && judgement.verdict.is_mistake();
            is_explained.then(|| explanation(game, judgement)).transpose()
        });
        let explanations = mistakes.collect::<Result<_, _>>()?;
        Ok(ReviewWithReasons { review, explanations })
    }

    /// The text of the record; of one that is too long, only enough to notice that.
    fn text(&self, console: &mut Console<'_>) -> Result<String, Failure> {
        let bytes = console.read(&self.file, record::LONGEST_RECORD as u64 + 1)?;
        String::from_utf8(bytes).map_err(|_| Failure::within(&self.file, &RecordError::NoRecord))
    }
}

/// A review, and the explanation of each mistake.
struct ReviewWithReasons {
    review: Review,
    explanations: Vec<Option<Explanation>>,
}

fn explanation(game: &Match, judgement: &Judgement) -> Result<Explanation, GameError> {
    let convention = game.deal().convention;
    explain::explain_move(game.game(), &judgement.from, &judgement.mv, convention, &Question::default())
}

/// What there is to say about a game; without a review, its positions.
fn words(game: &Match, review: Option<&ReviewWithReasons>, console: &Console<'_>) -> String {
    let arrow = if console.ascii { Arrow::Ascii } else { Arrow::Unicode };
    match review {
        Some(review) => render_review(&console.page(), review),
        None => console.page().paragraphs(&chain(game, arrow)) + "\n",
    }
}

/// The same for programs.
fn info(game: &Match, review: Option<&ReviewWithReasons>, console: &Console<'_>) -> Json {
    match review {
        Some(judged) => protocol::json(&ReviewInfo::new(game, &judged.review, console.lang)),
        None => protocol::json(&protocol::object([("chain", chain(game, Arrow::Unicode).into())])),
    }
}

/// One of several records in a text.
struct Record<'t> {
    text: &'t str,
    lines_before: usize,
}

impl Record<'_> {
    fn read(&self, file: &Path) -> Result<Match, Failure> {
        // With the lines before it, the error names the right one.
        let again = |_| record::read(&("\n".repeat(self.lines_before) + self.text));
        record::read(self.text).or_else(again).map_err(|error| Failure::within(file, &error))
    }
}

/// The records in a text; of one that is too long, the whole.
fn records(text: &str) -> Vec<Record<'_>> {
    let mut starts = vec![(0, 0)];
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if number > 0 && line.trim_start().starts_with("nimatron-record") && text.len() <= record::LONGEST_RECORD {
            starts.push((at, number));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|start| start.0).chain([text.len()]);
    let record =
        |(&(start, lines_before), end): (&(usize, usize), usize)| Record { text: &text[start..end], lines_before };
    starts.iter().zip(ends).map(record).collect()
}

fn render_review(page: &Page, explained: &ReviewWithReasons) -> String {
    let (review, mut blocks) = (&explained.review, Vec::new());
    for (judgement, explanation) in review.judgements.iter().zip(&explained.explanations) {
        blocks.push(sentences(page, &judgement.messages));
        blocks.extend(explanation.iter().map(|explanation| page.explanation(explanation).trim_end().to_owned()));
    }
    blocks.extend([&review.closing, &review.summary].into_iter().filter(|m| !m.is_empty()).map(|m| sentences(page, m)));
    blocks.join("\n\n") + "\n"
}

/// Sentences in one paragraph.
fn sentences(page: &Page, messages: &[Message]) -> String {
    let words: Vec<String> = messages.iter().map(|message| page.say(message)).collect();
    page.paragraphs(&words.join(" "))
}
