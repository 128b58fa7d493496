//! Text to be read on its own: help, rules, explanations, reviews, results.
use crate::words::Words;
use engine::message::Message;
use play::{Match, Review, seats, trace::Thought};
use text::GameText;

/// A text with a title, and its scroll position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// What it is about.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// The first visible line.
    pub top: usize,
    /// Whether it is in the middle of the screen, as a result is.
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
        format!("{}\n\n{}", words.say(&text::phrase::heading(kind)), page.paragraphs(&words.about(kind, game)))
    });
    Panel::new(words.title(game), &texts.join("\n\n"))
}

/// What there is to know before the first move, and about the opponent.
pub fn notices(words: &Words, game: &Match, notices: &[&Message]) -> Panel {
    let opponent = seats::opponent(game);
    let title = opponent.map_or_else(|| words.title(game.deal().game), |opponent| words.say(&opponent.title()));
    let meaning = opponent.map(play::Opponent::meaning);
    let texts: Vec<String> = notices.iter().copied().chain(&meaning).map(|message| words.say(message)).collect();
    Panel::new(title, &words.page().paragraphs(&texts.join("\n\n")))
}

/// What a review says, move by move.
pub fn review(words: &Words, review: &Review) -> String {
    let page = words.page();
    let sentences =
        |messages: &[Message]| messages.iter().map(|message| words.say(message)).collect::<Vec<_>>().join(" ");
    let mut blocks = vec![sentences(&review.summary)];
    blocks.extend(review.judgements.iter().map(|judgement| {
        let mark = if judgement.verdict.is_mistake() { "?! " } else { "" };
        format!("{mark}{}", sentences(&judgement.messages))
    }));
    blocks.push(sentences(&review.closing));
    blocks.retain(|block| !block.trim().is_empty());
    blocks.iter().map(|block| page.paragraphs(block)).collect::<Vec<_>>().join("\n")
}

/// What a computer thinks, one step after the other.
pub fn thoughts(words: &Words, thoughts: &[Thought]) -> String {
    let page = words.page();
    let step = |thought: &Thought| {
        let columns = thought.columns.as_ref().map(|columns| format!("\n{}", page.columns(columns).trim_end()));
        let table = thought.table.as_ref().map(|table| format!("\n{}", page.table(table).trim_end()));
        let sentence = page.paragraphs(&words.say_plain(&thought.say));
        format!("{sentence}{}{}\n", columns.unwrap_or_default(), table.unwrap_or_default())
    };
    thoughts.iter().map(step).collect()
}

/// How a match ended; the keys that work now are below it.
pub fn result(words: &Words, game: &Match) -> Panel {
    let mut sentences: Vec<String> = seats::ending(game).iter().map(|message| words.say(message)).collect();
    sentences.extend(words.scores(game));
    let page = text::plain::Page { width: words.width.saturating_sub(2).min(60), ..words.page() };
    let text = sentences.iter().map(|sentence| page.paragraphs(sentence)).collect::<Vec<_>>().join("\n\n");
    Panel { small: true, ..Panel::new(words.id("tui-result"), &text) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::Ink;
    use engine::{Convention, Params};
    use play::{Deal, Effort, Player};
    use text::{Lang, Pieces};

    #[test]
    fn a_review_loses_no_word_and_fits_the_screen() {
        let seats = ["Ana", "Bor"].map(|name| Player::Person(name.to_owned())).to_vec();
        let (params, convention) = (Params::default(), Convention::Normal);
        let deal = Deal { game: "nim", params, convention, start: "1,3,4".to_owned(), seats };
        let mut game = Match::new(deal).unwrap();
        for mv in ["1-1", "2-1", "2-1", "3-1"] {
            game.play(mv).unwrap();
        }
        let judged = play::review::review(&game, &Effort::default()).unwrap();
        assert!(judged.turning_points().count() > 0);
        for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| [40, 60, 80].map(|width| (lang, width))) {
            let words = Words { lang, pieces: Pieces::Sticks, ink: Ink { ascii: false, colour: false }, width };
            let text = review(&words, &judged);
            assert!(text.lines().all(|line| text::width(line) <= words.page().width), "{lang} {width}: {text}");
            let messages = judged.judgements.iter().flat_map(|judgement| &judgement.messages);
            let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for sentence in messages.map(|message| words.say(message)) {
                assert!(
                    flat.contains(&sentence.split_whitespace().collect::<Vec<_>>().join(" ")),
                    "{flat}: {sentence}"
                );
            }
        }
    }
}
