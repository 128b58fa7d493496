//! The status of a match in words: whose turn it is, the last move, what is wrong.
use super::{MatchSession, Note};
use crate::{html, words::Words};
use engine::message::Message;
use leptos::prelude::*;
use play::{Match, MatchBoard, seats};

impl MatchSession {
    /// Whose turn it is, or how it ended, as a sentence; tracked.
    pub(crate) fn turn_words(self) -> String {
        let turn = |table: &MatchBoard| {
            let seat = table.game.turn()?;
            Some(self.words.say(&text::phrase::turn(seats::seat(&table.game, seat))))
        };
        self.with(turn).flatten().unwrap_or_else(|| self.ending().join(" "))
    }

    /// Whose turn it is, or who has won, in one sentence; tracked.
    pub(super) fn short_words(self) -> String {
        let ending = self.ending();
        ending.first().map_or_else(|| self.turn_words(), |text| first_sentence(text).0.to_owned())
    }

    /// What else there is to say about the end; tracked.
    pub(crate) fn closing_words(self) -> String {
        let ending = self.ending().join(" ");
        first_sentence(&ending).1.to_owned()
    }

    /// The sentences about the end; none while the match goes on; tracked.
    fn ending(self) -> Vec<String> {
        let (words, ended_by) = (self.words, self.ended_by.get());
        let sentences = |table: &MatchBoard| {
            let by = ended_by.map(Message::new).into_iter();
            let ending = by.chain(seats::ending(&table.game).into_iter().skip(usize::from(ended_by.is_some())));
            ending.map(|message| words.say(&message)).collect()
        };
        self.with(|table| table.game.finish().map(|_| sentences(table))).flatten().unwrap_or_default()
    }

    /// The last visible move in words; tracked.
    pub(crate) fn last_words(self) -> String {
        self.visible(|table| match table.game.plies().len() {
            0 => String::new(),
            count => move_words(self.words, &table.game, count - 1),
        })
        .unwrap_or_default()
    }

    /// The last message, as elements; tracked.
    pub(crate) fn note_view(self) -> AnyView {
        match self.note.get() {
            Note::Nothing => ().into_any(),
            Note::Info(message) => view! { <p>{html::line(&self.words.say(&message))}</p> }.into_any(),
            Note::Wrong(message) => {
                let text = crate::words::sentence(&self.words.say(&message));
                view! { <p class="error" role="alert">{html::line(&text)}</p> }.into_any()
            }
            Note::Refused(text) => view! { <p class="error" role="alert">{html::line(&text)}</p> }.into_any(),
        }
    }
}

/// The first sentence of a text, and the rest.
fn first_sentence(text: &str) -> (&str, &str) {
    let end = text.find(['.', '!', '?']).map_or(text.len(), |at| at + 1);
    let (first, rest) = text.split_at(end);
    if rest.is_empty() || rest.starts_with(' ') { (first, rest.trim_start()) } else { (text, "") }
}

/// A move of a match, in words.
fn move_words(words: Words, game: &Match, ply: usize) -> String {
    let Some(entry) = game.plies().get(ply) else { return String::new() };
    let sentence = words.say(&text::phrase::last_move(seats::seat(game, entry.seat), &entry.mv));
    let description = game.game().describe(game.position_before(ply), &entry.mv).map(|message| words.say(&message));
    match description {
        Ok(description) if !description.is_empty() && description != entry.mv => format!("{sentence} ({description})"),
        _ => sentence,
    }
}

#[cfg(test)]
mod tests {
    use super::first_sentence;

    #[test]
    fn the_first_sentence_is_cut_off() {
        assert_eq!(first_sentence("You win! The mole is next."), ("You win!", "The mole is next."));
        assert_eq!(first_sentence("The computer wins"), ("The computer wins", ""));
        assert_eq!(first_sentence(""), ("", ""));
    }
}
