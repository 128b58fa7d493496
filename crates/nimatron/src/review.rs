//! `nimatron review`: every move of a recorded game judged, each mistake with its refutation.
use crate::{Console, failure::Failure};
use engine::{Question, explain, message::Message};
use play::{
    Effort, Match, RecordError,
    chain::{Arrow, chain},
    record,
    review::{Review, review},
};
use protocol::review::ReviewInfo;
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};
use text::{phrase::unreadable, plain::Page};

#[derive(Debug, clap::Args)]
#[command(name = "review")]
pub(crate) struct ReviewFile {
    file: PathBuf,
    #[arg(long)]
    why: bool,
    #[arg(long, conflicts_with = "why")]
    json: bool,
    #[arg(long, conflicts_with_all = ["why", "json"])]
    chain: bool,
}

impl ReviewFile {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = self.text(console)?;
        let game = record::read(&text).map_err(|error| Failure::within(&self.file, &error))?;
        if self.chain {
            let arrow = if console.ascii { Arrow::Ascii } else { Arrow::Unicode };
            return console.print(&(Page::new(console.lang).paragraphs(&chain(&game, arrow)) + "\n"));
        }
        let review = review(&game, &Effort::default())?;
        if self.json {
            return console.write_json(&protocol::pretty(&ReviewInfo::new(&game, &review, console.lang)));
        }
        let page = Page { ascii: console.ascii, ..Page::new(console.lang) };
        console.print(&render_review(&page, &game, &review, self.why)?)
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
