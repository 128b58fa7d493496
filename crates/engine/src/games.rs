//! All games, one file each. To add one, write a file, and add a `mod` line and a line in `families!` here.
use crate::{
    any::{AnyGame, Build, GameError},
    deferred_theory,
    family::Family,
    interrupt,
    notation::shorten,
    params::{ParamError, Params, Value},
    similar,
};

mod building;
mod candy;
mod chomp;
mod circle;
mod cn;
mod count;
mod cram;
mod divisor;
pub(crate) mod endnim;
pub(crate) mod endwythoff;
mod euclid;
mod fibonacci;
mod graph;
mod graph_nim;
mod greedy;
pub mod grundy;
mod hackenbush;
mod hex;
mod lasker;
mod moore;
pub mod multiheap;
pub mod nim;
mod nimble;
mod northcott;
mod northcott_classic;
pub mod octal;
mod poker;
mod silver_dollar;
mod staircase;
mod subtraction;
mod sum;
mod treblecross;
mod turning_turtles;
mod wythoff;

/// Builds a game from checked parameters.
pub(crate) type BuildGame = fn(&Params) -> Result<Box<dyn AnyGame>, GameError>;

/// The only list of all games: what they declare, and how they are built.
macro_rules! families {
    ($($game:ident,)*) => {
        /// All games, in alphabetic order.
        pub const FAMILIES: &[Family] = &[$($game::FAMILY),*];

        /// Builders of the games with their theory, in the same order.
        pub(crate) const WITH_THEORY: &[BuildGame] = &[$(|params| $game::build(params)?.with_theory()),*];

        /// Builders of the games with their rules alone, in the same order.
        const RULES_ONLY: &[BuildGame] = &[$(|params| $game::build(params)?.rules_only()),*];
    };
}

families! {
    building,
    candy,
    chomp,
    circle,
    cn,
    count,
    cram,
    divisor,
    endnim,
    endwythoff,
    euclid,
    fibonacci,
    graph,
    graph_nim,
    greedy,
    grundy,
    hackenbush,
    hex,
    lasker,
    moore,
    multiheap,
    nim,
    nimble,
    northcott,
    northcott_classic,
    octal,
    poker,
    silver_dollar,
    staircase,
    subtraction,
    sum,
    treblecross,
    turning_turtles,
    wythoff,
}

/// The family of an id.
pub fn family(id: &str) -> Result<&'static Family, GameError> {
    let found = FAMILIES.iter().find(|family| family.id == id);
    found.ok_or_else(|| GameError::UnknownGame { name: shorten(id), nearest: nearest(id) })
}

/// Builds a game from its id and parameters.
///
/// ```
/// use engine::{Params, games};
/// let nim = games::build("nim", &Params::default()).unwrap();
/// assert_eq!(nim.play("3,5,7", "2-4").unwrap(), "3,1,7");
/// ```
pub fn build(id: &str, params: &Params) -> Result<Box<dyn AnyGame>, GameError> {
    let family = family(id)?;
    build_checked(family, &check_params(family, params)?)
}

/// Builds a game with its rules alone, without theory.
///
/// This never takes long. Positions are accepted even if theory could not say who wins.
///
/// ```
/// use engine::{Params, Value, games};
/// let params = Params(vec![("code".to_owned(), Value::Text("0.376".to_owned()))]);
/// let octal = games::rules("octal", &params).unwrap();
/// assert_eq!(octal.play("1000000", "1-3").unwrap(), "999997");
/// ```
pub fn rules(id: &str, params: &Params) -> Result<Box<dyn AnyGame>, GameError> {
    let family = family(id)?;
    build_rules(family, &check_params(family, params)?)
}

fn check_params(family: &'static Family, params: &Params) -> Result<Params, GameError> {
    params.validate(family.parameters).map_err(|error| GameError::Parameter { game: family.id, error })
}

/// Builds a game from checked parameters, with its theory if that is loaded.
pub(crate) fn build_checked(family: &'static Family, params: &Params) -> Result<Box<dyn AnyGame>, GameError> {
    interrupt::check_thread();
    deferred_theory::with_theory(family).unwrap_or(RULES_ONLY[index(family)])(params)
}

/// Builds a game from checked parameters, with its rules alone.
pub(crate) fn build_rules(family: &'static Family, params: &Params) -> Result<Box<dyn AnyGame>, GameError> {
    interrupt::check_thread();
    RULES_ONLY[index(family)](params)
}

/// Returns the index of a family in the lists.
pub(crate) fn index(family: &Family) -> usize {
    FAMILIES.iter().position(|other| other.id == family.id).expect("the family comes from the list")
}

/// Reads parameters written as `k=2 r=3`.
pub fn params(family: &Family, text: &str) -> Result<Params, GameError> {
    let mut params = Params::default();
    for word in text.split_whitespace() {
        let (name, value) = parameter(family, word)?;
        params.set(name, value);
    }
    Ok(params)
}

/// Reads one parameter written as `name=value`. The value is plain, or JSON if it begins like JSON.
///
/// ```
/// use engine::{Params, games};
/// let family = games::family("graph").unwrap();
/// let (name, value) = games::parameter(family, r#"graph={"a":["b"],"b":[]}"#).unwrap();
/// let graph = games::build("graph", &Params(vec![(name.to_owned(), value)])).unwrap();
/// assert_eq!(graph.moves("a", 9).unwrap(), [">b"]);
/// ```
pub fn parameter<'t>(family: &Family, text: &'t str) -> Result<(&'t str, Value), GameError> {
    let wrong = |error| GameError::Parameter { game: family.id, error };
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let parameter = family.parameters.iter().find(|p| p.name == name).ok_or_else(|| {
        let names: Vec<&str> = family.parameters.iter().map(|p| p.name).collect();
        wrong(ParamError::Unknown { name: shorten(name), known: names.join(", ") })
    })?;
    Ok((name, parameter.read(value).map_err(wrong)?))
}

/// The id most similar to a name, if it is close.
fn nearest(name: &str) -> Option<&'static str> {
    similar::nearest(name, FAMILIES.iter().map(|family| family.id))
}
