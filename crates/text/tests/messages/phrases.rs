//! Every phrase exists with its arguments and says something in every language.
use engine::{
    message::Message,
    outcome::{Convention, Outcome},
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
    let mut all = vec![phrase::draw(), phrase::theorem(&Theorem { id: "nim-sum-of-the-heaps", source: "Bouton 1901" })];
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
        all.extend([phrase::seat(seat), phrase::turn(seat), phrase::winner(seat), phrase::resignation(seat)]);
        all.push(phrase::last_move(seat, "2-4"));
    }
    all.extend(GameText::ALL.map(phrase::heading));
    all.extend(phrase::history().into_iter().flat_map(|chapter| [chapter.title, chapter.text]));
    all
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
fn languages_differ_where_words_do() {
    for message in all().iter().filter(|message| message.args.is_empty()) {
        let sentences: Vec<String> = Lang::ALL.iter().map(|lang| render(*lang, message)).collect();
        let foreign = sentences.iter().skip(1).filter(|sentence| **sentence == sentences[0]).count();
        assert_eq!(foreign, 0, "{message} is not translated: {sentences:?}");
    }
}

#[test]
fn histories_are_in_order() {
    assert!(phrase::history().is_sorted_by_key(|chapter| chapter.year));
}
