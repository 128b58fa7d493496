//! Certificates: everything that is needed to check a period without trusting the program that found it.
//!
//! A certificate is a text of lines `word value`: the code, `n0`, `period`, `saltus`, the argument with the number of
//! values it needs, a checksum of these values, for a sparse game the mask and all rare heaps, and at the end a
//! checksum of the text. [`check`](crate::check()) computes the values once more, one by one, and follows the argument.
use crate::{Argument, Code, Mask, Period, Sequence, SequenceError, storage::checksum::Checksum};
use std::{fmt::Write, path::Path};

/// A period with everything that is needed to [check](crate::check()) it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The code of the game.
    pub code: Code,
    /// The period of the game.
    pub period: Period,
    /// Why it lasts for ever.
    pub argument: Argument,
    /// Number of values that the argument needs.
    pub needed: usize,
    /// A checksum of these values.
    pub values: u64,
    /// The mask and the rare heaps with their values, for sparse games.
    pub rare_heaps: Option<(Mask, Vec<(usize, u16)>)>,
}

const FIRST_LINE: &str = "nimatron certificate 1";

impl Certificate {
    /// Returns the certificate of a sequence, if its period is proved.
    pub fn of(sequence: &Sequence) -> Option<Certificate> {
        let proof = sequence.proof()?;
        let mut sum = Checksum::START;
        (0..proof.needed).try_for_each(|heap| {
            sum.word(sequence.values().get(heap)?.into());
            Some(())
        })?;
        let rare_heaps = sequence.sparseness(proof.needed).map(|sparse| (sparse.mask, sparse.rare_heaps));
        Some(Certificate {
            code: sequence.code().clone(),
            period: proof.period,
            argument: proof.argument,
            needed: proof.needed,
            values: sum.0,
            rare_heaps,
        })
    }

    /// Returns the certificate as a text.
    pub fn write(&self) -> String {
        let mut text = format!("{FIRST_LINE}\ncode {}\n", self.code);
        let Period { n0, length, saltus } = self.period;
        let argument = match self.argument {
            Argument::GuySmith => "guy-smith".to_owned(),
            Argument::Digits => "digits".to_owned(),
            Argument::Window(width) => format!("window {width}"),
            Argument::Frontier => "frontier".to_owned(),
            Argument::Lift => "lift".to_owned(),
        };
        let _ = write!(text, "n0 {n0}\nperiod {length}\nsaltus {saltus}\nargument {argument}\n");
        let _ = write!(text, "needed {}\nvalues {:016x}\n", self.needed, self.values);
        if let Some((mask, rare_heaps)) = &self.rare_heaps {
            let _ = writeln!(text, "mask {} {}", mask.bits, if mask.positional { "parity" } else { "plain" });
            for (heap, value) in rare_heaps {
                let _ = writeln!(text, "rare {heap} {value}");
            }
        }
        let mut sum = Checksum::START;
        sum.bytes(text.as_bytes());
        let _ = writeln!(text, "end {:016x}", sum.0);
        text
    }

    /// Reads a certificate from the content of a file; `path` is its name in errors.
    pub fn read(path: &Path, bytes: Vec<u8>) -> Result<Certificate, SequenceError> {
        let damaged = |reason: &str| SequenceError::Damaged { path: path.to_owned(), reason: reason.to_owned() };
        let text = String::from_utf8(bytes).map_err(|_| damaged("a certificate is a text"))?;
        Certificate::parse(&text).map_err(|reason| damaged(&reason))
    }

    /// Reads a certificate from a text.
    pub fn parse(text: &str) -> Result<Certificate, String> {
        if !text.starts_with(FIRST_LINE) {
            return Err(format!("expected the line `{FIRST_LINE}`"));
        }
        let start = text.rfind("end ").ok_or("it ends too early")?;
        let mut sum = Checksum::START;
        sum.bytes(&text.as_bytes()[..start]);
        if text[start..] != format!("end {:016x}\n", sum.0) {
            return Err("its checksum does not fit".to_owned());
        }
        let lines: Vec<(&str, &str)> = text[..start].lines().skip(1).filter_map(|line| line.split_once(' ')).collect();
        let field = |name: &str| {
            let found = lines.iter().find(|(word, _)| *word == name);
            found.map(|(_, value)| *value).ok_or_else(|| format!("the line `{name}` is missing"))
        };
        let number = |name: &str| field(name)?.parse::<usize>().map_err(|_| format!("`{name}` is no number"));
        let code: Code = field("code")?.parse().map_err(|error: SequenceError| error.to_string())?;
        let argument = match field("argument")? {
            "guy-smith" => Argument::GuySmith,
            "digits" => Argument::Digits,
            "frontier" => Argument::Frontier,
            "lift" => Argument::Lift,
            other => {
                let width = other.strip_prefix("window ").and_then(|width| width.parse().ok());
                Argument::Window(width.ok_or_else(|| format!("there is no argument `{other}`"))?)
            }
        };
        let saltus = u32::try_from(number("saltus")?).map_err(|_| "the saltus is too large".to_owned())?;
        let period = Period { n0: number("n0")?, length: number("period")?, saltus };
        let values = u64::from_str_radix(field("values")?, 16).map_err(|_| "`values` is no checksum".to_owned())?;
        let rare_heaps = match field("mask") {
            Ok(mask) => Some(read_rare_heaps(&code, mask, &lines)?),
            Err(_) => None,
        };
        Ok(Certificate { code, period, argument, needed: number("needed")?, values, rare_heaps })
    }
}

type RareHeaps = (Mask, Vec<(usize, u16)>);

fn read_rare_heaps(code: &Code, mask: &str, lines: &[(&str, &str)]) -> Result<RareHeaps, String> {
    let moves = code.moves().ok_or("the code has no mask")?;
    let (bits, kind) = mask.split_once(' ').ok_or("the mask is incomplete")?;
    let bits = bits.parse().map_err(|_| "the mask is no number".to_owned())?;
    let mask = Mask::none(&moves.split).with(bits, kind == "parity");
    let pair = |line: &str| {
        let (heap, value) = line.split_once(' ')?;
        Some((heap.parse().ok()?, value.parse().ok()?))
    };
    let rare_heaps = lines.iter().filter(|(word, _)| *word == "rare").map(|(_, line)| pair(line));
    let rare_heaps: Option<Vec<(usize, u16)>> = rare_heaps.collect();
    Ok((mask, rare_heaps.ok_or("a rare heap is no pair of numbers")?))
}
