//! `nimatron review`: every move of a recorded game judged, each mistake with its refutation.
use crate::{Console, failure::Failure, paint::Tone, progress::Progress};
use engine::{Question, explain, message::Message};
use play::{
    Effort, Match, RecordError,
    chain::{Arrow, chain},
    record,
    review::{Review, review},
};
use protocol::{Json, Object, review::ReviewInfo};
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};
use text::{phrase::unreadable, plain::Page, render};

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
}

impl ReviewFile {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = self.text(console)?;
        let records = records(&text);
        // All are read before the first is reviewed.
        for record in &records {
            record.read(&self.file)?;
        }
        let many = records.len() > 1;
        let mut infos = Vec::new();
        for (number, record) in (1u32..).zip(&records) {
            let game = &record.read(&self.file)?;
            if self.json {
                infos.push(self.info(game, console)?);
                continue;
            }
            if many {
                let title = render(console.lang, &Message::new("cli-game-number").with("number", number));
                let title = console.paint.text(Tone::Heading, &title);
                console.print(&format!("{}{title}\n", if number > 1 { "\n" } else { "" }))?;
            }
            let text = self.words(game, console)?;
            console.print(&text)?;
        }
        match infos.pop().filter(|_| self.json) {
            None => Ok(()),
            Some(only) if !many => console.write_json(&protocol::pretty(&only)),
            Some(last) => {
                infos.push(last);
                let games = Object::from_iter([("games".to_owned(), Json::Array(infos))]);
                console.write_json(&protocol::pretty(&games))
            }
        }
    }

    /// What there is to say about a game.
    fn words(&self, game: &Match, console: &Console<'_>) -> Result<String, Failure> {
        if self.chain {
            let arrow = if console.ascii { Arrow::Ascii } else { Arrow::Unicode };
            return Ok(console.page().paragraphs(&chain(game, arrow)) + "\n");
        }
        render_review(&console.page(), game, &judge(game, console)?, self.why)
    }

    /// The same for programs.
    fn info(&self, game: &Match, console: &Console<'_>) -> Result<Json, Failure> {
        if self.chain {
            let chain = Json::from(chain(game, Arrow::Unicode));
            return Ok(Json::Object(Object::from_iter([("chain".to_owned(), chain)])));
        }
        Ok(protocol::json(&ReviewInfo::new(game, &judge(game, console)?, console.lang)))
    }

    /// The text of the record; of one that is too long, only enough to notice that.
    fn text(&self, console: &mut Console<'_>) -> Result<String, Failure> {
        let limit = record::LONGEST_RECORD as u64 + 1;
        let mut bytes = Vec::new();
        if self.file == Path::new("-") {
            console.input.take(limit).read_to_end(&mut bytes)
        } else {
            File::open(&self.file).and_then(|file| file.take(limit).read_to_end(&mut bytes))
        }
        .map_err(|error| Failure::file(&self.file, unreadable(&error)))?;
        String::from_utf8(bytes).map_err(|_| Failure::within(&self.file, &RecordError::NoRecord))
    }
}

/// The review of a game.
fn judge(game: &Match, console: &Console<'_>) -> Result<Review, Failure> {
    let progress = Progress::start(console, None);
    let review = review(game, &Effort::default());
    drop(progress);
    Ok(review?)
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

fn render_review(page: &Page, game: &Match, review: &Review, why: bool) -> Result<String, Failure> {
    let mut blocks = Vec::new();
    for judgement in &review.judgements {
        blocks.push(sentences(page, &judgement.messages));
        if why && judgement.verdict.is_mistake() {
            let (from, mv, question) = (&judgement.from, &judgement.mv, Question::default());
            let explanation = explain::explain_move(game.game(), from, mv, game.deal().convention, &question)?;
            blocks.push(page.explanation(&explanation).trim_end().to_owned());
        }
    }
    blocks.extend([&review.closing, &review.summary].into_iter().filter(|m| !m.is_empty()).map(|m| sentences(page, m)));
    Ok(blocks.join("\n\n") + "\n")
}

/// Sentences in one paragraph.
fn sentences(page: &Page, messages: &[Message]) -> String {
    let words: Vec<String> = messages.iter().map(|message| page.say(message)).collect();
    page.paragraphs(&words.join(" "))
}
