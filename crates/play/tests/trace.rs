//! Every step of a computer's thinking is true: compared with analyses of the engine that know nothing of the trace.
use arena::{Contest, contests};
use engine::{Analysis, AnyGame, Convention, Outcome, Params, Question, Sizes, games, message::Arg, solve::Budget};
use play::{
    ChosenMove, Effort, Level, Match, Opponent, Player, Rng, Setup, Start, Turn, choose,
    opponent::SEEN,
    trace::{Thought, ThoughtKind, trace},
};
use std::collections::BTreeMap;

#[expect(dead_code, reason = "shared with the tournament of levels")]
#[path = "tournament/arena.rs"]
mod arena;

/// A thought with the position that it is about.
struct Check<'t> {
    game: &'t dyn AnyGame,
    convention: Convention,
    position: &'t str,
    thought: &'t Thought,
}

impl Check<'_> {
    fn analysis(&self, position: &str) -> Analysis {
        let question = Question { budget: Budget::positions(50_000), ..Question::default() };
        self.game.analyse(position, self.convention, &question).unwrap()
    }

    fn outcome(&self, position: &str) -> Option<Outcome> {
        self.analysis(position).outcome
    }

    fn option(&self) -> String {
        self.game.play(self.position, self.thought.mv.as_ref().unwrap()).unwrap()
    }

    fn number(&self, name: &str) -> usize {
        let arg = self.thought.say.args.iter().find(|(other, _)| *other == name);
        match arg {
            Some((_, Arg::Number(number))) => usize::try_from(*number).unwrap(),
            other => panic!("{name}: {other:?}"),
        }
    }

    fn nim_sum(&self) -> u128 {
        self.thought.columns.as_ref().unwrap().rows.iter().fold(0, |sum, (_, number)| sum ^ number)
    }

    /// Whether the statement is true; `None` if the engine cannot tell.
    fn is_true(&self) -> Option<bool> {
        let is = |position: &str, outcome| self.outcome(position).map(|found| found == outcome);
        match self.thought.say.id {
            "trace-win" => is(self.position, Outcome::Win),
            "trace-loss" => is(self.position, Outcome::Loss),
            "trace-draw" => is(self.position, Outcome::Draw),
            "trace-columns-even" => is(self.position, Outcome::Loss),
            "trace-columns-odd" => Some(self.nim_sum().ilog2() == self.number("column").ilog2()),
            "trace-reject" | "trace-reject-column" => {
                let reply = self.thought.reply.as_ref().unwrap();
                is(&self.game.play(&self.option(), reply).unwrap(), Outcome::Loss)
            }
            "trace-reject-ends" => {
                let ending = self.game.ending(&self.option()).unwrap();
                Some(ending.unwrap().outcome(self.convention) != Outcome::Loss)
            }
            "trace-reject-draw" | "trace-find-draw" => is(&self.option(), Outcome::Draw),
            "trace-find-win" | "trace-ends" => is(&self.option(), Outcome::Loss),
            "trace-find-even" => is(&self.option(), Outcome::Loss).map(|lost| lost && self.nim_sum() == 0),
            "trace-find-low" => Some(self.nim_sum() == 0),
            "trace-low-forgot" => Some(u128::try_from(self.number("column")).unwrap() >= SEEN),
            "trace-trap" | "trace-find-trap" => {
                let after = self.analysis(&self.option());
                let good = if after.outcome == Some(Outcome::Win) { after.winning_moves } else { after.drawing_moves };
                after.complete.then(|| good.len() == self.number("replies"))
            }
            "trace-find-calm" => {
                let option = self.option();
                let wins = |reply: &String| {
                    let ending = self.game.ending(&self.game.play(&option, reply).unwrap()).unwrap();
                    ending.is_some_and(|ending| ending.outcome(self.convention) == Outcome::Loss)
                };
                Some(!self.game.moves(&option, 300).unwrap().iter().any(wins))
            }
            "trace-no-end" => {
                let wins = |mv: &String| {
                    let ending = self.game.ending(&self.game.play(self.position, mv).unwrap()).unwrap();
                    ending.is_some_and(|ending| ending.outcome(self.convention) == Outcome::Loss)
                };
                Some(!self.game.moves(self.position, 300).unwrap().iter().any(wins))
            }
            _ => None,
        }
    }
}

fn begin(contest: &Contest, opponent: Opponent, rng: &mut Rng) -> Option<Match> {
    let sizes = Sizes { heaps: Some(3), most: Some(12) };
    let seats = vec![Player::computer(opponent), Player::computer(Level::Random)];
    let setup = Setup::new(contest.family.id, Start::Random(sizes), seats);
    Setup { params: contest.params.clone(), convention: contest.convention, ..setup }.begin(&Effort::small(), rng).ok()
}

/// Checks every thought before the moves of one match.
fn check_match(contest: &Contest, opponent: Opponent, seed: u64, counts: &mut BTreeMap<&'static str, usize>) {
    let (effort, mut rng) = (Effort::small(), Rng::new(seed));
    let Some(mut game) = begin(contest, opponent, &mut rng) else { return };
    for _ in 0..30 {
        let Some(choice) = game.think(&effort, &mut rng).unwrap() else { break };
        let thoughts = game.trace(&choice, &effort).unwrap();
        let (convention, position) = (contest.convention, game.position());
        let last = thoughts.last().unwrap();
        assert_eq!((last.kind, last.mv.as_ref()), (ThoughtKind::Find, Some(&choice.mv)), "{contest} {position}");
        assert!(thoughts[..thoughts.len() - 1].iter().all(|thought| thought.kind != ThoughtKind::Find));
        for thought in &thoughts {
            let is_true = Check { game: game.game(), convention, position, thought }.is_true();
            assert_ne!(is_true, Some(false), "{contest} {position}, {}: {thought:?}", opponent.name());
            *counts.entry(thought.say.id).or_default() += usize::from(is_true == Some(true));
        }
        game.play(&choice.mv).unwrap();
    }
}

#[test]
fn every_thought_of_every_opponent_in_every_game_is_true() {
    let mut counts = BTreeMap::new();
    for contest in contests() {
        for opponent in Opponent::ALL {
            check_match(&contest, opponent, 5, &mut counts);
        }
    }
    println!("{counts:?}");
    for id in [
        "trace-columns-even",
        "trace-columns-odd",
        "trace-find-calm",
        "trace-find-even",
        "trace-find-low",
        "trace-find-trap",
        "trace-find-win",
        "trace-loss",
        "trace-low-forgot",
        "trace-reject",
        "trace-reject-column",
        "trace-reject-ends",
        "trace-win",
    ] {
        assert!(counts.get(id).is_some_and(|&count| count > 0), "{id} was never checked: {counts:?}");
    }
}

fn trace_at(position: &str, opponent: Opponent) -> (ChosenMove, Vec<String>) {
    let nim = games::build("nim", &Params::default()).unwrap();
    let turn = Turn { game: &*nim, convention: Convention::Normal, position, made: 0 };
    let choice = choose(&turn, opponent, &Effort::default(), &mut Rng::new(1)).unwrap().unwrap();
    let thoughts = trace(&turn, opponent, &choice, &Effort::default()).unwrap();
    let words = thoughts.iter().map(|thought| text::render(text::Lang::En, &thought.say));
    (choice, words.collect())
}

#[test]
fn a_win_at_nim_is_found_by_its_columns() {
    let (choice, words) = trace_at("2,3,12", Level::Perfect.into());
    assert_eq!(choice.mv, "3-11");
    let expected = [
        "I write the numbers in binary below each other and add up each column.",
        "The leftmost odd column is that of 8.",
        "With a zero in this column: heap 1 and heap 2.",
        "With a one in this column: heap 3.",
        "I can win from here.",
    ];
    assert_eq!(words[..5], expected);
    assert_eq!(words.last().unwrap(), "I play `3-11`: now every column is even.");
    assert!(words[5].starts_with("`1-1`? No: the column of 8 is then odd. You answer `3-"), "{words:?}");
}

#[test]
fn other_games_are_thought_about_in_their_own_terms() {
    let game = games::build("subtraction", &Params::default()).unwrap();
    let turn = Turn { game: &*game, convention: Convention::Normal, position: "23", made: 0 };
    let choice = choose(&turn, Level::Perfect, &Effort::default(), &mut Rng::new(1)).unwrap().unwrap();
    let thoughts = trace(&turn, Level::Perfect, &choice, &Effort::default()).unwrap();
    let attempt = thoughts.iter().position(|thought| thought.say.id == "trace-try").expect("it tries the winning move");
    let option = game.play("23", &choice.mv).unwrap();
    let words = text::render(text::Lang::En, &thoughts[attempt].say);
    assert_eq!(words, format!("What if I play `{}`? That leaves `{option}` for you.", choice.mv));
    let reasons = game.reasons(&option, Convention::Normal).unwrap();
    let sentences = reasons.iter().filter(|step| matches!(step, engine::explain::Step::Say(_))).count();
    let middle = &thoughts[attempt + 1..thoughts.len() - 1];
    assert!(middle.len() == sentences && sentences > 0, "{middle:?}");
    assert!(middle.iter().all(|thought| reasons.contains(&thought.say.clone().into())), "{middle:?}");
}

#[test]
fn a_squirrel_says_what_it_forgets() {
    let (_, words) = trace_at("2,3,12", Opponent::LowColumns);
    assert_eq!(words[0], "I look at the columns of 1, 2 and 4 only.");
    assert_eq!(words[1], "What I forget: the column of 8 is odd.");
    assert!(words.last().unwrap().ends_with("now the columns of 1, 2 and 4 are even."), "{words:?}");
}
