//! Files of certificates: a line that names the format, the compressed content, and a checksum of all before it.
//!
//! The content begins with lines of text: the question as JSON, the outcome, and either `strategies` with the number of
//! moves of each, or `theorem` with its id, nim-value and move, each on a line of its own. Behind `strategies` follow
//! the numbers of all moves and then all remotenesses, seven bits to a byte, the lowest first.
use engine::{
    Convention, NimValue, Outcome, Params,
    message::{Message, Say},
    proof::{Choice, Evidence, MOST_POSITIONS, OutcomeProof, Statement, Strategy},
};
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use protocol::Request;
use sha2::{Digest, Sha256};
use std::io::{Read, Write};

/// What a file holds.
pub(super) struct ProofFile {
    pub(super) game: String,
    pub(super) params: Params,
    pub(super) convention: Convention,
    pub(super) position: String,
    pub(super) certificate: OutcomeProof,
}

/// Why a file holds no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileError {
    Foreign,
    Version,
    Damaged,
}

impl Say for FileError {
    fn message(&self) -> Message {
        Message::new(match self {
            FileError::Foreign => "proof-file-foreign",
            FileError::Version => "proof-file-version",
            FileError::Damaged => "proof-file-damaged",
        })
    }
}

const NAME: &[u8] = b"nimatron proof ";
const VERSION: &[u8] = b"1\n";
const CHECKSUM: usize = 32;

/// Maximum number of strategies: in a draw both players have one.
const MOST_STRATEGIES: usize = 2;

/// Maximum size of the content: all strategies with five bytes for each number.
const LARGEST_CONTENT: u64 = MOST_STRATEGIES as u64 * 2 * 5 * MOST_POSITIONS as u64 + (1 << 20);

impl ProofFile {
    /// The position of which the outcome is proved.
    pub(super) fn request(&self) -> Request {
        Request {
            game: self.game.clone(),
            params: protocol::params::write(&self.params),
            convention: self.convention,
            position: self.position.clone(),
        }
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let Request { game, params, convention, position } = self.request();
        let question = protocol::line(&protocol::object([
            ("game", game.into()),
            ("params", params.into()),
            ("convention", convention.name().into()),
            ("position", position.into()),
        ]));
        let mut content = format!("{question}\n{}\n", self.certificate.outcome).into_bytes();
        match &self.certificate.evidence {
            Evidence::Strategies(strategies) => {
                let lengths: String = strategies.iter().map(|strategy| format!(" {}", strategy.len())).collect();
                content.extend(format!("strategies{lengths}\n").bytes());
                let choices = || strategies.iter().flatten();
                choices().for_each(|choice| write_number(&mut content, choice.mv));
                choices().for_each(|choice| write_number(&mut content, choice.remoteness));
            }
            Evidence::Theorem(Statement { theorem, nim_value, mv }) => {
                let value = nim_value.map_or_else(String::new, |value| value.to_string());
                content.extend(format!("theorem\n{theorem}\n{value}\n{}\n", mv.as_deref().unwrap_or_default()).bytes());
            }
        }
        let mut file = [NAME, VERSION].concat();
        let mut encoder = ZlibEncoder::new(&mut file, Compression::default());
        encoder.write_all(&content).and_then(|()| encoder.finish().map(drop)).expect("memory can be written");
        file.extend(Sha256::digest(&file));
        file
    }

    pub(super) fn read(file: &[u8]) -> Result<ProofFile, FileError> {
        let rest = file.strip_prefix(NAME).ok_or(FileError::Foreign)?;
        let rest = rest.strip_prefix(VERSION).ok_or(FileError::Version)?;
        let content_len = rest.len().checked_sub(CHECKSUM).ok_or(FileError::Damaged)?;
        let (whole, checksum) = file.split_at(file.len() - CHECKSUM);
        if Sha256::digest(whole)[..] != *checksum {
            return Err(FileError::Damaged);
        }
        let mut content = Vec::new();
        let mut decoder = ZlibDecoder::new(&rest[..content_len]).take(LARGEST_CONTENT);
        decoder.read_to_end(&mut content).map_err(|_| FileError::Damaged)?;
        content_of(&content).ok_or(FileError::Damaged)
    }
}

fn content_of(mut content: &[u8]) -> Option<ProofFile> {
    let request = Request::read(line(&mut content)?).ok()?;
    let outcome = match line(&mut content)? {
        "N" => Outcome::Win,
        "P" => Outcome::Loss,
        "D" => Outcome::Draw,
        _ => return None,
    };
    let evidence = match line(&mut content)? {
        "theorem" => Evidence::Theorem(Statement {
            theorem: line(&mut content)?.to_owned(),
            nim_value: Some(line(&mut content)?)
                .filter(|value| !value.is_empty())
                .map(str::parse)
                .transpose()
                .ok()?
                .map(NimValue),
            mv: Some(line(&mut content)?).filter(|mv| !mv.is_empty()).map(str::to_owned),
        }),
        words => {
            let lengths = words.strip_prefix("strategies")?.split_whitespace().map(str::parse);
            strategies(&lengths.collect::<Result<Vec<usize>, _>>().ok()?, &mut content)?
        }
    };
    let params = request.engine_params().ok()?;
    let Request { game, convention, position, .. } = request;
    let certificate = OutcomeProof { outcome, evidence };
    content.is_empty().then_some(ProofFile { game, params, convention, position, certificate })
}

fn strategies(lengths: &[usize], content: &mut &[u8]) -> Option<Evidence> {
    if lengths.len() > MOST_STRATEGIES || lengths.iter().any(|&length| length > MOST_POSITIONS) {
        return None;
    }
    // Each number takes a byte or more.
    if lengths.iter().sum::<usize>() > content.len() / 2 {
        return None;
    }
    let mut strategies: Vec<Strategy> =
        lengths.iter().map(|&length| vec![Choice { mv: 0, remoteness: 0 }; length]).collect();
    for choice in strategies.iter_mut().flatten() {
        choice.mv = read_number(content)?;
    }
    for choice in strategies.iter_mut().flatten() {
        choice.remoteness = read_number(content)?;
    }
    Some(Evidence::Strategies(strategies))
}

/// Takes a line of text from the content.
fn line<'c>(content: &mut &'c [u8]) -> Option<&'c str> {
    let end = content.iter().position(|&byte| byte == b'\n')?;
    let (line, rest) = content.split_at(end);
    *content = &rest[1..];
    std::str::from_utf8(line).ok()
}

fn write_number(content: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        content.push(number.to_le_bytes()[0] | 128);
        number >>= 7;
    }
    content.push(number.to_le_bytes()[0]);
}

fn read_number(content: &mut &[u8]) -> Option<u32> {
    let mut number = 0u64;
    for place in 0..5 {
        let (&byte, rest) = content.split_first()?;
        *content = rest;
        number |= u64::from(byte & 127) << (7 * place);
        if byte < 128 {
            return u32::try_from(number).ok();
        }
    }
    None
}
