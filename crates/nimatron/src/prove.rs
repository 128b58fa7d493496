//! `nimatron prove`: certificates of outcomes, written and checked.
mod file;

use crate::{
    Console,
    analyze::no_option,
    choice::{ChosenGame, Limits, NamedGame, Settings, advice},
    failure::Failure,
    output_file::{check_writable, is_standard, write},
    progress::Progress,
};
use engine::{
    Convention, Outcome, games,
    message::{Message, Say},
    notation::shorten,
    proof::{Evidence, Flaw, Statement, Unproved},
    solve::Budget,
};
use file::ProofFile;
use protocol::proof::ProofAnswer;
use std::path::{Path, PathBuf};
use text::phrase;

#[derive(Debug, clap::Args)]
pub(crate) struct Prove {
    game: Option<String>,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: Option<String>,
    #[arg(short, long, value_name = "FILE", allow_hyphen_values = true)]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "output", "settings", "misere"])]
    check: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: Limits,
}

/// Maximum size of a certificate, in bytes.
const LARGEST_FILE: u64 = 256 << 20;

impl Prove {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        if let Some(path) = &self.check {
            return self.limits.limit(|budget| self.check(path, &budget, console));
        }
        if self.json && self.output.as_deref().is_some_and(is_standard) {
            let conflict = Message::new("cli-conflict").with("argument", "--output -").with("other", "--json");
            return Err(Failure::Input(conflict));
        }
        match (&self.game, &self.output) {
            (Some(game), Some(path)) => self.limits.limit(|budget| self.prove(game, path, &budget, console)),
            _ => Err(Failure::Input(Message::new("proof-missing"))),
        }
    }

    fn prove(&self, game: &str, path: &Path, budget: &Budget, console: &mut Console<'_>) -> Result<(), Failure> {
        let named = NamedGame::find(game)?;
        let (position, convention) = (named.position(self.position.as_deref())?, named.convention(self.misere));
        let chosen = named.choose(&self.settings)?;
        let position = chosen.game.normalise(position)?;
        check_writable(path)?;
        let progress = Progress::start(console, Some(budget));
        let certificate = chosen.game.prove(&position, convention, budget).map_err(unproved);
        drop(progress);
        let certificate = certificate?;
        let outcome = outcome(certificate.outcome);
        let message = match &certificate.evidence {
            Evidence::Strategies(strategies) => {
                let count: usize = strategies.iter().map(Vec::len).sum();
                Message::new("proof-done").with("outcome", outcome).with("count", count)
            }
            Evidence::Theorem(statement) => {
                Message::new("proof-by-theorem").with("outcome", outcome).with("theorem", theorem(statement))
            }
        };
        let file =
            ProofFile { game: chosen.family.id.to_owned(), params: chosen.params, convention, position, certificate };
        write(path, &file.write(), console)?;
        if is_standard(path) { Ok(()) } else { self.print(&file, &message, console) }
    }

    fn check(&self, path: &Path, budget: &Budget, console: &mut Console<'_>) -> Result<(), Failure> {
        let bytes = console.read(path, LARGEST_FILE)?;
        let within = |error: &dyn Say| Failure::within(path, error);
        let file = ProofFile::read(&bytes).map_err(|error| within(&error))?;
        let family = games::family(&file.game).map_err(|error| within(&error))?;
        let chosen = ChosenGame::new(family, &file.params).map_err(|error| within(&error))?;
        let ProofFile { convention, position, certificate, .. } = &file;
        let progress = Progress::start(console, Some(budget));
        let moves = chosen.game.check(position, *convention, certificate, budget);
        drop(progress);
        let moves = moves.map_err(|flaw| match flaw {
            Flaw::OutOfBudget(reason) => Failure::Unknown(advice(reason)),
            flaw => within(&flaw),
        })?;
        let subject = |id| message(id, &chosen, *convention, position).with("outcome", outcome(certificate.outcome));
        let message = match &certificate.evidence {
            Evidence::Strategies(_) => subject("proof-holds").with("count", moves),
            Evidence::Theorem(statement) => subject("proof-agrees").with("theorem", theorem(statement)),
        };
        self.print(&file, &message, console)
    }

    /// Prints a sentence about a certificate, or what it holds as JSON.
    fn print(&self, file: &ProofFile, message: &Message, console: &mut Console<'_>) -> Result<(), Failure> {
        if self.json {
            return console.write_json(&protocol::pretty(&ProofAnswer::new(&file.request(), &file.certificate)));
        }
        let sentence = console.wrap(&text::render(console.lang, message));
        console.print(&(sentence + "\n"))
    }
}

fn message(id: &'static str, chosen: &ChosenGame, convention: Convention, position: &str) -> Message {
    let position = format!("{} {}", chosen.family.id, shorten(position));
    Message::new(id).with("position", position).with("convention", phrase::convention(convention))
}

fn outcome(outcome: Outcome) -> Message {
    Message::new(match outcome {
        Outcome::Win => "fact-win",
        Outcome::Loss => "fact-loss",
        Outcome::Draw => "fact-draw",
    })
}

/// The name of a theorem, or its id.
fn theorem(statement: &Statement) -> Message {
    text::message(&format!("theorem-{}", statement.theorem))
        .unwrap_or_else(|| Message::new("proof-theorem").with("id", shorten(&statement.theorem)))
}

fn unproved(reason: Unproved) -> Failure {
    match reason {
        Unproved::Game(error) => error.into(),
        Unproved::OutOfBudget(reason) => Failure::Unknown(advice(reason)),
        Unproved::Players => Failure::Input(Message::new("proof-players")),
        Unproved::Wrong(flaw) => Failure::Bug(flaw.message()),
    }
}

#[cfg(test)]
mod tests {
    use super::file::{FileError, ProofFile};
    use engine::{
        Convention, Params, games,
        proof::Evidence,
        solve::{Budget, OutOfBudget},
    };
    use sha2::{Digest, Sha256};

    fn proof(game: &str, position: &str, convention: Convention) -> ProofFile {
        let params = Params::default();
        let certificate = games::build(game, &params).unwrap().prove(position, convention, &Budget::default()).unwrap();
        ProofFile { game: game.to_owned(), params, convention, position: position.to_owned(), certificate }
    }

    fn check(file: &ProofFile) -> Result<usize, engine::proof::Flaw> {
        let game = games::build(&file.game, &file.params).unwrap();
        game.check(&file.position, file.convention, &file.certificate, &Budget::default())
    }

    #[test]
    fn certificates_are_read_as_they_are_written() {
        let examples = [
            ("cram", "4x4", Convention::Misere),
            ("nim", "3,5,7", Convention::Normal),
            ("nim", "1000000000000,7", Convention::Normal),
            ("northcott_classic", "W 1:3,2:4", Convention::Normal),
            ("nim", "0", Convention::Normal),
        ];
        for (game, position, convention) in examples {
            let file = proof(game, position, convention);
            let read = ProofFile::read(&file.write()).unwrap();
            assert_eq!(read.certificate, file.certificate, "{game} {position}");
            assert_eq!((&read.game, read.convention, &read.position), (&file.game, convention, &file.position));
            assert!(check(&read).is_ok(), "{game} {position}");
        }
    }

    #[test]
    fn a_losing_move_is_refused_though_its_checksum_is_right() {
        let mut file = proof("nim", "3,5,7", Convention::Normal);
        let Evidence::Strategies(strategies) = &mut file.certificate.evidence else { panic!("a small position") };
        strategies[0][0].mv += 1;
        let read = ProofFile::read(&file.write()).unwrap();
        assert!(check(&read).is_err());
    }

    #[test]
    fn every_flipped_bit_and_every_missing_byte_is_noticed() {
        let whole = proof("nim", "1,2,3", Convention::Normal).write();
        for byte in 0..whole.len() {
            let mut flipped = whole.clone();
            flipped[byte] ^= 1;
            assert!(ProofFile::read(&flipped).is_err(), "byte {byte}");
            assert!(ProofFile::read(&whole[..byte]).is_err(), "{byte} bytes");
        }
        assert_eq!(ProofFile::read(b"something else").err(), Some(FileError::Foreign));
        assert_eq!(ProofFile::read(b"nimatron proof 2\n").err(), Some(FileError::Version));
    }

    #[test]
    fn odd_contents_with_a_right_checksum_are_refused() {
        let question = r#"{"game":"nim","position":"1,2"}"#;
        let contents = [
            String::new(),
            question.to_owned(),
            format!("{question}\nN\n"),
            format!("{question}\nX\nstrategies 0\n"),
            format!("{question}\nN\nstrategies 99999999999999999999\n"),
            format!("{question}\nN\nstrategies 4000000000000\n"),
            format!("{question}\nN\nstrategies 1\n\u{1}"),
            format!("{question}\nN\nstrategies 0 0 0\n"),
            format!("{question}\nN\nstrategies 10000001\n{}", "\0".repeat(20_000_002)),
            format!("{question}\nN\nstrategies 0\nmore"),
            format!("{question}\nN\ntheorem\nx\nseven\n\n"),
            "no JSON\nN\nstrategies 0\n".to_owned(),
        ];
        for content in contents {
            let mut file = b"nimatron proof 1\n".to_vec();
            let mut encoder = flate2::write::ZlibEncoder::new(&mut file, flate2::Compression::fast());
            std::io::Write::write_all(&mut encoder, content.as_bytes()).unwrap();
            encoder.finish().unwrap();
            file.extend(Sha256::digest(&file));
            assert_eq!(ProofFile::read(&file).err(), Some(FileError::Damaged), "{content}");
        }
    }

    #[test]
    fn a_budget_ends_a_check() {
        let file = proof("nim", "3,5,7", Convention::Normal);
        let game = games::build(&file.game, &file.params).unwrap();
        let checked = game.check("3,5,7", Convention::Normal, &file.certificate, &Budget::positions(2));
        assert_eq!(checked, Err(engine::proof::Flaw::OutOfBudget(OutOfBudget::Positions(4))));
    }
}
