//! Messages that every front end needs: conventions, outcomes, levels, turns, results, hints.
//!
//! The words are in `locales`; here the types of the engine meet their ids, so that no front end has to know them.
mod sequence;
mod system;

pub use sequence::{proof, sequence_error};
pub use system::{unreadable, unreadable_folder, unusable_address, unwritable};

use engine::{
    Analysis,
    explain::{Explanation, Step},
    message::{Arg, Message},
    outcome::{Convention, Outcome},
    theory::{Standing, Theorem},
};

/// The name of a convention: "normal play".
pub fn convention(convention: Convention) -> Message {
    Message::new(match convention {
        Convention::Normal => "convention-normal",
        Convention::Misere => "convention-misere",
    })
}

/// What a convention means, as a sentence.
pub fn convention_meaning(convention: Convention) -> Message {
    Message::new(match convention {
        Convention::Normal => "convention-normal-meaning",
        Convention::Misere => "convention-misere-meaning",
    })
}

/// An outcome in a few words: "won", "lost", "drawn".
pub fn outcome(outcome: Outcome) -> Message {
    Message::new(match outcome {
        Outcome::Win => "outcome-win",
        Outcome::Loss => "outcome-loss",
        Outcome::Draw => "outcome-draw",
    })
}

/// An outcome as a sentence, with its letter.
pub fn outcome_meaning(outcome: Outcome) -> Message {
    Message::new(match outcome {
        Outcome::Win => "outcome-win-meaning",
        Outcome::Loss => "outcome-loss-meaning",
        Outcome::Draw => "outcome-draw-meaning",
    })
}

/// How sure a theorem is.
pub fn standing(standing: Standing) -> Message {
    Message::new(match standing {
        Standing::Proved => "standing-proved",
        Standing::Checked => "standing-checked",
        Standing::Conjectured => "standing-conjectured",
    })
}

/// The theorem that an analysis rests on, its source, and whether it is proved, checked or conjectured there.
pub fn theorem_fact(analysis: &Analysis) -> Option<Message> {
    let theorem = analysis.theorem?;
    let id = match analysis.standing {
        Some(Standing::Checked) => "fact-theorem-checked",
        Some(Standing::Conjectured) if analysis.is_conjecture() => "fact-theorem-conjectured",
        Some(Standing::Conjectured) => "fact-theorem-searched",
        Some(Standing::Proved) | None => "fact-theorem",
    };
    Some(Message::new(id).with("theorem", theorem_name(theorem)).with("source", source(theorem.source)))
}

/// A difference between theory and search, which is a bug in Nimatron.
///
/// ```
/// use engine::{Analysis, message::Message};
/// use text::{Lang, phrase};
/// let agreed = Analysis { position: "1,6".to_owned(), ..Analysis::default() };
/// assert_eq!(phrase::disagreement("nim", &agreed), None);
/// let differs = Analysis { disagreement: Some(Message::new("fact-unknown")), ..agreed };
/// let message = phrase::disagreement("nim", &differs).unwrap();
/// assert!(text::render(Lang::En, &message).starts_with("this is a bug in Nimatron: nim 1,6: "));
/// ```
pub fn disagreement(game: &str, analysis: &Analysis) -> Option<Message> {
    difference_at(game, analysis).map(|what| Message::new("error-bug").with("what", what))
}

/// Where theory and search differ, and how.
pub fn difference_at(game: &str, analysis: &Analysis) -> Option<Message> {
    let difference = analysis.disagreement.clone()?;
    let position = format!("{game} {}", analysis.position);
    Some(Message::new("difference-at").with("position", position).with("difference", difference))
}

/// What an explanation rests on: a theorem and who found it.
pub fn theorem(theorem: &Theorem) -> Message {
    Message::new("explain-theorem").with("theorem", theorem_name(theorem)).with("source", source(theorem.source))
}

/// A whole explanation as steps: the lead, the reasons, best play, how sure all this is, and what it rests on.
pub fn steps(explanation: &Explanation) -> Vec<Step> {
    let first = explanation.lead.clone().map(Step::Say);
    let line = explanation.line_message().map(Step::Say);
    let unsure = explanation.standing.filter(|&known| known != Standing::Proved).map(standing);
    let last = unsure.into_iter().chain(explanation.theorem.map(theorem)).map(Step::Say);
    first.into_iter().chain(explanation.steps.iter().cloned()).chain(line).chain(last).collect()
}

/// Returns the name of a theorem, or its id if no message file has a name for it.
pub fn theorem_name(theorem: &Theorem) -> Message {
    crate::message(&format!("theorem-{}", theorem.id)).unwrap_or_else(|| Message::new(theorem.id))
}

/// Who found something and when. Names and years are the same everywhere, but not what joins them.
pub fn source(text: &'static str) -> Arg {
    if let Some(message) = crate::message(&format!("source-{}", slug(text))) {
        return message.into();
    }
    if let Some((first, second)) = text.split_once("; ") {
        return Message::new("source-both").with("first", source(first)).with("second", source(second)).into();
    }
    let names: Vec<Arg> = text.split(" and ").map(Arg::from).collect();
    if names.len() == 1 { text.into() } else { Arg::List(names) }
}

/// English words as the end of an id: `misère Nim` is `misere-nim`.
pub fn slug(words: &str) -> String {
    let mut slug = String::new();
    for letter in words.chars().flat_map(char::to_lowercase) {
        match letter {
            'è' | 'é' | 'ê' => slug.push('e'),
            letter if letter.is_ascii_alphanumeric() => slug.push(letter),
            _ if slug.ends_with('-') || slug.is_empty() => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The name of one of the computer's levels 1, 2 and 3: "level 1: random".
pub fn level(number: u8) -> Message {
    Message::new(match number {
        ..=1 => "level-1",
        2 => "level-2",
        3.. => "level-3",
    })
}

/// What a level means, as a sentence.
pub fn level_meaning(number: u8) -> Message {
    Message::new(match number {
        ..=1 => "level-1-meaning",
        2 => "level-2-meaning",
        3.. => "level-3-meaning",
    })
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat<'a> {
    /// The person at this device.
    You,
    /// The computer.
    Computer,
    /// Somebody with a name.
    Named(&'a str),
    /// Somebody without a name, counted from 1.
    Numbered(u32),
}

/// Who somebody is: "you", "computer", a name, "player 2".
pub fn seat(seat: Seat) -> Message {
    match seat {
        Seat::You => Message::new("seat-you"),
        Seat::Computer => Message::new("seat-computer"),
        Seat::Named(name) => Message::new("seat-named").with("name", name),
        Seat::Numbered(number) => Message::new("seat-numbered").with("number", number),
    }
}

/// Whose turn it is, as a sentence.
pub fn turn(who: Seat) -> Message {
    match who {
        Seat::You => Message::new("turn-you"),
        Seat::Computer => Message::new("turn-computer"),
        other => Message::new("turn-other").with("who", seat(other)),
    }
}

/// What somebody has just played, as a sentence.
pub fn last_move(who: Seat, mv: &str) -> Message {
    let message = match who {
        Seat::You => Message::new("played-you"),
        Seat::Computer => Message::new("played-computer"),
        other => Message::new("played-other").with("who", seat(other)),
    };
    message.with("move", mv)
}

/// Who has won, as a sentence.
pub fn winner(who: Seat) -> Message {
    match who {
        Seat::You => Message::new("result-you"),
        Seat::Computer => Message::new("result-computer"),
        other => Message::new("result-other").with("who", seat(other)),
    }
}

/// That nobody has won, as a sentence.
pub fn draw() -> Message {
    Message::new("result-draw")
}

/// Who has resigned, as a sentence.
pub fn resignation(who: Seat) -> Message {
    match who {
        Seat::You => Message::new("resigned-you"),
        Seat::Computer => Message::new("resigned-computer"),
        other => Message::new("resigned-other").with("who", seat(other)),
    }
}

/// What is said to the person after a game against the computer on a level.
pub fn farewell(number: u8, won: bool) -> Message {
    Message::new(match (number, won) {
        (..=1, true) => "farewell-1-won",
        (..=1, false) => "farewell-1-lost",
        (2, true) => "farewell-2-won",
        (2, false) => "farewell-2-lost",
        (3.., true) => "farewell-3-won",
        (3.., false) => "farewell-3-lost",
    })
}

/// The first depth of a hint: is there a win?
pub fn hint_outcome(outcome: Outcome) -> Message {
    Message::new(match outcome {
        Outcome::Win => "hint-win",
        Outcome::Loss => "hint-loss",
        Outcome::Draw => "hint-draw",
    })
}

/// How many moves win.
pub fn hint_count(count: u64) -> Message {
    Message::new("hint-count").with("count", count)
}

/// The second depth: where to look. Heaps are counted from 1.
pub fn hint_heaps(heaps: Vec<u64>) -> Message {
    Message::new("hint-heaps").with("heaps", heaps)
}

/// The second depth if there are no heaps: a part of the notation, such as `R` or `L`, or the names of places.
pub fn hint_part(part: impl Into<Arg>) -> Message {
    Message::new("hint-part").with("part", part)
}

/// What is said about a game: a heading for each text.
pub fn heading(kind: crate::GameText) -> Message {
    Message::new(match kind {
        crate::GameText::Title => "heading-game",
        crate::GameText::Summary => "heading-summary",
        crate::GameText::Rules => "heading-rules",
        crate::GameText::Theory => "heading-theory",
    })
}

/// A chapter of history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The id of the game it is about.
    pub game: &'static str,
    /// When it begins.
    pub year: u32,
    /// Its title.
    pub title: Message,
    /// One paragraph.
    pub text: Message,
}

/// The history of Nim, in order.
pub fn history() -> [Chapter; 5] {
    [
        (1901, "history-bouton-title", "history-bouton"),
        (1935, "history-values-title", "history-values"),
        (1940, "history-nimatron-title", "history-nimatron"),
        (1951, "history-nimrod-title", "history-nimrod"),
        (1961, "history-marienbad-title", "history-marienbad"),
    ]
    .map(|(year, title, text)| Chapter { game: "nim", year, title: Message::new(title), text: Message::new(text) })
}
