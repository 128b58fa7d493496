//! The most expensive questions of every kind for every game, asked on this thread: each checks for an interrupt
//! often, and ends soon after its flag is set, whenever that is. Time is not measured: checks, units of work and
//! elementary steps are counted.
use crate::expensive_requests::expensive::{self, ExpensiveRequest};
use engine::{
    Question, explain, games,
    interrupt::{self, probe},
    solve::Budget,
};
use lab::{Plan, Sequence};
use play::{Effort, Player, Rng, Setup, Start, record};
use protocol::{FullAnalysis, Request, explanation::ExplanationInfo, review::ReviewInfo};
use serde_json::Value;
use text::Lang;

/// Maximum work of one question in these tests.
const WORK: u64 = 50_000;

/// Maximum number of units that are counted at once: far fewer than 50 ms allow.
const MAX_UNITS: u64 = 50_000;

/// Maximum number of elementary steps between two checks: some milliseconds.
const MAX_STEPS: u64 = 100_000;

/// Maximum number of checks after the flag is set: a few for each heap of the longest position.
const MAX_AFTER: u64 = 4_000;

/// Returns the length of the answer to a question, if it has one. Only the work on the way matters.
fn ask(request: &ExpensiveRequest) -> Option<usize> {
    let path = request.path.strip_prefix("/api/v1/")?;
    let kind = path.split(['/', '?']).next()?;
    let answer = match kind {
        "review" => {
            let game = record::read(&request.body).ok()?;
            let review = play::review(&game, &Effort::default()).ok()?;
            protocol::line(&ReviewInfo::new(&game, &review, Lang::En))
        }
        "sequences" => {
            let code = path.split(['/', '?']).nth(1)?.replace("%5B", "[");
            let mut sequence = Sequence::new(&code.parse().ok()?, &Plan::default()).ok()?;
            sequence.search(1 << 17, &mut |_| true).ok()?;
            String::new()
        }
        "analyse" | "explain" => about_position(kind, &request.body)?,
        "challenges" => begin(&serde_json::from_str(&request.body).ok()?)?,
        _ => panic!("no question of this kind is known: {path}"),
    };
    Some(answer.len())
}

fn about_position(kind: &str, body: &str) -> Option<String> {
    let (request, json) = (Request::read(body).ok()?, serde_json::from_str::<Value>(body).ok()?);
    let family = games::family(&request.game).ok()?;
    let game = games::build(family.id, &request.engine_params().ok()?).ok()?;
    let (position, convention) = (&request.position, request.convention);
    let question = Question { budget: Budget::positions(2_000_000), move_limit: 1_000, ..Question::default() };
    if kind == "analyse" {
        let analysis = game.analyse(position, convention, &question).ok()?;
        return Some(protocol::line(&FullAnalysis::new(&request, &analysis, Lang::En)));
    }
    let explanation = match json["move"].as_str() {
        Some(mv) => explain::explain_move(&*game, position, mv, convention, &question),
        None => explain::explain(&*game, position, convention, &question),
    };
    Some(protocol::line(&ExplanationInfo::new(&explanation.ok()?, Lang::En)))
}

fn begin(challenge: &Value) -> Option<String> {
    let family = games::family(challenge["game"].as_str()?).ok()?;
    let params = protocol::params::read(challenge["params"].as_object()?).ok()?;
    let start = Start::Given(challenge["start"].as_str()?.to_owned());
    let seats = vec![Player::Person(String::new()); 2];
    let setup = Setup { params, ..Setup::new(family.id, start, seats) };
    Some(setup.begin(&Effort::default(), &mut Rng::new(1940)).ok()?.deal().start.clone())
}

#[test]
fn all_work_looks_often_and_ends_soon_after_its_flag_is_set() {
    let challenges = expensive::new_matches().into_iter().filter(|request| request.path.ends_with("challenges"));
    let (mut stopped, mut long) = (0, 0);
    for request in expensive::questions().into_iter().chain(challenges) {
        let ((_, units), checks) = probe::watch(0, || interrupt::within(WORK, || ask(&request)));
        assert!(checks.most_units <= MAX_UNITS && checks.most_steps <= MAX_STEPS, "{checks:?} {request:?}");
        long += usize::from(units > WORK);
        for stop_at in [1, checks.count / 3, checks.count * 2 / 3].into_iter().filter(|&check| check > 0) {
            let (_, checks) = probe::watch(stop_at, || interrupt::within(WORK, || ask(&request)));
            let is_soon = checks.after <= MAX_AFTER && checks.units_after <= MAX_UNITS;
            assert!(is_soon && checks.most_steps <= MAX_STEPS, "{checks:?} {request:?}");
            stopped += 1;
        }
    }
    assert!(stopped > 500 && long > 20, "{stopped} were stopped, {long} took too much work");
}
