//! Puzzles: today's, by level and theme, the visitor's own mistakes, and what is remembered.
use e2e::{AccessibilityChecker, Rig, WindowSize};
use engine::Convention;
use play::puzzle::{PuzzleTheme, daily, puzzle, puzzle_with_theme};

fn rig() -> Rig {
    Rig::start(WindowSize::WIDE)
}

/// Marks moves in the list and checks them.
fn mark_and_check(rig: &Rig, moves: &[String]) {
    rig.browser.find(".move");
    for mv in moves {
        rig.browser.eval(&format!(
            "[...document.querySelectorAll('.move')].find(move => move.querySelector('code').innerText === \
                {mv:?}).click()"
        ));
    }
    rig.browser.click("#check");
}

/// Marks a move that does not win, checks it, and takes the mark away.
fn answer_wrongly(rig: &Rig, solution: &[String]) {
    rig.browser.find(".move");
    let codes = "return [...document.querySelectorAll('.move code')].map(code => code.innerText)";
    let moves = rig.browser.eval(codes);
    let moves = moves.as_array().into_iter().flatten().filter_map(|mv| mv.as_str());
    let wrong = moves.map(str::to_owned).find(|mv| !solution.contains(mv)).expect("some move loses");
    mark_and_check(rig, std::slice::from_ref(&wrong));
    rig.wait_for_text(".result", "1 marked but not winning");
    rig.browser.eval(&format!(
        "[...document.querySelectorAll('.move')].find(move => move.querySelector('code').innerText === \
            {wrong:?}).click()"
    ));
}

/// What the browser has saved under a name.
fn storage(rig: &Rig, name: &str) -> String {
    let text = rig.browser.eval(&format!("return localStorage.getItem('nimatron-{name}')"));
    text.as_str().unwrap_or_default().to_owned()
}

/// Today, in days since 1970, by the clock of the browser.
fn today(rig: &Rig) -> u64 {
    let now = "const now = new Date(); return Math.floor((now.getTime() / 60000 - now.getTimezoneOffset()) / 1440)";
    rig.browser.eval(now).as_u64().expect("a day")
}

#[test]
fn a_puzzle_is_solved_counted_and_rated() {
    let rig = rig();
    rig.open_fresh("#/puzzle?level=2&seed=7");
    rig.wait_for_text("#rating", "700");
    mark_and_check(&rig, &puzzle(2, 7).solution);
    rig.wait_for_text("main", "Solved!");
    rig.browser.wait("parseInt(document.querySelector('#rating').innerText.match(/[0-9]+/)[0]) > 700");
    let rating = storage(&rig, "puzzle-solver");
    rig.browser.eval("document.querySelector('.all-levels').open = true");
    rig.wait_for_text("#level-2", "1 solved");
    // Only the first result counts.
    rig.browser.reload();
    answer_wrongly(&rig, &puzzle(2, 7).solution);
    assert_eq!(storage(&rig, "puzzle-solver"), rating);
    rig.assert_clean_console();
}

#[test]
fn a_check_without_an_answer_costs_nothing() {
    let rig = rig();
    rig.open_fresh("#/puzzle?level=2&seed=7");
    rig.browser.click("#check");
    rig.wait_for_text(".result", "still to find");
    mark_and_check(&rig, &puzzle(2, 7).solution);
    rig.browser.wait("parseInt(document.querySelector('#rating').innerText.match(/[0-9]+/)[0]) > 700");
}

#[test]
fn a_solution_that_was_shown_lowers_the_rating_and_counts_for_nothing() {
    let rig = rig();
    rig.open_fresh("#/puzzle?level=2&seed=7");
    rig.browser.click("#solution");
    rig.wait_for_text(".result", "without help");
    rig.browser.wait("parseInt(document.querySelector('#rating').innerText.match(/[0-9]+/)[0]) < 700");
    assert_eq!(storage(&rig, "puzzles"), "");
    rig.assert_clean_console();
}

#[test]
fn the_puzzle_of_the_day_makes_a_streak_and_has_a_result_to_share() {
    let rig = rig();
    rig.open_fresh("#/puzzle");
    let today = today(&rig);
    rig.browser.eval(&format!("localStorage.setItem('nimatron-puzzle-streak', '2 2 {}')", today - 1));
    rig.browser.reload();
    rig.wait_for_text("#streak", "2 days in a row");
    rig.browser.click("#daily");
    rig.browser.wait("location.hash.includes('day=')");
    let solution = daily(today).solution;
    rig.browser.wait(&format!("document.querySelectorAll('.puzzle .move').length > {}", solution.len()));
    answer_wrongly(&rig, &solution);
    mark_and_check(&rig, &solution);
    rig.wait_for_text("#daily-result", "✗✓, 3 days in a row");
    rig.wait_for_text("#streak", "3 days in a row");
    rig.wait_for_text("#daily", "✓");
    rig.browser.find("#share-result");
    rig.assert_clean_console();
}

#[test]
fn rules_stand_beside_the_board_and_the_first_level_is_familiar() {
    let rig = rig();
    for seed in [3, 4, 5] {
        rig.open_fresh(&format!("#/puzzle?level=1&seed={seed}"));
        let puzzle = puzzle(1, seed);
        assert_eq!(puzzle.convention, Convention::Normal);
        rig.browser.find(&format!(".puzzle[data-game={}]", puzzle.game));
        rig.browser.wait("document.querySelector('.puzzle .rules[open] p')?.innerText.length > 40");
        let beside = "const [board, rules] = ['.puzzle .live', '.puzzle .rules'].map(css => \
            document.querySelector(css).getBoundingClientRect()); return rules.left >= board.right";
        assert_eq!(rig.browser.eval(beside), true);
    }
    rig.assert_clean_console();
}

#[test]
fn a_theme_is_chosen_and_stays() {
    let rig = rig();
    rig.open_fresh("#/puzzle");
    rig.browser.click("#theme-misere");
    rig.browser.wait("location.hash.includes('theme=misere')");
    rig.wait_for_text(".puzzle h2", "last move loses");
    rig.browser.find("#theme-misere[aria-pressed=true]");
    let before = rig.hash();
    rig.browser.click("#next");
    rig.browser.wait(&format!("location.hash !== {before:?} && location.hash.includes('theme=misere')"));
    rig.open_fresh("#/puzzle?theme=only&level=2&seed=7");
    mark_and_check(&rig, &puzzle_with_theme(PuzzleTheme::OnlyMove, 2, 7).solution);
    rig.wait_for_text(".result", "Solved! There is 1 winning move");
    rig.assert_clean_console();
}

#[test]
fn mistakes_come_back_after_days() {
    let rig = rig();
    rig.open_fresh("#/puzzle");
    let address = "#/puzzle/nim?play=normal&position=1,3,5";
    rig.browser.eval(&format!("localStorage.setItem('nimatron-mistakes', {address:?})"));
    rig.browser.reload();
    rig.wait_for_text("#own li.due", "due today");
    rig.browser.click("#repeat");
    rig.wait_for_text(".puzzle", "1,3,5");
    rig.browser.wait("document.querySelectorAll('.puzzle .move').length === 9");
    mark_and_check(&rig, &["3-3".to_owned()]);
    rig.wait_for_text(".result", "Solved!");
    rig.wait_for_text("#own li", "back in 3 days");
    assert!(rig.browser.all("#own li.due").is_empty() && rig.browser.all("#repeat").is_empty());
    // Three days later, by the clock of the browser, it is due again; a wrong answer brings it back the next day.
    let card = storage(&rig, "mistake-cards");
    let due = card.trim().rsplit(' ').next().and_then(|due| due.parse::<u64>().ok());
    assert_eq!(due, Some(today(&rig) + 3), "{card}");
    rig.browser.eval(&format!("localStorage.setItem('nimatron-mistake-cards', '{address} 1 {}\\n')", today(&rig)));
    rig.browser.reload();
    rig.browser.find("#repeat");
    answer_wrongly(&rig, &["3-3".to_owned()]);
    rig.wait_for_text("#own li", "back in 1 day");
    rig.assert_clean_console();
}

#[test]
fn an_address_without_a_puzzle_gets_one_and_can_be_left() {
    let rig = rig();
    rig.open_fresh("#/puzzle");
    rig.browser.wait("location.hash.includes('seed=')");
    rig.browser.click("footer a[href='#/about']");
    rig.browser.wait("document.querySelector('main h1')?.innerText.startsWith('About') && location.hash === '#/about'");
    rig.assert_clean_console();
}

#[test]
fn the_page_is_accessible_and_fits_a_phone() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/puzzle?level=4&seed=3");
    rig.browser.find(".move");
    let violations = AccessibilityChecker::load().violations(&rig.browser);
    assert!(violations.is_empty(), "{violations:#?}");
    rig.browser.resize(WindowSize::PHONE);
    assert_eq!(rig.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth"), true);
}
