//! Writes explanations of every game as a reader sees them, one page for each language: a winning position, a mistake
//! in it and a losing position, in both conventions. The argument is the folder.
use engine::{
    Analysis, AnyGame, Convention, Family, Outcome, Question,
    explain::{Explanation, explain, explain_move},
    games::{self, FAMILIES},
    solve::Budget,
};
use std::{collections::VecDeque, env, fmt::Write, fs, path::PathBuf, process::ExitCode};
use text::{Lang, phrase, plain::Page, render};

/// Positions looked at below each preset, and moves looked at in each of them.
const MOST_POSITIONS: usize = 60;
const MOST_MOVES: usize = 12;

/// What is explained: where, and why it was chosen.
struct Scene {
    heading: &'static str,
    set: &'static str,
    position: String,
    mv: Option<String>,
    convention: Convention,
    explanation: Explanation,
}

fn main() -> ExitCode {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("target/prose"), PathBuf::from);
    match write(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("prose: cannot write to {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &std::path::Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let games: Vec<(&Family, Vec<Scene>)> = FAMILIES.iter().map(|family| (family, scenes(family))).collect();
    for lang in Lang::ALL {
        let file = folder.join(format!("{}.md", lang.code()));
        fs::write(&file, page(lang, &games))?;
        println!("{}", file.display());
    }
    Ok(())
}

fn page(lang: Lang, games: &[(&Family, Vec<Scene>)]) -> String {
    let mut out = String::new();
    for (family, scenes) in games {
        let title = text::title(lang, family.id).unwrap_or(family.id);
        writeln!(out, "# {title}\n").expect("a string takes everything");
        for scene in scenes {
            let rule = render(lang, &phrase::convention(scene.convention));
            let set = if scene.set.is_empty() { String::new() } else { format!(" ({})", scene.set) };
            let mv = scene.mv.as_ref().map_or(String::new(), |mv| format!(", `{mv}`"));
            let text = Page { width: 100, ..Page::new(lang) }.explanation(&scene.explanation);
            writeln!(out, "## {}: `{}`{mv}{set}, {rule}\n\n```text\n{text}```\n", scene.heading, scene.position)
                .expect("a string takes everything");
        }
    }
    out
}

/// The scenes of a game: in each convention that it has.
fn scenes(family: &Family) -> Vec<Scene> {
    Convention::BOTH.into_iter().flat_map(|convention| scenes_in(family, convention)).collect()
}

fn scenes_in(family: &Family, convention: Convention) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut outcomes = vec![Outcome::Win, Outcome::Loss];
    for preset in family.presets {
        let params = games::params(family, preset.set).expect("a preset has parameters of its game");
        let game = games::build(family.id, &params).expect("a preset has parameters of its game");
        if convention == Convention::Misere && game.normal_only().is_some() {
            return scenes;
        }
        for position in positions(&*game, preset.position) {
            if outcomes.is_empty() {
                return scenes;
            }
            let Some(analysis) = analyse(&*game, &position, convention) else { continue };
            let Some(at) = outcomes.iter().position(|outcome| Some(*outcome) == analysis.outcome) else { continue };
            let found = if outcomes[at] == Outcome::Win {
                winning(&*game, preset.set, &analysis, convention)
            } else {
                losing(&*game, preset.set, &analysis, convention)
            };
            if !found.is_empty() {
                outcomes.remove(at);
                scenes.extend(found);
            }
        }
    }
    scenes
}

/// A position and those below it, the nearest first.
fn positions(game: &dyn AnyGame, start: &str) -> Vec<String> {
    let (mut found, mut queue) = (Vec::new(), VecDeque::from([start.to_owned()]));
    while let Some(position) = queue.pop_front() {
        if found.contains(&position) || found.len() == MOST_POSITIONS {
            continue;
        }
        let moves = game.moves(&position, MOST_MOVES).unwrap_or_default();
        queue.extend(moves.iter().filter_map(|mv| game.play(&position, mv).ok()));
        found.push(position);
    }
    found
}

fn question() -> Question {
    Question { budget: Budget { positions: 20_000, ..Budget::default() }, ..Question::default() }
}

fn analyse(game: &dyn AnyGame, position: &str, convention: Convention) -> Option<Analysis> {
    let going_on = game.ending(position).is_ok_and(|ending| ending.is_none());
    let analysis = if going_on { game.analyse(position, convention, &question()).ok() } else { None };
    analysis.filter(|analysis| analysis.gave_up.is_none())
}

/// A winning position in which one can go wrong, and the first wrong move.
fn winning(game: &dyn AnyGame, set: &'static str, analysis: &Analysis, convention: Convention) -> Vec<Scene> {
    let position = &analysis.position;
    let wrong = analysis.moves.iter().find(|report| report.outcome == Some(Outcome::Win));
    let Some(wrong) = wrong else { return Vec::new() };
    let scene = |heading, mv: Option<&str>| {
        let explanation = match mv {
            Some(mv) => explain_move(game, position, mv, convention, &question()).ok()?,
            None => explain(game, position, convention, &question()).ok()?,
        };
        let (position, mv) = (position.clone(), mv.map(str::to_owned));
        Some(Scene { heading, set, position, mv, convention, explanation })
    };
    scene("N", None).into_iter().chain(scene("✗", Some(&wrong.mv))).collect()
}

/// A losing position with more than one move.
fn losing(game: &dyn AnyGame, set: &'static str, analysis: &Analysis, convention: Convention) -> Vec<Scene> {
    if analysis.moves.len() < 2 {
        return Vec::new();
    }
    let explanation = explain(game, &analysis.position, convention, &question()).ok();
    let position = analysis.position.clone();
    explanation
        .map(|explanation| Scene { heading: "P", set, position, mv: None, convention, explanation })
        .into_iter()
        .collect()
}
