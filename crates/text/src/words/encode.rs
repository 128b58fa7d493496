//! Writing the words of a language.
use super::{ARG, EXACT, FORMS, SELECT, TEXT, WORD};
use crate::catalogue::{Key, Part, Pattern};

/// Writes messages, which must be in the order of their ids.
pub(crate) fn encode<'a>(messages: impl ExactSizeIterator<Item = (&'a str, &'a [&'a str], Pattern)>) -> Vec<u8> {
    let mut out = Vec::new();
    put_number(&mut out, messages.len() as u128);
    for (id, args, pattern) in messages {
        put_text(&mut out, id);
        put_number(&mut out, args.len() as u128);
        args.iter().for_each(|arg| put_text(&mut out, arg));
        put_pattern(&mut out, pattern);
    }
    out
}

fn put_number(out: &mut Vec<u8>, mut number: u128) {
    while number >= 0x80 {
        out.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    out.push(number.to_le_bytes()[0]);
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len() as u128);
    out.extend_from_slice(text.as_bytes());
}

fn put_pattern(out: &mut Vec<u8>, pattern: Pattern) {
    put_number(out, pattern.len() as u128);
    for part in pattern {
        match part {
            Part::Text(text) => {
                out.push(TEXT);
                put_text(out, text);
            }
            Part::Arg(name) => {
                out.push(ARG);
                put_text(out, name);
            }
            Part::Select(name, arms, other) => {
                out.push(SELECT);
                put_text(out, name);
                put_number(out, arms.len() as u128);
                for (key, pattern) in *arms {
                    put_key(out, key);
                    put_pattern(out, pattern);
                }
                put_pattern(out, other);
            }
        }
    }
}

fn put_key(out: &mut Vec<u8>, key: &Key) {
    match key {
        Key::Exact(number) => {
            out.push(EXACT);
            put_number(out, *number);
        }
        Key::Word(word) => {
            out.push(WORD);
            put_text(out, word);
        }
        Key::Form(form) => out.push(FORMS + *form as u8),
    }
}
