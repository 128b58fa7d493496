//! Sums against exhaustive search, and certificates of their outcomes.
use super::ErasedSum;
#[cfg(feature = "verify")]
use super::ranges;
use crate::any::AnyVerify;
#[cfg(feature = "verify")]
use crate::{
    analysis::{Analysis, Method, Question},
    any::{AnyRules, AnyTheory, GameError},
    message::Message,
    outcome::Convention,
    proof::{Flaw, OutcomeProof, Unproved, check_texts, prove_texts},
    solve::Budget,
    verify::Report,
};

impl<const THEORY: bool> AnyVerify for ErasedSum<THEORY> {
    #[cfg(feature = "verify")]
    fn ranges(&self, deep: bool) -> Vec<Message> {
        vec![ranges::label(deep)]
    }

    #[cfg(feature = "verify")]
    fn range_len(&self, deep: bool, _: usize) -> usize {
        ranges::sample_size(deep)
    }

    #[cfg(feature = "verify")]
    fn verify(&self, convention: Convention, deep: bool, range: usize, tick: &mut dyn FnMut(u64) -> bool) -> Report {
        if range > 0 || (convention == Convention::Misere && self.normal_only().is_some()) {
            return Report::default();
        }
        ranges::verify(self, convention, deep, tick)
    }

    #[cfg(feature = "verify")]
    fn search_plainly(&self, position: &str, convention: Convention, budget: &Budget) -> Result<Analysis, GameError> {
        let question = Question { method: Method::Search, budget: budget.clone(), move_limit: 0 };
        self.analyse(position, convention, &question)
    }

    #[cfg(feature = "verify")]
    fn prove(&self, position: &str, convention: Convention, budget: &Budget) -> Result<OutcomeProof, Unproved> {
        prove_texts(self, position, convention, budget)
    }

    #[cfg(feature = "verify")]
    fn check(
        &self,
        position: &str,
        convention: Convention,
        certificate: &OutcomeProof,
        budget: &Budget,
    ) -> Result<usize, Flaw> {
        check_texts(self, position, convention, certificate, budget)
    }
}
