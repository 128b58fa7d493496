//! Saying things in the language chosen, again when it changes.
use crate::{
    reactive::{Reactive, reactive},
    settings::{Settings, SettingsStore},
};
use engine::message::{Message, Say};
use text::{GameText, Lang};

/// The words of the page.
#[derive(Clone, Copy)]
pub(crate) struct Words(SettingsStore);

impl Words {
    /// The words of the page.
    pub(crate) fn context() -> Words {
        Words(SettingsStore::context())
    }

    /// The language; tracked.
    pub(crate) fn lang(self) -> Lang {
        self.0.get(|settings| settings.lang)
    }

    /// The words of an id.
    pub(crate) fn id(self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The words of an id, wherever the page shows them.
    pub(crate) fn live(self, id: &'static str) -> Reactive<String> {
        reactive(move || self.id(id))
    }

    /// The words of an id, read once: for what happens when something is pressed.
    pub(crate) fn now(self, id: &'static str) -> String {
        text::render(self.0.now(Settings::wording), &Message::new(id))
    }

    /// The code of the language, read once.
    pub(crate) fn code(self) -> &'static str {
        self.0.now(|settings| settings.lang.code())
    }

    /// A sentence, with the nouns for the pieces as they look; tracked.
    pub(crate) fn say(self, message: &Message) -> String {
        text::render(self.0.get(Settings::wording), message)
    }

    /// What is wrong, as a sentence that begins and ends like one.
    pub(crate) fn wrong(self, error: &impl Say) -> String {
        sentence(&self.say(&error.message()))
    }

    /// A text about a game, with the nouns for the pieces as they look; tracked.
    pub(crate) fn about(self, kind: GameText, game: &str) -> String {
        text::game(self.0.get(Settings::wording), kind, game)
    }

    /// One sentence about a game.
    pub(crate) fn summary(self, game: &str) -> String {
        self.about(GameText::Summary, game)
    }

    /// The name of a game.
    pub(crate) fn title(self, game: &str) -> String {
        text::title(self.lang(), game).unwrap_or(game).to_owned()
    }
}

/// A text with a capital at its beginning and a full stop at its end.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let end = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn sentences_begin_and_end_like_sentences() {
        assert_eq!(sentence("čudno: nič"), "Čudno: nič.");
        assert_eq!(sentence("did you mean `nim`?"), "Did you mean `nim`?");
        assert_eq!(sentence(""), ".");
    }
}
