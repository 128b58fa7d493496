//! Falsehoods of every kind are planted, and each is caught.
use crate::{
    ENOUGH,
    rules::{self, Rule},
    scene::{Inquiry, Scene},
    truth::Truth,
};
use engine::{
    AnyGame, Convention, Params,
    explain::{self, Cell, Explanation, Step},
    games,
    message::{Arg, MOVER, Message},
};

/// Compares a general statement with search over its range; returns how many positions it speaks of.
pub(crate) fn exceptions(rule: &Rule) -> Result<usize, String> {
    let mut judged = 0;
    for set in rule.sets {
        let family = games::family(rule.game).expect("a game");
        let game = games::build(rule.game, &games::params(family, set).expect("parameters")).expect("a game");
        for &convention in rule.conventions {
            let truth = Truth::new(&*game, convention);
            for position in (rule.positions)() {
                let scene = Scene::new(&truth, rule.game, set, &position);
                let (Some(fact), Some(said)) = (truth.fact(&position), (rule.says)(&scene)) else { continue };
                if fact.outcome != said {
                    return Err(format!("{set} {convention} {position}: it says {said:?}, but {fact:?}"));
                }
                judged += 1;
            }
        }
    }
    Ok(judged)
}

fn nim() -> Box<dyn AnyGame> {
    games::build("nim", &Params::default()).unwrap()
}

/// The faults of an explanation after it was changed; without the change it has none.
fn faults(position: &str, mv: Option<&str>, convention: Convention, change: impl Fn(&mut Explanation)) -> Vec<String> {
    let game = nim();
    let truth = Truth::new(&*game, convention);
    let mv = mv.map(str::to_owned);
    let inquiry = Inquiry { position, mv: mv.as_ref(), budget: ENOUGH };
    let mut explanation = inquiry.explain(&*game, convention);
    let before = Scene::new(&truth, "nim", "", position).faults(inquiry, &explanation);
    assert_eq!(before, Vec::<String>::new());
    change(&mut explanation);
    Scene::new(&truth, "nim", "", position).faults(inquiry, &explanation)
}

/// Changes every sentence of an explanation.
fn each_sentence(explanation: &mut Explanation, change: impl Fn(&mut Message)) {
    for step in &mut explanation.steps {
        if let Step::Say(message) = step {
            change(message);
        }
    }
}

fn is_caught(faults: &[String], words: &str) {
    assert!(faults.iter().any(|fault| fault.contains(words)), "{faults:?}");
}

#[test]
fn a_wrong_value_is_caught() {
    let wrong = |explanation: &mut Explanation| {
        let columns = explanation.steps.iter_mut().find_map(|step| match step {
            Step::Columns(columns) => Some(columns),
            _ => None,
        });
        columns.unwrap().rows[0].1 += 8;
    };
    is_caught(&faults("1,2,4", None, Convention::Normal, wrong), "has value 7");
}

#[test]
fn a_missing_winning_move_is_caught() {
    let missing = |explanation: &mut Explanation| {
        each_sentence(explanation, |message| {
            let list = message.args.iter_mut().find(|(name, _)| *name == "moves");
            if let Some((_, Arg::Either(moves))) = list {
                moves.pop();
            }
        });
    };
    is_caught(&faults("1,1,1", None, Convention::Normal, missing), "these moves do");
}

#[test]
fn a_move_that_does_not_win_is_caught() {
    let other = |explanation: &mut Explanation| {
        each_sentence(explanation, |message| {
            let mv = message.args.iter_mut().find(|(name, _)| *name == "move");
            if let Some((_, words)) = mv {
                *words = Message::new("move-take").with("count", 1u64).with("heap", 1u64).into();
            }
        });
    };
    is_caught(&faults("1,2,4", None, Convention::Normal, other), "should win");
}

#[test]
fn a_wrong_count_is_caught() {
    let more = |explanation: &mut Explanation| {
        each_sentence(explanation, |message| {
            if let Some((_, count)) = message.args.iter_mut().find(|(name, _)| *name == "count") {
                *count = 17u64.into();
            }
        });
    };
    is_caught(&faults("1,1,1", None, Convention::Normal, more), "there are 3");
    is_caught(&faults("1,1,1", None, Convention::Misere, more), "another length");
}

#[test]
fn a_swapped_you_is_caught() {
    let swapped = |explanation: &mut Explanation| {
        each_sentence(explanation, |message| message.args.push((MOVER, "opponent".into())));
    };
    is_caught(&faults("1,1", None, Convention::Normal, swapped), "swaps you and the opponent");
    let unswapped = |explanation: &mut Explanation| {
        each_sentence(explanation, |message| message.args.retain(|(name, _)| *name != MOVER));
    };
    is_caught(&faults("1,2", Some("2-1"), Convention::Normal, unswapped), "swaps you and the opponent");
    let to_the_other = |explanation: &mut Explanation| explanation.you_move = false;
    is_caught(&faults("1,2,4", None, Convention::Normal, to_the_other), "it calls the player to move you");
    let loser_wins = |explanation: &mut Explanation| explanation.lead = Some(Message::new("explain-you-win"));
    is_caught(&faults("1,1", None, Convention::Normal, loser_wins), "the mover should be Win");
}

#[test]
fn a_line_that_is_not_best_play_is_caught() {
    let other = |explanation: &mut Explanation| explanation.line[0] = "1-1".to_owned();
    is_caught(&faults("1,2,4", None, Convention::Normal, other), "is not best");
    let cut = |explanation: &mut Explanation| drop(explanation.line.pop());
    is_caught(&faults("1,2,4", None, Convention::Normal, cut), "the line: ");
    let shorter = |explanation: &mut Explanation| explanation.length -= 1;
    is_caught(&faults("9,10", None, Convention::Normal, shorter), "the line: ");
}

#[test]
fn the_last_move_of_misere_play_is_not_the_winners() {
    let normal = |explanation: &mut Explanation| {
        explanation.steps.push(Message::new("explain-answer-won").into());
    };
    is_caught(&faults("1,2,4", None, Convention::Misere, normal), "the winner does not move last");
}

#[test]
fn an_answer_that_is_missing_is_caught() {
    let answered = |explanation: &mut Explanation| {
        explanation.steps.push(Message::new("reason-values-lost").with("value", 1u64).into());
    };
    is_caught(&faults("1", None, Convention::Misere, answered), "every move should have an answer");
}

#[test]
fn an_answer_after_the_last_move_is_caught() {
    let answered = |explanation: &mut Explanation| {
        let take = Message::new("move-take").with("count", 3u64).with("heap", 1u64);
        let won = Message::new("reason-values-won").with("value", 0u64);
        explanation.steps.push(won.with("move", take).into());
    };
    is_caught(&faults("3", None, Convention::Normal, answered), "every move after it should have an answer");
}

#[test]
fn a_wrong_row_of_a_table_is_caught() {
    let wrong = |explanation: &mut Explanation| {
        let row = vec![Cell::Position("1,1".to_owned()), Cell::Outcome(engine::Outcome::Win)];
        explanation.steps.push(Step::Table(explain::Table { rows: vec![row], ..explain::Table::default() }));
    };
    is_caught(&faults("1,2,4", None, Convention::Normal, wrong), "1,1 is Fact");
}

#[test]
fn a_wrong_reason_in_a_table_is_caught() {
    let with = |value: &str, reason: Message| {
        let header = ["label-size", "label-nim-value", "label-reason"].map(Message::new).to_vec();
        let row = vec![Cell::Text("3".to_owned()), Cell::Text(value.to_owned()), Cell::Say(reason)];
        Step::Table(explain::Table { header, rows: vec![row], marked: Vec::new() })
    };
    let caught = |value: &str, reason: Message, words: &str| {
        let plant = |explanation: &mut Explanation| explanation.steps.push(with(value, reason.clone()));
        is_caught(&faults("1,2,4", None, Convention::Normal, plant), words);
    };
    caught("3", Message::new("reason-mex").with("values", vec![0u64, 1]), "reason-mex values=[0, 1]");
    caught("2", Message::new("reason-mex").with("values", vec![0u64, 1]), "the value is 3");
    caught("3", Message::new("hint-win"), "no claim stands behind hint-win");
}

#[test]
fn a_sentence_without_a_claim_is_caught() {
    let silent = |explanation: &mut Explanation| explanation.steps.push(Message::new("hint-win").into());
    is_caught(&faults("1,2,4", None, Convention::Normal, silent), "no claim stands behind it");
}

#[test]
fn an_exactly_when_that_fails_at_one_position_is_caught() {
    let euclid = rules::all().find(|rule| rule.name == "euclid: the golden ratio decides").unwrap();
    let says = |scene: &Scene| {
        let outcome = (rules::all().find(|rule| rule.game == "euclid").unwrap().says)(scene);
        if scene.position == "5,8" {
            Some(crate::statements::win_if(outcome != Some(engine::Outcome::Win)))
        } else {
            outcome
        }
    };
    assert!(exceptions(euclid).is_ok());
    let fault = exceptions(&Rule { says, ..*euclid }).unwrap_err();
    assert!(fault.contains(" 5,8: it says"), "{fault}");
}
