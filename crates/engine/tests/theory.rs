//! Theory against exhaustive search, on the small ranges of `nimatron verify`.
use engine::{
    Convention,
    games::{self, FAMILIES},
};

/// Enough positions of each range to catch a wrong formula, few enough to stay quick.
const ENOUGH: u64 = 20_000;

#[test]
fn every_claim_agrees_with_search() {
    let only = std::env::var("NIMATRON_GAME").ok();
    for family in FAMILIES.iter().filter(|family| only.as_deref().is_none_or(|id| id == family.id)) {
        for sample in family.samples {
            let game = games::build(family.id, &games::params(family, sample).unwrap()).unwrap();
            for convention in Convention::BOTH {
                for (range, label) in game.ranges(false).iter().enumerate() {
                    let report = game.verify(convention, false, range, &mut |positions| positions < ENOUGH);
                    let name = format!("{} {sample} {convention} {label}", family.id);
                    assert_eq!(report.disagreements, 0, "{name}: {:#?}", report.examples);
                }
            }
        }
    }
}
