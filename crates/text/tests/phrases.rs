//! Every phrase exists with its arguments and says something in every language.
use engine::{
    any::GameError,
    message::Message,
    notation::ParseError,
    outcome::{Convention, Outcome},
    params::ParamError,
    solve::OutOfBudget,
    theory::{Standing, Theorem},
};
use text::{
    GameText, Lang,
    phrase::{self, Seat},
    render,
};

fn all() -> Vec<Message> {
    let outcomes = [Outcome::Win, Outcome::Draw, Outcome::Loss];
    let seats = [Seat::You, Seat::Computer, Seat::Named("Ana"), Seat::Numbered(3)];
    let mut all = vec![
        phrase::drawn(),
        phrase::theorem(&Theorem { name: "Nim", source: "Bouton 1901" }),
        phrase::hint_move("1-1"),
    ];
    all.extend([phrase::hint_part("R"), phrase::hint_count(3), phrase::hint_heaps(vec![1, 5])]);
    for convention in Convention::BOTH {
        all.extend([phrase::convention(convention), phrase::convention_meaning(convention)]);
    }
    for outcome in outcomes {
        all.extend([phrase::outcome(outcome), phrase::outcome_meaning(outcome), phrase::hint_outcome(outcome)]);
    }
    all.extend([Standing::Proved, Standing::Checked, Standing::Conjectured].map(phrase::standing));
    for level in 1..=3 {
        all.extend([phrase::level(level), phrase::level_meaning(level)]);
        all.extend([true, false].map(|won| phrase::farewell(level, won)));
    }
    for seat in seats {
        all.extend([phrase::seat(seat), phrase::turn(seat), phrase::won(seat), phrase::resigned(seat)]);
        all.push(phrase::played(seat, "2-4"));
    }
    all.extend(GameText::ALL.map(phrase::heading));
    all.extend(phrase::history().into_iter().flat_map(|chapter| [chapter.title, chapter.text]));
    all.extend(errors().iter().map(phrase::error));
    all.extend(reasons().map(phrase::gave_up));
    all
}

fn errors() -> Vec<GameError> {
    let unknown = |known: &str| ParamError::Unknown { name: "x".to_owned(), known: known.to_owned() };
    let wrong = ParamError::new("k", "0", "a whole number from 1 to 64");
    let mut errors: Vec<GameError> = [unknown(""), unknown("k, r"), wrong]
        .into_iter()
        .map(|error| GameError::Parameter { game: "moore", error })
        .collect();
    errors.push(GameError::UnknownGame { name: "nym".to_owned(), nearest: "nim" });
    errors.push(GameError::Parse(ParseError::new("", "heaps")));
    errors.push(GameError::Parse(ParseError::new("3;4", "heaps separated by commas")));
    errors.push(GameError::IllegalMove { position: "3,4".to_owned(), mv: "1-5".to_owned() });
    errors.push(GameError::NormalOnly { reason: "nobody has said what misère play means" });
    errors
}

fn reasons() -> [OutOfBudget; 7] {
    [
        OutOfBudget::Positions(5_000_000),
        OutOfBudget::Moves(1),
        OutOfBudget::Memory(2),
        OutOfBudget::Depth(3),
        OutOfBudget::TooLarge { positions: u128::MAX, moves: 7 },
        OutOfBudget::NotSearched,
        OutOfBudget::Cancelled,
    ]
}

#[test]
fn every_phrase_can_be_said_in_every_language() {
    for message in all() {
        assert_eq!(text::check(&message), Ok(()));
        for lang in Lang::ALL {
            let sentence = render(lang, &message);
            assert!(!sentence.trim().is_empty() && !sentence.contains('$'), "{lang} {message}: {sentence}");
            assert!(!sentence.contains("(z)"), "{sentence}");
        }
    }
}

#[test]
fn errors_in_english_are_those_of_the_engine() {
    for error in errors() {
        assert_eq!(render(Lang::En, &phrase::error(&error)), error.to_string());
    }
}

#[test]
fn errors_quote_what_was_wrong_in_every_language() {
    let error = phrase::error(&GameError::IllegalMove { position: "3,4".to_owned(), mv: "1-5".to_owned() });
    for lang in Lang::ALL {
        let sentence = render(lang, &error);
        assert!(sentence.contains("`1-5`") && sentence.contains("`3,4`") && !sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn languages_differ_where_words_do() {
    for message in all().iter().filter(|message| message.args.is_empty()) {
        let said: Vec<String> = Lang::ALL.iter().map(|lang| render(*lang, message)).collect();
        let foreign = said.iter().skip(1).filter(|sentence| **sentence == said[0]).count();
        assert_eq!(foreign, 0, "{message} is not translated: {said:?}");
    }
}

#[test]
fn histories_are_in_order() {
    assert!(phrase::history().is_sorted_by_key(|chapter| chapter.year));
}
