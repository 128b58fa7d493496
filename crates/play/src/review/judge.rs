//! Judging moves: outcomes before and after each, from the last move to the first.
use super::{Judgement, MOST_MOVES, Resistance, Verdict, words};
use crate::{
    effort::{Effort, Look},
    game_match::{How, Match, Ply},
    level::is_safe,
    trap::{self, Trap},
};
use engine::{Analysis, GameError, MoveReport, Outcome, message::Message};

/// Maximum number of moves that are reported for each position.
const REPORTED: usize = 300;

pub(super) struct Judge<'m> {
    game: &'m Match,
    look: Look<'m>,
    /// Comparing traps has its own effort, so that outcomes come first.
    trap_look: Look<'m>,
}

impl<'m> Judge<'m> {
    pub(super) fn new(game: &'m Match, effort: &'m Effort) -> Judge<'m> {
        let look = || Look::new(game.game(), game.deal().convention, effort);
        Judge { game, look: look(), trap_look: look() }
    }

    /// Judges from the last move to the first: late positions are small, so that the effort decides the most of them.
    pub(super) fn by_outcome(&mut self) -> Result<Vec<Judgement>, GameError> {
        let game = self.game;
        let mut judgements = Vec::with_capacity(game.plies().len());
        let mut after = self.analysis(game.position())?;
        for (index, ply) in game.plies().iter().enumerate().rev() {
            let before = self.analysis(game.position_before(index))?;
            judgements.push(self.judgement(index, ply, &before, &after)?);
            after = before;
        }
        judgements.reverse();
        Ok(judgements)
    }

    /// An analysis; a conjecture is no basis for a verdict.
    fn analysis(&mut self, position: &str) -> Result<Analysis, GameError> {
        let mut analysis = self.look.at(position, REPORTED)?;
        if analysis.is_conjecture() {
            (analysis.outcome, analysis.complete) = (None, false);
        }
        Ok(analysis)
    }

    fn judgement(
        &mut self,
        index: usize,
        ply: &Ply,
        before: &Analysis,
        after: &Analysis,
    ) -> Result<Judgement, GameError> {
        let (from, rules) = (self.game.position_before(index), self.game.game());
        let result = after.outcome.map(Outcome::reverse).or(result_by_list(before, &ply.mv, rules.is_loopy()));
        let good = good_moves(before);
        let mut judgement = Judgement {
            before: before.outcome.or(result.filter(|&result| result == Outcome::Win)),
            after: result,
            best: first_few(good.iter()),
            count: good.len(),
            ended: rules.ending(&ply.to)?.is_some(),
            ..blank(index, ply, from)
        };
        let forced = rules.moves(from, 2)?.len() == 1;
        judgement.verdict = match (judgement.before, result) {
            _ if forced => Verdict::Forced,
            (Some(Outcome::Win), Some(Outcome::Win)) => {
                Verdict::WinKept { only: before.complete && good.len() == 1, taken: false }
            }
            (Some(Outcome::Win), Some(left)) => Verdict::WinThrown { left },
            (Some(Outcome::Draw), Some(Outcome::Loss)) => Verdict::DrawGiven,
            (Some(Outcome::Draw), Some(_)) => Verdict::DrawKept,
            (Some(Outcome::Loss), _) => Verdict::Lost(self.resistance(&mut judgement, before, after)?),
            _ => Verdict::NotKnown,
        };
        if judgement.verdict.is_mistake() {
            judgement.reply = refutation(after);
        } else if !forced {
            count_candies(&mut judgement, ply, before, after);
        }
        Ok(judgement)
    }

    /// How well a move defends a lost game.
    fn resistance(
        &mut self,
        judgement: &mut Judgement,
        before: &Analysis,
        after: &Analysis,
    ) -> Result<Resistance, GameError> {
        if let Some(replies) = self.sets_trap(judgement, before)? {
            return Ok(Resistance::Trap { replies });
        }
        let sooner = match (before.remoteness, after.remoteness) {
            (Some(before), Some(after)) => before.saturating_sub(after + 1),
            _ => 0,
        };
        if sooner == 0 {
            return Ok(Resistance::Best);
        }
        let stubborn = |report: &&MoveReport| report.remoteness.map(|r| r + 1) == before.remoteness;
        let moves: Vec<&String> = before.moves.iter().filter(stubborn).map(|report| &report.mv).collect();
        judgement.count = moves.len();
        judgement.best = first_few(moves.into_iter());
        Ok(Resistance::Sooner { moves: sooner })
    }

    /// Number of replies that win, if that is fewer than after some other move and no move has fewer.
    fn sets_trap(&mut self, judgement: &Judgement, before: &Analysis) -> Result<Option<usize>, GameError> {
        let (moves, all) = self.trap_look.moves(&judgement.from)?;
        if !all || moves.len() > trap::comparison_limit(moves.len()) {
            return Ok(None);
        }
        let mut replies = Vec::with_capacity(moves.len());
        for mv in &moves {
            let Trap { replies: Some(count), .. } = trap::trap(&mut self.trap_look, before, &judgement.from, mv)?
            else {
                return Ok(None);
            };
            replies.push((count, *mv == judgement.mv));
        }
        let made = replies.iter().find(|(_, made)| *made).map(|(count, _)| *count);
        let least = replies.iter().map(|(count, _)| *count).min();
        let differ = replies.iter().any(|(count, _)| Some(*count) != least);
        Ok(made.filter(|_| made == least && differ))
    }

    /// With three and more players: whether the others can make each player lose.
    pub(super) fn by_safety(&mut self) -> Result<Vec<Judgement>, GameError> {
        let game = self.game;
        let mut judgements = Vec::with_capacity(game.plies().len());
        for (index, ply) in game.plies().iter().enumerate().rev() {
            let from = game.position_before(index);
            let mut judgement = blank(index, ply, from);
            let (moves, all) = self.look.moves(from)?;
            let before = self.look.at(from, 0)?.seats.and_then(|seats| seats.first().map(|&forced| !forced));
            let after = is_safe(&mut self.look, &ply.to)?;
            judgement.verdict = match (before, after) {
                _ if all && moves.len() == 1 => Verdict::Forced,
                (Some(false), _) => Verdict::Unsafe,
                (Some(true), Some(true)) => Verdict::SafeKept,
                (Some(true), Some(false)) => Verdict::SafeGiven,
                _ => Verdict::NotKnown,
            };
            if judgement.verdict == Verdict::SafeGiven {
                (judgement.best, judgement.count) = self.safe_moves(from, &moves)?;
            }
            judgements.push(judgement);
        }
        judgements.reverse();
        Ok(judgements)
    }

    fn safe_moves(&mut self, from: &str, moves: &[String]) -> Result<(Vec<String>, usize), GameError> {
        let mut safe = Vec::new();
        for mv in moves.iter().take(trap::comparison_limit(moves.len())) {
            if is_safe(&mut self.look, &self.game.game().play(from, mv)?)? == Some(true) {
                safe.push(mv);
            }
        }
        Ok((first_few(safe.iter()), safe.len()))
    }

    /// What there is to say about an end that was not played out.
    pub(super) fn closing(&mut self) -> Result<Vec<Message>, GameError> {
        let seats = self.game.deal().seats.len();
        let Some(finish) = self.game.finish().filter(|finish| finish.how != How::Played && seats == 2) else {
            return Ok(Vec::new());
        };
        let to_move = self.game.plies().len() % seats;
        let analysis = self.analysis(self.game.position())?;
        let winner = match analysis.outcome {
            Some(Outcome::Win) => to_move,
            Some(Outcome::Loss) => 1 - to_move,
            _ => return Ok(Vec::new()),
        };
        let best = &analysis.winning_moves;
        Ok(words::closing(self.game, finish, winner, &first_few(best.iter()), best.len()))
    }
}

/// A judgement that says nothing yet.
fn blank(index: usize, ply: &Ply, from: &str) -> Judgement {
    Judgement {
        number: index + 1,
        seat: ply.seat,
        mv: ply.mv.clone(),
        from: from.to_owned(),
        to: ply.to.clone(),
        before: None,
        after: None,
        verdict: Verdict::NotKnown,
        best: Vec::new(),
        count: 0,
        reply: None,
        ended: false,
        candies: None,
        messages: Vec::new(),
    }
}

/// The moves that keep what a player has, if some do not.
fn good_moves(analysis: &Analysis) -> &[String] {
    match analysis.outcome {
        Some(Outcome::Win) => &analysis.winning_moves,
        Some(Outcome::Draw) => &analysis.drawing_moves,
        Some(Outcome::Loss) | None => &[],
    }
}

/// The result of a move, if the list of winning moves tells.
fn result_by_list(before: &Analysis, mv: &String, loopy: bool) -> Option<Outcome> {
    match before.outcome? {
        Outcome::Loss => Some(Outcome::Loss),
        Outcome::Win if before.winning_moves.contains(mv) => Some(Outcome::Win),
        Outcome::Win if before.complete && !loopy => Some(Outcome::Loss),
        _ => None,
    }
}

/// Records how much more best play would have collected, in games that count.
fn count_candies(judgement: &mut Judgement, ply: &Ply, before: &Analysis, after: &Analysis) {
    let (Some(now), Some(then)) = (&before.score, &after.score) else { return };
    let got = ply.gain.unwrap_or(0).saturating_add(then.theirs);
    judgement.candies = now.mine.checked_sub(got).filter(|&candies| candies > 0);
    if judgement.candies.is_some() {
        (judgement.best, judgement.count) = (first_few(now.best_moves.iter()), now.best_moves.len());
    }
}

fn first_few<S: ToString>(moves: impl Iterator<Item = S>) -> Vec<String> {
    moves.take(MOST_MOVES).map(|mv| mv.to_string()).collect()
}

/// The winning reply that ends the game soonest.
fn refutation(after: &Analysis) -> Option<String> {
    let soonest = |mv: &&String| trap::remoteness(after, mv).unwrap_or(u32::MAX);
    after.winning_moves.iter().min_by_key(soonest).cloned()
}
