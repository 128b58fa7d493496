//! The most expensive requests of every kind for every game. The tests of the site send them, too.
use engine::{Convention, Family, Params, Question, Sizes, games, games::FAMILIES, interrupt};
use play::{Deal, Match, Player, Rng, record};
use serde_json::{Value, json};

/// A request that takes much work.
#[derive(Clone, Debug)]
pub(crate) struct ExpensiveRequest {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) kind: &'static str,
    pub(crate) body: String,
}

impl ExpensiveRequest {
    fn get(path: &str) -> ExpensiveRequest {
        ExpensiveRequest { method: "GET", path: path.to_owned(), kind: "text/plain", body: String::new() }
    }

    fn post(path: &str, body: &Value) -> ExpensiveRequest {
        let (path, body) = (path.to_owned(), body.to_string());
        ExpensiveRequest { method: "POST", path, kind: "application/json", body }
    }

    fn review(record: String) -> ExpensiveRequest {
        ExpensiveRequest { method: "POST", path: "/api/v1/review".to_owned(), kind: "text/plain", body: record }
    }
}

/// Sizes of positions: not the largest first, since a search that is too large is not begun.
const SIZES: [(u64, u64); 8] =
    [(10, 30), (6, 12), (8, 8), (5, 40), (20, 6), (64, 1_000_000_000), (1000, 9_000), (4, 6)];

/// Work of a position that is expensive enough.
const DEAR: u64 = 20_000;

/// A nim-sequence that takes long: all splits, with up to thirty tokens taken.
const LONG_CODE: &str = "0.777777777777777777777777777777";

/// Questions to the engine: analyses, explanations, reviews, sequences.
pub(crate) fn questions() -> Vec<ExpensiveRequest> {
    let games = FAMILIES.iter().flat_map(|family| expensive_positions(family).into_iter().flat_map(about_position));
    let attacks = attacks().into_iter().flat_map(|position| {
        [ExpensiveRequest::post(ANALYSE, &position), ExpensiveRequest::post("/api/v1/explain", &position)]
    });
    let sequences = codes().into_iter().map(|code| {
        let code = code.replace('[', "%5B");
        ExpensiveRequest::get(&format!("/api/v1/sequences/{code}?to=262144"))
    });
    games.chain(attacks).chain(sequences).chain([ExpensiveRequest::review(long_record())]).collect()
}

/// Codes whose sequences take long, by every method.
fn codes() -> Vec<String> {
    let some = [LONG_CODE, "0.744", "0.376", "0.16", "0.f", "0.fffff", "4.[3]", "0.[7]", "0.[f]", "grundy"];
    let many_heaps = ["0.(65535)(65535)(65535)", "0.[(65535)]", "0.8c[d]", "0.f1[d]"];
    let takes: Vec<String> = (1..=100).map(|number: u32| (number * number).to_string()).collect();
    let takes = takes.join(",");
    let sets = [format!("subtraction:{takes}"), format!("all-but:{takes}")];
    some.iter().chain(&many_heaps).map(|&code| code.to_owned()).chain(sets).collect()
}

/// New matches between people with any parameters, and against the computer.
pub(crate) fn new_matches() -> Vec<ExpensiveRequest> {
    let questions = FAMILIES.iter().flat_map(expensive_positions).chain(attacks());
    let challenges = questions.map(|mut challenge| {
        let start = challenge.as_object_mut().and_then(|fields| fields.remove("position"));
        challenge["start"] = start.unwrap_or_default();
        ExpensiveRequest::post("/api/v1/challenges", &challenge)
    });
    let computers = FAMILIES.iter().map(|family| {
        ExpensiveRequest::post("/api/v1/matches", &json!({"game": family.id, "level": 3, "first": "lot"}))
    });
    challenges.chain(computers).collect()
}

const ANALYSE: &str = "/api/v1/analyse?positions=2000000";

/// Positions that once stopped the site.
fn attacks() -> Vec<Value> {
    let octal = |code: &str, position: &str, convention: &str| {
        let params = json!({"code": code});
        json!({"game": "octal", "position": position, "params": params, "convention": convention})
    };
    vec![
        octal(LONG_CODE, "1000000", "normal"),
        octal("0.376", "20000", "normal"),
        octal("0.744", "20000", "normal"),
        octal("0.77", &vec!["19"; 1000].join(","), "misere"),
        octal("0.137", &vec!["19"; 1000].join(","), "misere"),
        json!({"game": "moore", "position": vec!["1000000000"; 64].join(","), "params": {"k": 32}}),
        json!({"game": "cram", "position": "7x7"}),
        octal("0.f", "500,500,500", "normal"),
        json!({"game": "chomp", "position": "64x1000000"}),
        json!({"game": "chomp", "position": "9x9"}),
        json!({"game": "count", "position": "start", "params": {"target": 1_000_000, "opening": "any", "add": [1, 7]}}),
        json!({"game": "endwythoff", "position": "4999990,7,4999995"}),
        json!({"game": "graph", "position": "0", "params": {"graph": large_graph()}}),
        json!({"game": "circle", "position": "c200", "params": {"k": 200}}),
        json!({"game": "circle", "position": format!("{}.", "x".repeat(199)), "params": {"k": 200}}),
        json!({"game": "building", "position": "64|0,0,0,0,0,0,0,0,0,0,0,0"}),
        json!({"game": "subtraction", "position": "1048575", "params": {"S": triangular()}}),
    ]
}

/// A graph without cycles that has almost a million edges.
fn large_graph() -> String {
    let some = |numbers: std::ops::Range<u32>| numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    format!("digraph {{ {{{}}} -> {{{}}} }}", some(0..990), some(1000..1990))
}

/// A set without a known period.
fn triangular() -> Vec<u32> {
    (1..=32).map(|number| number * (number + 1) / 2).collect()
}

/// Everything that can be asked about a position.
fn about_position(question: Value) -> Vec<ExpensiveRequest> {
    let mut all = vec![ExpensiveRequest::post(ANALYSE, &question)];
    all.push(ExpensiveRequest::post("/api/v1/explain?positions=2000000", &question));
    let Some(game) = random_match(&question) else { return all };
    if let Some(ply) = game.plies().first() {
        let mut of_move = question;
        of_move["move"] = json!(ply.mv);
        all.push(ExpensiveRequest::post("/api/v1/explain?positions=2000000", &of_move));
        all.push(ExpensiveRequest::review(record::write(&game)));
    }
    all
}

/// Questions about large positions of a game, with its usual parameters and with the last sample.
fn expensive_positions(family: &'static Family) -> Vec<Value> {
    let mut samples = vec![""];
    samples.extend(family.samples.last());
    samples.dedup();
    let mut all = Vec::new();
    for params in samples.iter().filter_map(|sample| games::params(family, sample).ok()) {
        for (convention, name) in [(Convention::Normal, "normal"), (Convention::Misere, "misere")] {
            let Some(position) = most_expensive_position(family, &params, convention) else { continue };
            let params = protocol::params::write(&params);
            all.push(json!({"game": family.id, "params": params, "position": position, "convention": name}));
        }
    }
    all
}

/// The random position that takes most work.
fn most_expensive_position(family: &'static Family, params: &Params, convention: Convention) -> Option<String> {
    let game = games::build(family.id, params).ok()?;
    let checked = params.validate(family.parameters).ok()?;
    let mut longest = None;
    for (heaps, most) in SIZES {
        let sizes = Sizes { heaps: Some(heaps), most: Some(most) };
        let Ok(drawn) = Rng::new(1940).with_dice(|dice| (family.random)(&checked, sizes, dice)) else { continue };
        let (analysis, work) = interrupt::within(DEAR, || game.analyse(&drawn, convention, &Question::default()));
        if analysis.is_ok() && longest.as_ref().is_none_or(|(before, _)| work > *before) {
            longest = Some((work, drawn));
        }
        if work > DEAR {
            break;
        }
    }
    longest.map(|(_, position)| position)
}

/// A match with some random moves.
fn random_match(question: &Value) -> Option<Match> {
    let family = games::family(question["game"].as_str()?).ok()?;
    let params = protocol::params::read(question["params"].as_object()?).ok()?;
    let rules = games::rules(family.id, &params).ok()?;
    let misere = question["convention"] == "misere";
    let deal = Deal {
        game: family.id,
        params,
        convention: if misere { Convention::Misere } else { Convention::Normal },
        start: question["position"].as_str()?.to_owned(),
        seats: vec![Player::Person("Ana".to_owned()); rules.players()],
    };
    let (mut game, mut chance) = (Match::with_game(deal, rules.into()).ok()?, Rng::new(1940));
    while game.plies().len() < 100 && game.turn().is_some() {
        let mv = chance.with_dice(|dice| game.game().random_move(game.position(), dice)).ok().flatten();
        let mv = mv.or_else(|| game.game().moves(game.position(), 1).ok()?.pop())?;
        game.play(&mv).ok()?;
    }
    Some(game)
}

/// A record of Moore's game in which each position has more winning moves than are listed.
fn long_record() -> String {
    let start = vec!["1000000000"; 64].join(",");
    let moves: String = (0..3000).map(|ply| if ply % 2 == 0 { "A 1-1\n" } else { "B 1-1\n" }).collect();
    format!(
        "nimatron-record 1\ngame moore\nset k=32\nconvention normal\nA person \"Ana\"\nB person \"Bor\"\nstart \
         {start}\n{moves}result open\n"
    )
}
