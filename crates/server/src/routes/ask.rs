//! Questions to the engine: the answers of the command line, for programs.
use crate::{
    answer_bytes::check_length,
    caller::{Asker, Origin},
    engine_pool::Caller,
    problem::Refusal,
    site::Site,
};
use axum::{
    RequestExt,
    extract::{FromRequest, Path, Query, Request as HttpRequest, State},
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use engine::{
    AnyGame, Question, explain as why, games as families,
    games::FAMILIES,
    interrupt::{self, Flag},
    solve::Budget,
};
use lab::{Plan, Sequence, SequenceError};
use play::{Effort, record};
use protocol::{
    FullAnalysis, Json as AnyJson, ListLimit, Request,
    explanation::ExplanationInfo,
    listing::Listing,
    sequence::{SequenceAnswer, SequenceReport},
    site::{PositionBody, PositionQuery, Problem, SequenceQuery},
};
use std::sync::Arc;
use text::{Lang, UnknownLanguage};

/// An answer that is JSON already.
type JsonText = ([(HeaderName, &'static str); 1], String);

fn json_text(json: String) -> JsonText {
    ([(header::CONTENT_TYPE, "application/json")], json)
}

/// Maximum number of positions searched for a question.
const MOST_POSITIONS: usize = 2_000_000;

/// Default budget of positions.
const USUAL_POSITIONS: usize = 200_000;

/// Maximum memory of a search, in bytes.
const MEMORY: usize = 256 << 20;

/// Maximum number of moves that are listed one by one.
const MOVES: usize = 1_000;

/// Maximum length of a list of moves in an answer.
const LONGEST_LIST: ListLimit = ListLimit { moves: MOVES, bytes: 128 << 10 };

/// Maximum number of heaps of a nim-sequence.
const MOST_HEAPS: usize = 1 << 18;

/// Number of heaps computed between two checks whether they are enough.
const STEP: usize = 1 << 12;

/// Default number of values that are listed.
const USUAL_VALUES: usize = 100;

/// Maximum number of values that are listed.
const MOST_VALUES: usize = 10_000;

/// The body of a question about a position, and its limits.
pub(crate) struct PositionQuestion {
    effort: PositionQuery,
    body: String,
}

impl FromRequest<Arc<Site>> for PositionQuestion {
    type Rejection = Response;

    async fn from_request(mut request: HttpRequest, site: &Arc<Site>) -> Result<PositionQuestion, Response> {
        let effort = request.extract_parts::<Query<PositionQuery>>().await;
        let Query(effort) = effort.map_err(IntoResponse::into_response)?;
        let body = String::from_request(request, site).await.map_err(IntoResponse::into_response)?;
        Ok(PositionQuestion { effort, body })
    }
}

impl PositionQuestion {
    /// The game and the position.
    fn read(&self) -> Result<(Request, Box<dyn AnyGame>), Refusal> {
        let request = Request::read(&self.body).map_err(|error| Refusal::unprocessable(&error))?;
        let family = families::family(&request.game).map_err(|error| Refusal::unprocessable(&error))?;
        let params = request.engine_params().map_err(|error| Refusal::unprocessable(&error))?;
        let game = families::build(family.id, &params).map_err(|error| Refusal::unprocessable(&error))?;
        Ok((request, game))
    }

    /// The move in question, if there is one.
    fn mv(&self) -> Option<String> {
        self.field("move")
    }

    /// A text in the body.
    fn field(&self, name: &str) -> Option<String> {
        let json: AnyJson = serde_json::from_str(&self.body).ok()?;
        Some(json.get(name)?.as_str()?.to_owned())
    }

    /// The language of the answer: that of the address, of the body, or of the caller.
    fn lang(&self, usual: Lang) -> Result<Lang, Refusal> {
        let wish = self.effort.lang.clone().or_else(|| self.field("lang"));
        wish.map_or(Ok(usual), |code| code.parse().map_err(|error: UnknownLanguage| Refusal::unprocessable(&error)))
    }

    /// The question for the engine, within the limits.
    fn for_engine(&self, stop: &Flag) -> Question {
        let positions = self.effort.positions.unwrap_or(USUAL_POSITIONS).min(MOST_POSITIONS);
        let budget = Budget { cancel: Some(Flag::clone(stop)), memory: MEMORY, ..Budget::positions(positions) };
        Question { budget, move_limit: MOVES, ..Question::default() }
    }
}

/// The answer of the engine, within the limits of the caller.
async fn answer(
    site: &Site,
    asker: &Asker,
    work: impl Fn(&Flag) -> Result<String, Refusal> + Send + 'static,
) -> Result<JsonText, Refusal> {
    let (account, address) = (asker.account.as_deref(), asker.origin.address);
    site.limits.question(account, address)?;
    let work = move |stop: &Flag| work(stop).and_then(check_length);
    site.question_pool.run(&Caller::new(account, address), work).await?.map(json_text)
}

/// All games with their parameters and presets
#[utoipa::path(get, path = "/api/v1/games", tag = "ask",
    responses((status = 200, body = Object, description = "What `nimatron games --json` prints")))]
pub(crate) async fn games(State(site): State<Arc<Site>>, origin: Origin) -> Result<JsonText, Refusal> {
    let list = move |_: &Flag| Listing::new(FAMILIES, origin.lang).map(|listing| protocol::line(&listing));
    let listing = site.question_pool.run(&Caller::new(None, origin.address), list).await?;
    listing.map(json_text).map_err(|error| Refusal::failure(&error))
}

/// Who wins a position, by which moves
#[utoipa::path(post, path = "/api/v1/analyse", tag = "ask", request_body = PositionBody,
    params(("positions" = Option<usize>, Query, description = "Maximum number of positions to search"),
        ("lang" = Option<String>, Query, description = "Language of the answer; also `lang` in the body")),
    responses((status = 200, body = Object,
        description = "What `nimatron analyze --json` prints. Long lists of moves are cut; `winning_moves_count` is \
            then their length"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn analyse(
    State(site): State<Arc<Site>>,
    asker: Asker,
    question: PositionQuestion,
) -> Result<JsonText, Refusal> {
    let usual = asker.origin.lang;
    answer(&site, &asker, move |stop| {
        let (lang, (request, game)) = (question.lang(usual)?, question.read()?);
        let analysis = game.analyse(&request.position, request.convention, &question.for_engine(stop));
        let analysis = analysis.map_err(|error| Refusal::unprocessable(&error))?;
        Ok(protocol::line(&FullAnalysis::new(&request, &analysis, lang).cut(LONGEST_LIST)))
    })
    .await
}

/// Why a position is won or lost, or what a move does
#[utoipa::path(post, path = "/api/v1/explain", tag = "ask", request_body(content = PositionBody,
    example = json!({"game": "nim", "position": "5,19,40,51", "move": "3-3"})),
    params(("positions" = Option<usize>, Query, description = "Maximum number of positions to search"),
        ("lang" = Option<String>, Query, description = "Language of the answer; also `lang` in the body")),
    responses((status = 200, body = Object, description = "What `nimatron explain --json` prints"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn explain(
    State(site): State<Arc<Site>>,
    asker: Asker,
    question: PositionQuestion,
) -> Result<JsonText, Refusal> {
    let usual = asker.origin.lang;
    answer(&site, &asker, move |stop| {
        let (lang, (request, game)) = (question.lang(usual)?, question.read()?);
        let (position, convention, limits) = (&request.position, request.convention, question.for_engine(stop));
        let explanation = match question.mv() {
            Some(mv) => why::explain_move(&*game, position, &mv, convention, &limits),
            None => why::explain(&*game, position, convention, &limits),
        };
        let explanation = explanation.map_err(|error| Refusal::unprocessable(&error))?;
        Ok(protocol::line(&ExplanationInfo::new(&explanation, lang)))
    })
    .await
}

/// A record judged move by move
#[utoipa::path(post, path = "/api/v1/review", tag = "ask",
    request_body(content = String, description = "A record", content_type = "text/plain"),
    responses((status = 200, body = Object, description = "What `nimatron review --json` prints"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn review(State(site): State<Arc<Site>>, asker: Asker, body: String) -> Result<JsonText, Refusal> {
    let lang = asker.origin.lang;
    answer(&site, &asker, move |_| {
        // Reading and reviewing check the flag of this thread.
        let game = record::read(&body).map_err(|error| Refusal::unprocessable(&error))?;
        let review = play::review(&game, &Effort::default()).map_err(|error| Refusal::unprocessable(&error))?;
        Ok(protocol::line(&protocol::review::ReviewInfo::new(&game, &review, lang)))
    })
    .await
}

/// The nim-sequence of a taking-and-breaking game, and its period if that is proved
#[utoipa::path(get, path = "/api/v1/sequences/{code}", tag = "ask",
    params(("code" = String, Path, description = "A code such as `0.77`, or a name", example = "kayles"),
        ("to" = Option<usize>, Query, description = "Maximum number of heaps to compute"),
        ("values" = Option<usize>, Query, description = "Number of values to list"),
        ("at" = Option<u64>, Query, description = "A heap of any size whose value to return")),
    responses((status = 200, body = Object,
        description = "What `nimatron sequence --json` prints, with `values` and the `proof` in words"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn sequence(
    State(site): State<Arc<Site>>,
    asker: Asker,
    Path(code): Path<String>,
    Query(query): Query<SequenceQuery>,
) -> Result<JsonText, Refusal> {
    let lang = asker.origin.lang;
    answer(&site, &asker, move |_| {
        let sequence = compute(&code, query.to).map_err(|error| refusal(&error))?;
        let report = SequenceReport::new(&sequence, query.to.map(|to| to.min(MOST_HEAPS)), query.at.as_slice());
        let values = query.values.unwrap_or(USUAL_VALUES).min(MOST_VALUES);
        Ok(protocol::line(&SequenceAnswer::new(&sequence, report, values, lang)))
    })
    .await
}

/// The refusal of a sequence.
fn refusal(error: &SequenceError) -> Refusal {
    let message = text::phrase::sequence_error(error);
    Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message)
}

/// The values of heaps up to a limit; fewer if a period is proved before, or if the method is slow.
fn compute(code: &str, to: Option<usize>) -> Result<Sequence, SequenceError> {
    interrupt::check_thread();
    let mut sequence = Sequence::new(&code.parse()?, &Plan::default())?;
    let to = to.unwrap_or(MOST_HEAPS).min(MOST_HEAPS);
    loop {
        // The method may prove too slow for this game and be replaced: then fewer values are enough.
        let (known, most) = (sequence.values().len(), to.min(sequence.enough() / 2));
        if known >= most || sequence.proof().is_some() {
            return Ok(sequence);
        }
        sequence.search(most.min(known + STEP), &mut |_| true)?;
    }
}
