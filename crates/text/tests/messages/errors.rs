//! Every error has a message in every language, with exactly its arguments.
use engine::{
    AnyGame, GameError, Params,
    games::{self, FAMILIES},
    graph::Graph,
    message::{Message, Say},
    params::{Kind, ParamError, Value},
    placement::PlacementError,
    solve::OutOfBudget,
};
use play::{MatchError, record::RecordError, setup::SetupError};
use text::{Lang, render, say};

/// Texts that are no position or move of most games.
const BAD: [&str; 18] = [
    "",
    "?",
    "1;2",
    "-1",
    "1-x",
    "x-1",
    "99999999999999999999",
    "=x",
    "5:x",
    "W 9:9",
    "W x",
    "2:1-3",
    "x",
    "..?",
    "30,30",
    "1",
    "5-5:1",
    "L-x",
];

/// Asserts that a message is complete, and that its words differ between the languages.
fn check(message: &Message) {
    assert_eq!(text::check(message), Ok(()), "{message}");
    let sentences = Lang::ALL.map(|lang| render(lang, message));
    for (sentence, lang) in sentences.iter().zip(Lang::ALL) {
        assert!(!sentence.contains("{$") && !sentence.contains("(z)"), "{lang}: {sentence}");
        assert!(lang == Lang::En || *sentence != sentences[0], "{lang}: {sentence}");
    }
}

fn long() -> String {
    "1,".repeat(20_000) + "1"
}

/// Reads bad texts as positions and moves, and counts how many are refused.
fn count_refusals(game: &dyn AnyGame) -> usize {
    let (long, many, wide) = (long(), vec!["1"; 70].join(","), format!("W {}", vec!["1:2"; 70].join(",")));
    let texts = BAD.into_iter().chain([long.as_str(), &many, &wide]);
    let results = texts.flat_map(|text| [game.normalise(text), game.normalise_move(text)]);
    let errors: Vec<GameError> = results.filter_map(Result::err).collect();
    errors.iter().for_each(|error| check(&error.message()));
    errors.len()
}

#[test]
fn positions_and_moves_are_refused_in_every_language() {
    for family in FAMILIES {
        for sample in family.samples {
            let game = games::build(family.id, &games::params(family, sample).unwrap()).unwrap();
            assert!(count_refusals(&*game) > 10, "{} {sample} takes nearly everything", family.id);
        }
    }
}

#[test]
fn parameters_are_refused_in_every_language() {
    let values =
        [Value::Number(u64::MAX), Value::Text("?.?".into()), Value::List(vec![Value::Flag(true)]), Value::Map(vec![])];
    let mut count = 0;
    for family in FAMILIES {
        let names = family.parameters.iter().map(|parameter| parameter.name).chain(["nonsense"]);
        for (name, value) in names.flat_map(|name| values.iter().map(move |value| (name, value))) {
            if let Err(error) = games::build(family.id, &Params(vec![(name.to_owned(), value.clone())])) {
                check(&error.message());
                count += 1;
            }
        }
        for parameter in family.parameters {
            check_kind(parameter.kind);
        }
    }
    assert!(count > 150, "{count}");
}

fn check_kind(kind: Kind) {
    assert_eq!(text::check(&kind.message()), Ok(()));
}

#[test]
fn parts_of_sums_and_codes_are_refused_in_every_language() {
    for (game, set) in [
        ("sum", "parts=sum"),
        ("sum", "parts=hex"),
        ("sum", "parts=nym"),
        ("octal", "code=077"),
        ("octal", "code=1.1"),
        ("octal", "code=0.111111111111111111111111111111111"),
        ("graph", "graph=digraph{}"),
        ("count", "opening=any"),
    ] {
        let family = games::family(game).unwrap();
        let mut params = games::params(family, set).unwrap();
        if game == "count" {
            params.set("target", Value::Number(2));
        }
        let error = games::build(game, &params).err().unwrap_or_else(|| panic!("{game} {set} is accepted"));
        check(&error.message());
    }
}

#[test]
fn graphs_are_refused_in_every_language() {
    for text in [
        "",
        "graph { a }",
        "digraph",
        "digraph { a -> ",
        "digraph { a -- b }",
        "digraph { } x",
        "digraph { -> b }",
        "digraph { a [x }",
        "digraph { \"a }",
        "digraph { a /* }",
        "digraph { a % b }",
        "digraph { \" a\" }",
        "digraph { <a }",
    ] {
        check(&Graph::read(&Value::Text(text.to_owned())).expect_err(text).message());
    }
    let deep = format!("digraph {}", "{".repeat(100));
    check(&Graph::read(&Value::Text(deep)).unwrap_err().message());
    let to = |name: &str| Value::List(vec![Value::Text(name.to_owned())]);
    for map in [
        vec![("a".to_owned(), to("x"))],
        vec![("a".to_owned(), to("a")), ("a".to_owned(), to("a"))],
        vec![("a".to_owned(), Value::Flag(true))],
        vec![(" a".to_owned(), to(" a"))],
    ] {
        check(&Graph::read(&Value::Map(map)).unwrap_err().message());
    }
    check(&Graph::read(&Value::Flag(true)).unwrap_err().message());
}

#[test]
fn searches_give_up_in_every_language() {
    for reason in [
        OutOfBudget::Positions(5_000_000),
        OutOfBudget::Moves(1),
        OutOfBudget::Memory(2),
        OutOfBudget::Depth(3),
        OutOfBudget::TooLarge { positions: u128::MAX, moves: 7 },
        OutOfBudget::NotSearched,
        OutOfBudget::Cancelled,
    ] {
        check(&reason.message());
    }
}

#[test]
fn matches_and_records_are_refused_in_every_language() {
    let game = || GameError::IllegalMove { position: "3,4".to_owned(), mv: "1-5".to_owned() };
    let position = || "3,4".to_owned();
    let wishes = [play::setup::Wish::Any, play::setup::Wish::Won, play::setup::Wish::Lost];
    let mut setups = vec![
        SetupError::UnknownPreset { game: "nim", name: "x".to_owned(), known: "gold-bars".to_owned() },
        SetupError::ParamsTooLong,
        SetupError::NothingToPlace,
        SetupError::PlaceFirst,
        PlacementError::Pieces { pieces: 1, expected: 2 }.into(),
        PlacementError::Square { square: 4, least: 1, most: 3 }.into(),
        PlacementError::Sides { sides: 3, expected: 2 }.into(),
    ];
    setups.extend(wishes.map(|wish| SetupError::NotAsWished { position: position(), wish }));
    setups.extend(wishes.map(|wish| SetupError::NoSuchStart { wish, tries: 400 }));
    let matches = [
        MatchError::Game(game()),
        MatchError::Seats { seats: 3, expected: 2 },
        MatchError::StartIsOver { position: position() },
        MatchError::Over,
        MatchError::NoSeat { seat: 2, seats: 2 },
        MatchError::NoDraw,
        MatchError::TooLong,
    ];
    setups.extend(matches.into_iter().map(SetupError::from));
    setups.iter().for_each(|error| check(&error.message()));
    let records = [
        RecordError::TooLong { bytes: 9_000_000 },
        RecordError::NoRecord,
        RecordError::FutureVersion { version: "2".to_owned() },
        RecordError::Truncated { line: 3, expected: "expected-record-game" },
        RecordError::Line { line: 3, text: "x".to_owned(), expected: "expected-record-seat" },
        RecordError::Match { line: 3, error: MatchError::Over },
        RecordError::Differs { line: 3, written: "1".to_owned(), played: "2".to_owned() },
    ];
    records.iter().for_each(|error| check(&error.message()));
}

#[test]
fn errors_quote_what_was_wrong_in_every_language() {
    let error = GameError::IllegalMove { position: "3,4".to_owned(), mv: "1-5".to_owned() };
    for lang in Lang::ALL {
        let sentence = say(lang, &error);
        assert!(sentence.contains("`1-5`") && sentence.contains("`3,4`") && !sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn english_says_what_was_expected() {
    let check = |error: &dyn Say, right: &str| assert_eq!(say(Lang::En, error), right);
    let nim = games::build("nim", &Params::default()).unwrap();
    check(
        &nim.normalise("3;4").unwrap_err(),
        "cannot read `3;4`: expected heaps separated by commas, such as `3,5,7`, or `-` for no heap",
    );
    check(&nim.normalise("1,,2").unwrap_err(), &say(Lang::En, &nim.normalise("").unwrap_err()));
    check(
        &ParamError::new("k", "0", Kind::Number { least: 1, most: 64 }.message()),
        "the parameter `k` cannot be `0`: expected a whole number from 1 to 64",
    );
    check(
        &ParamError::Unknown { name: "x".into(), known: String::new() },
        "there is no parameter `x`: this game has none",
    );
}
