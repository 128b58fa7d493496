//! Questions to the engine: what the command line answers, for programs.
use crate::{
    caller::{Asker, Origin},
    problem::Refusal,
    site::Site,
};
use axum::{
    RequestExt,
    extract::{FromRequest, Path, Query, Request as HttpRequest, State},
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use engine::{AnyGame, Question, explain as why, games as families, games::FAMILIES, interrupt::Flag, solve::Budget};
use lab::{Plan, Sequence, SequenceError};
use play::{Effort, record};
use protocol::{
    FullAnalysis, Json as AnyJson, Limit, Request,
    explanation::ExplanationInfo,
    listing::Listing,
    sequence::{SequenceAnswer, SequenceReport},
    site::{Effortful, Problem, SequenceQuery},
};
use std::sync::Arc;

/// An answer that is JSON already.
type Written = ([(HeaderName, &'static str); 1], String);

fn written(json: String) -> Written {
    ([(header::CONTENT_TYPE, "application/json")], json)
}

/// Nobody may search more positions than this.
const MOST_POSITIONS: usize = 2_000_000;

/// Default budget of positions.
const USUAL_POSITIONS: usize = 200_000;

/// Maximum number of moves that are listed one by one.
const MOVES: usize = 1_000;

/// No list of moves in an answer is longer than this.
const LONGEST_LIST: Limit = Limit { moves: MOVES, bytes: 128 << 10 };

/// Nobody may ask for values of more heaps of a nim-sequence.
const MOST_HEAPS: usize = 1 << 18;

/// After so many it is looked whether to go on.
const STEP: usize = 1 << 12;

/// Default number of values that are listed.
const USUAL_VALUES: usize = 100;

/// And no more than so many.
const MOST_VALUES: usize = 10_000;

/// A question about a position, and how much may be searched for its answer.
pub(crate) struct Asked {
    effort: Effortful,
    body: String,
}

impl FromRequest<Arc<Site>> for Asked {
    type Rejection = Response;

    async fn from_request(mut request: HttpRequest, site: &Arc<Site>) -> Result<Asked, Response> {
        let effort = request.extract_parts::<Query<Effortful>>().await;
        let Query(effort) = effort.map_err(IntoResponse::into_response)?;
        let body = String::from_request(request, site).await.map_err(IntoResponse::into_response)?;
        Ok(Asked { effort, body })
    }
}

impl Asked {
    /// The game and the position.
    fn read(&self) -> Result<(Request, Box<dyn AnyGame>), Refusal> {
        let request = Request::read(&self.body).map_err(|error| Refusal::unmet(&error))?;
        let family = families::family(&request.game).map_err(|error| Refusal::unmet(&error))?;
        let params = request.engine_params().map_err(|error| Refusal::unmet(&error))?;
        let game = families::build(family.id, &params).map_err(|error| Refusal::unmet(&error))?;
        Ok((request, game))
    }

    /// The move that is asked about, if it is one.
    fn mv(&self) -> Option<String> {
        let json: AnyJson = serde_json::from_str(&self.body).ok()?;
        Some(json.get("move")?.as_str()?.to_owned())
    }

    /// The question within what may be searched for an answer.
    fn question(&self, stop: Flag) -> Question {
        let positions = self.effort.positions.unwrap_or(USUAL_POSITIONS).min(MOST_POSITIONS);
        let budget = Budget { cancel: Some(stop), ..Budget::positions(positions) };
        Question { budget, move_limit: MOVES, ..Question::default() }
    }
}

/// The answer to a question that takes work, within the limits of the caller.
async fn thought(
    site: &Site,
    asker: &Asker,
    answer: impl FnOnce(Flag) -> Result<String, Refusal> + Send + 'static,
) -> Result<Written, Refusal> {
    site.limits.question(asker.account.as_deref(), asker.origin.address)?;
    site.thinking.think(answer).await?.map(written)
}

/// All games with their parameters and presets
#[utoipa::path(get, path = "/api/v1/games", tag = "ask",
    responses((status = 200, body = Object, description = "What `nimatron games --json` prints")))]
pub(crate) async fn games(origin: Origin) -> Result<Written, Refusal> {
    let listing = Listing::new(FAMILIES, origin.lang).map_err(|error| Refusal::failed(&error))?;
    Ok(written(protocol::line(&listing)))
}

/// Who wins a position, by which moves
#[utoipa::path(post, path = "/api/v1/analyse", tag = "ask", request_body(content = Object,
    description = "`game`, `position` and, where they matter, `params` and `convention`, as in a batch",
    example = json!({"game": "nim", "position": "5,19,40,51"})),
    params(("positions" = Option<usize>, Query, description = "Search at most so many positions")),
    responses((status = 200, body = Object,
        description = "What `nimatron analyze --json` prints. Long lists of moves are cut, and say how many there are: `winning_moves_count`"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn analyse(State(site): State<Arc<Site>>, asker: Asker, asked: Asked) -> Result<Written, Refusal> {
    let lang = asker.origin.lang;
    thought(&site, &asker, move |stop| {
        let (request, game) = asked.read()?;
        let analysis = game.analyse(&request.position, request.convention, &asked.question(stop));
        let analysis = analysis.map_err(|error| Refusal::unmet(&error))?;
        Ok(protocol::line(&FullAnalysis::new(&request, &analysis, lang).cut(LONGEST_LIST)))
    })
    .await
}

/// Why a position is won or lost, or what a move does
#[utoipa::path(post, path = "/api/v1/explain", tag = "ask", request_body(content = Object,
    description = "As for `analyse`, and `move` to explain a move",
    example = json!({"game": "nim", "position": "5,19,40,51", "move": "3-3"})),
    params(("positions" = Option<usize>, Query, description = "Search at most so many positions")),
    responses((status = 200, body = Object, description = "What `nimatron explain --json` prints"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn explain(State(site): State<Arc<Site>>, asker: Asker, asked: Asked) -> Result<Written, Refusal> {
    let lang = asker.origin.lang;
    thought(&site, &asker, move |stop| {
        let (request, game) = asked.read()?;
        let (position, convention, question) = (&request.position, request.convention, asked.question(stop));
        let explanation = match asked.mv() {
            Some(mv) => why::explain_move(&*game, position, &mv, convention, &question),
            None => why::explain(&*game, position, convention, &question),
        };
        let explanation = explanation.map_err(|error| Refusal::unmet(&error))?;
        Ok(protocol::line(&ExplanationInfo::new(&explanation, lang)))
    })
    .await
}

/// A record judged move by move
#[utoipa::path(post, path = "/api/v1/review", tag = "ask",
    request_body(content = String, description = "A record", content_type = "text/plain"),
    responses((status = 200, body = Object, description = "What `nimatron review --json` prints"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn review(State(site): State<Arc<Site>>, asker: Asker, body: String) -> Result<Written, Refusal> {
    let lang = asker.origin.lang;
    thought(&site, &asker, move |_| {
        // Reading and judging look at the flag of the thought.
        let game = record::read(&body).map_err(|error| Refusal::unmet(&error))?;
        let review = play::review(&game, &Effort::default()).map_err(|error| Refusal::unmet(&error))?;
        Ok(protocol::line(&protocol::review::ReviewInfo::new(&game, &review, lang)))
    })
    .await
}

/// The nim-sequence of a taking-and-breaking game, and its period if that is proved
#[utoipa::path(get, path = "/api/v1/sequences/{code}", tag = "ask",
    params(("code" = String, Path, description = "A code such as `0.77`, or a name", example = "kayles"),
        ("to" = Option<usize>, Query, description = "Compute values of at most so many heaps"),
        ("values" = Option<usize>, Query, description = "Tell so many values one by one"),
        ("at" = Option<u64>, Query, description = "Tell the value of this heap, however large")),
    responses((status = 200, body = Object,
        description = "What `nimatron sequence --json` prints, with `values` and the `proof` in words"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn sequence(
    State(site): State<Arc<Site>>,
    asker: Asker,
    Path(code): Path<String>,
    Query(query): Query<SequenceQuery>,
) -> Result<Written, Refusal> {
    let lang = asker.origin.lang;
    thought(&site, &asker, move |stop| {
        let sequence = computed(&code, query.to, stop).map_err(|error| refused(&error))?;
        let report = SequenceReport::new(&sequence, query.to.map(|to| to.min(MOST_HEAPS)), query.at.as_slice());
        let values = query.values.unwrap_or(USUAL_VALUES).min(MOST_VALUES);
        Ok(protocol::line(&SequenceAnswer::new(&sequence, report, values, lang)))
    })
    .await
}

/// Why there are no values.
fn refused(error: &SequenceError) -> Refusal {
    let message = text::phrase::sequence_error(error);
    Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message)
}

/// Values of so many heaps, or fewer where a period is proved before or the method is slow.
fn computed(code: &str, to: Option<usize>, stop: Flag) -> Result<Sequence, SequenceError> {
    let mut sequence = Sequence::new(&code.parse()?, &Plan::default())?.with_cancel(stop);
    let to = to.unwrap_or(MOST_HEAPS).min(MOST_HEAPS);
    loop {
        // The method may turn out to be too slow for this game, and another is taken: then fewer values are enough.
        let (known, most) = (sequence.values().len(), to.min(sequence.enough() / 2));
        if known >= most || sequence.proof().is_some() {
            return Ok(sequence);
        }
        sequence.search(most.min(known + STEP), &mut |_| true)?;
    }
}
