//! What a certificate of an outcome proves.
use crate::{Object, Request};
use engine::proof::{Evidence, OutcomeProof};
use serde::Serialize;
use text::Lang;

/// A position with its outcome, and how the outcome is proved: by a number of moves or by a theorem.
#[derive(Clone, Debug, Serialize)]
pub struct ProofAnswer<'a> {
    game: &'a str,
    params: &'a Object,
    convention: &'static str,
    position: &'a str,
    outcome: &'static str,
    moves: Option<usize>,
    theorem: Option<TheoremAnswer<'a>>,
}

/// What the theorem says.
#[derive(Clone, Debug, Serialize)]
struct TheoremAnswer<'a> {
    id: &'a str,
    name: Option<String>,
    nim_value: Option<u128>,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
}

impl<'a> ProofAnswer<'a> {
    /// The answer for a position and its certificate.
    pub fn new(request: &'a Request, certificate: &'a OutcomeProof) -> ProofAnswer<'a> {
        let Request { game, params, convention, position } = request;
        let (moves, theorem) = match &certificate.evidence {
            Evidence::Strategies(strategies) => (Some(strategies.iter().map(Vec::len).sum()), None),
            Evidence::Theorem(statement) => {
                let nim_value = statement.nim_value.map(|value| value.0);
                let (id, mv) = (statement.theorem.as_str(), statement.mv.as_deref());
                let name = text::message(&format!("theorem-{id}")).map(|name| text::render(Lang::En, &name));
                (None, Some(TheoremAnswer { id, name, nim_value, mv }))
            }
        };
        let (convention, outcome) = (convention.name(), certificate.outcome.letter());
        ProofAnswer { game, params, convention, position, outcome, moves, theorem }
    }
}
