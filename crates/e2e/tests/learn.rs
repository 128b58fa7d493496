//! Learning: the path, lessons that ask before they explain, exercises, charts of the opponents.
use e2e::{AccessibilityChecker, Browser, Rig, WindowSize};
use engine::games::FAMILIES;
use play::course::{COURSE, ExerciseAnswer};

fn rig() -> Rig {
    Rig::start(WindowSize::WIDE)
}

/// Puts a text into a field as typing does.
fn fill(browser: &Browser, css: &str, text: &str) {
    browser.find(css);
    browser.eval(&format!(
        "const field = document.querySelector({css:?}); field.value = {text:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ));
}

/// Answers an exercise that asks for a move.
fn answer_move(rig: &Rig, number: usize, mv: &str) {
    fill(&rig.browser, &format!("#answer-{number}"), mv);
    rig.browser.click(&format!("#exercise-{number} button[type=submit]"));
}

/// Number of steps of a lesson that are visible.
fn visible_steps(rig: &Rig) -> u64 {
    let count = rig.browser.eval("return document.querySelectorAll('.lesson > .lesson-step:not(.later)').length");
    count.as_u64().unwrap_or(0)
}

#[test]
fn the_course_is_a_path_with_the_next_station() {
    let rig = rig();
    rig.open_fresh("#/learn");
    rig.browser.find(".lessons li:first-child.next .station");
    let stations =
        rig.browser.eval("return [...document.querySelectorAll('.station')].map(station => station.innerText)");
    assert_eq!(stations[0], "1");
    rig.browser.wait(
        "document.querySelectorAll('.lessons .thumb svg').length === document.querySelectorAll('.lessons li').length",
    );
    let solved: String = (1..=5).map(|exercise| format!("positions {exercise}\n")).collect();
    rig.browser.eval(&format!("localStorage.setItem('nimatron-course', {solved:?})"));
    rig.browser.reload();
    rig.browser.find(".lessons li:first-child.done");
    rig.browser.find(".lessons li:nth-child(2).next");
    rig.assert_clean_console();
}

#[test]
fn every_lesson_has_a_picture_and_every_game_its_page() {
    let rig = rig();
    let count = |css: &str| rig.browser.eval(&format!("return document.querySelectorAll({css:?}).length"));
    rig.open_fresh("#/learn");
    assert_eq!((count(".lessons li"), count(".games li")), (play::course::COURSE.len().into(), FAMILIES.len().into()));
    let addresses = rig.browser.eval("return [...document.querySelectorAll('.lessons a, .games a')].map(a => a.hash)");
    for address in addresses.as_array().into_iter().flatten().filter_map(|address| address.as_str()) {
        // The page before is marked, so that it is not mistaken for the next one.
        rig.browser.eval(&format!("document.querySelector('main h1').id = 'before'; location.hash = {address:?}"));
        rig.browser.wait(
            "document.querySelector('main h1:not(#before)') && document.querySelector('.lesson, .lead') \
             && !document.querySelector('main .error:not(:empty)') \
             && (document.querySelector('main h2') || document.querySelector('main svg'))",
        );
        if address.contains("course/") {
            rig.browser.wait("document.querySelector('.lesson-picture svg')");
        }
    }
    rig.assert_clean_console();
}

#[test]
fn a_lesson_asks_before_it_explains() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
    rig.browser.find("#exercise-1");
    let before = visible_steps(&rig);
    assert_eq!(before, 3, "the rules, a game to try, the first question");
    answer_move(&rig, 1, "1-1");
    rig.wait_for_text("#exercise-1 [role=status]", "Right!");
    rig.browser.wait("document.querySelectorAll('.lesson > .lesson-step:not(.later)').length === 7");
    // The next exercise without an answer is the last step.
    assert_eq!(rig.browser.eval("return document.querySelector('#exercise-2').offsetParent !== null"), true);
    assert_eq!(rig.browser.eval("return document.querySelector('#exercise-3').offsetParent"), serde_json::Value::Null);
    rig.browser.click("#whole-lesson");
    rig.browser.wait("document.querySelectorAll('.lesson > .later').length === 0");
    rig.assert_clean_console();
}

#[test]
fn a_wrong_answer_says_why_and_shows_it_on_the_board() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
    answer_move(&rig, 1, "1-2");
    rig.wait_for_text("#exercise-1 [role=status]", "Not yet");
    rig.wait_for_text("#exercise-1 .reason", "your opponent");
    rig.browser.wait("document.querySelectorAll('#exercise-1 .line figure svg').length === 2");
    assert_eq!(rig.browser.text("#exercise-1 .line figure:first-child code"), "1-2");
    assert!(rig.browser.all("#exercise-1 .line .mine").len() + rig.browser.all("#exercise-1 .line .theirs").len() > 0);
    rig.open_fresh("#/learn/course/binary");
    for (column, digit) in [(2, "1"), (3, "1"), (4, "1")] {
        fill(&rig.browser, &format!("#exercise-1 tfoot td:nth-child({column}) input"), digit);
    }
    rig.browser.click("#exercise-1 button[type=submit]");
    rig.wait_for_text("#exercise-1 .reason", "4");
    rig.browser.find("#exercise-1 .reason table.columns");
    rig.assert_clean_console();
}

#[test]
fn a_solution_that_was_shown_is_not_solved() {
    let rig = rig();
    rig.open_fresh("#/learn/course/mirror");
    answer_move(&rig, 1, "1-1");
    rig.browser.click("#exercise-1 .solution");
    rig.wait_for_text("#exercise-1 [role=status]", "without help");
    rig.browser.find("#exercise-1 .right-answer svg");
    assert!(!rig.browser.text("#exercise-1 h2").contains('✓'));
    // The lesson goes on, but what was shown does not count until it is found.
    rig.browser.find(".lesson-step:not(.later) #exercise-2");
    answer_move(&rig, 1, "2-2");
    assert!(!rig.browser.text("#exercise-1 h2").contains('✓'));
    rig.browser.click("#exercise-1 .again");
    answer_move(&rig, 1, "2-2");
    rig.wait_for_text("#exercise-1 h2", "✓");
    rig.open_fresh("#/learn");
    rig.wait_for_text(".lessons li:nth-child(2)", "1 of 4");
    rig.assert_clean_console();
}

#[test]
fn a_position_is_explained_after_a_guess() {
    let rig = rig();
    rig.open_fresh("#/learn/course/columns");
    rig.browser.click("#whole-lesson");
    rig.browser.find(".predict .doors button");
    assert!(rig.browser.all(".predict .why").is_empty());
    rig.browser.click(".predict .doors button:first-child");
    rig.wait_for_text(".predict [role=status]", "Here is why");
    rig.browser.find(".predict .why table.columns");
    rig.assert_clean_console();
}

#[test]
fn an_exercise_is_answered_and_remembered() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
    rig.browser.click("#whole-lesson");
    rig.browser.click("#exercise-2 .doors button:last-child");
    rig.browser.wait("document.querySelector('#exercise-2').innerText.includes('Not yet')");
    rig.browser.click("#exercise-2 .doors button:first-child");
    rig.browser.wait("document.querySelector('#exercise-2').innerText.includes('Right!')");
    fill(&rig.browser, "#answer-4", "1-2");
    rig.browser.click("#exercise-4 button[type=submit]");
    rig.browser.wait("document.querySelector('#exercise-4').innerText.includes('Right!')");
    rig.open_fresh("#/learn");
    rig.browser.wait("document.querySelector('.lessons li').innerText.includes('2 of 5')");
    rig.assert_clean_console();
}

#[test]
fn columns_are_added_up() {
    let rig = rig();
    rig.open_fresh("#/learn/course/columns");
    for (column, sum) in [(2, "2"), (3, "2"), (4, "3")] {
        fill(&rig.browser, &format!("#exercise-1 tfoot td:nth-child({column}) input"), sum);
    }
    rig.browser.click("#exercise-1 button[type=submit]");
    rig.browser.wait("document.querySelector('#exercise-1').innerText.includes('Right!')");
    rig.assert_clean_console();
}

#[test]
fn every_exercise_can_be_solved_on_the_page() {
    let rig = rig();
    for lesson in COURSE {
        rig.open_fresh(&format!("#/learn/course/{}", lesson.id));
        for (number, exercise) in (1..).zip(lesson.exercises()) {
            let here = format!("#exercise-{number}");
            match exercise.solution().unwrap().expect("the engine knows the answer") {
                ExerciseAnswer::Outcome(outcome) => {
                    let child = if outcome == engine::Outcome::Loss { "first-child" } else { "last-child" };
                    rig.browser.click(&format!("{here} .doors button:{child}"));
                }
                ExerciseAnswer::Number(number_asked) => answer_move(&rig, number, &number_asked.to_string()),
                ExerciseAnswer::Move(mv) => answer_move(&rig, number, &mv),
                ExerciseAnswer::Sums(sums) => {
                    for (column, sum) in (2..).zip(sums) {
                        fill(&rig.browser, &format!("{here} tfoot td:nth-child({column}) input"), &sum.to_string());
                    }
                    rig.browser.click(&format!("{here} button[type=submit]"));
                }
            }
            rig.wait_for_text(&format!("{here} h2"), "✓");
        }
        rig.browser.wait("document.querySelectorAll('.lesson > .later').length === 0");
    }
    rig.open_fresh("#/learn");
    rig.browser.wait(
        "document.querySelectorAll('.lessons li.done').length === document.querySelectorAll('.lessons li').length",
    );
    rig.assert_clean_console();
}

#[test]
fn partisan_games_are_introduced_with_go() {
    let rig = rig();
    rig.open_fresh("#/learn/course/partisan");
    rig.wait_for_text(".lesson .lesson-step:first-child", "A famous one is Go");
}

#[test]
fn the_nouns_of_a_lesson_follow_its_pieces() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
    rig.wait_for_text(".lesson .lesson-step:first-child", "box of bars");
    rig.browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\nlook coins\\n')");
    rig.browser.reload();
    rig.wait_for_text(".lesson .lesson-step:first-child", "heap of coins");
}

#[test]
fn a_lesson_is_printed_as_a_whole_and_without_what_can_be_pressed() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
    rig.browser.find(".drawing svg");
    rig.browser.show_as_printed();
    let seen = "return [...document.querySelectorAll('main button, header, footer, nav')].filter(part => \
        part.getClientRects().length > 0).length";
    assert_eq!(rig.browser.eval(seen), 0);
    let hidden = "return [...document.querySelectorAll('.lesson > .lesson-step')].filter(step => \
        step.getClientRects().length === 0).length";
    assert_eq!(rig.browser.eval(hidden), 0, "every step is on paper");
    let cut = "return [...document.querySelectorAll('main svg')].filter(picture => \
        picture.getBoundingClientRect().right > window.innerWidth + 1).length";
    assert_eq!(rig.browser.eval(cut), 0);
}

#[test]
fn every_opponent_has_a_chart() {
    let rig = rig();
    rig.open_fresh("#/learn");
    rig.browser.click("#opponents");
    rig.browser.find("#chart-chameleon .flow");
    for opponent in play::Opponent::ALL {
        let boxes = rig.browser.all(&format!("#chart-{} .flow p", opponent.name()));
        assert_eq!(boxes.len(), opponent.flow().len(), "{opponent:?}");
    }
    let violations = AccessibilityChecker::load().violations(&rig.browser);
    assert!(violations.is_empty(), "{violations:#?}");
    rig.assert_clean_console();
}

#[test]
fn lessons_fit_a_phone() {
    let rig = Rig::start(WindowSize::PHONE);
    for lang in ["en", "sl", "hr", "hu", "pl"] {
        for page in ["#/learn", "#/learn/opponents", "#/learn/course/columns"] {
            rig.open_fresh(page);
            rig.browser.choose("#language", lang);
            rig.browser.wait(&format!("document.documentElement.lang === {lang:?}"));
            rig.browser.wait("!document.querySelector('[aria-busy=true]')");
            let fits = rig.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
            assert_eq!(fits, true, "{page} {lang}");
        }
    }
}
