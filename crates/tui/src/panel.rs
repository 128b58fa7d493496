//! Text to be read on its own: help, rules, explanations, reviews, results.
use crate::words::Words;
use play::{Match, Review};
use text::GameText;

/// A text with a title, and how far it is scrolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// What it is about.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// The first line to be seen.
    pub top: usize,
    /// Whether it stands in the middle of the screen, as a result does.
    pub small: bool,
}

impl Panel {
    /// A text of several paragraphs.
    pub fn new(title: String, text: &str) -> Panel {
        Panel { title, lines: text.trim_end().split('\n').map(str::to_owned).collect(), ..Panel::default() }
    }

    /// Scrolls by some lines, and stops at the ends.
    pub fn scroll(&mut self, lines: isize, height: usize) {
        let most = self.lines.len().saturating_sub(height);
        self.top = self.top.saturating_add_signed(lines).min(most);
    }
}

/// The rules of a game, and what is known about winning.
pub fn rules(words: &Words, game: &str) -> Panel {
    let page = words.page();
    let texts = [GameText::Rules, GameText::Theory].map(|kind| {
        let text = text::game(words.lang, kind, game).unwrap_or_default();
        format!("{}\n\n{}", words.say(&text::phrase::heading(kind)), page.paragraphs(text))
    });
    Panel::new(words.title(game), &texts.join("\n\n"))
}

/// What a review says, move by move.
pub fn review(words: &Words, review: &Review) -> String {
    let page = words.page();
    let sentences = |messages: &[engine::message::Message]| {
        let said: Vec<String> = messages.iter().map(|message| words.say(message)).collect();
        page.paragraphs(&said.join(" "))
    };
    let mut blocks = vec![sentences(&review.summary)];
    blocks.extend(review.judgements.iter().map(|judgement| {
        let mark = if judgement.verdict.is_mistake() { "?! " } else { "" };
        format!("{mark}{}", sentences(&judgement.messages))
    }));
    blocks.push(sentences(&review.closing));
    blocks.retain(|block| !block.trim().is_empty());
    blocks.join("\n")
}

/// How a match ended, and what can be done now.
pub fn result(words: &Words, game: &Match) -> Panel {
    let mut said: Vec<String> = play::seats::ending(game).iter().map(|message| words.say(message)).collect();
    said.extend(words.scores(game));
    let page = text::plain::Page { width: words.width.min(60), ..words.page() };
    let text = said.iter().map(|sentence| page.paragraphs(sentence)).collect::<Vec<_>>().join("\n\n");
    let keys = page.paragraphs(&words.id("tui-result-keys"));
    Panel { small: true, ..Panel::new(words.id("tui-result"), &format!("{text}\n\n{keys}")) }
}
