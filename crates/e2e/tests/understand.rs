//! The pages to understand things, in a real browser: analysing, learning, puzzles, graphs, maps, sequences.
use e2e::{Browser, Rig, WindowSize};
use engine::games::FAMILIES;

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

#[test]
fn a_position_is_analysed_changed_and_shared() {
    let rig = rig();
    rig.open_fresh("#/analyse/nim?position=5,19,40,51");
    rig.wait_for_text("main", "the player to move can force a win");
    rig.browser.wait("document.querySelectorAll('.all-moves tbody tr').length > 100");
    assert!(rig.browser.text(".all-moves tbody tr").starts_with("3-3"), "the winning move comes first");
    fill(&rig.browser, "#position", "1,2,3");
    rig.wait_for_text("main", "the player to move loses against perfect play");
    assert!(rig.hash().contains("position=1,2,3"), "{}", rig.hash());
    fill(&rig.browser, "#position", "1,x");
    rig.browser.wait("document.querySelector('#position-error').innerText.includes('Cannot read')");
    fill(&rig.browser, "#position", "1,2,3");
    rig.browser.click(".stepper:nth-of-type(3) button:last-child");
    rig.browser.wait("location.hash.includes('position=1,2,4')");
    rig.browser.choose("#convention", "misere");
    rig.browser.wait("location.hash.includes('play=misere')");
    rig.browser.click(".all-moves tbody tr td a");
    rig.browser.wait("!location.hash.includes('position=1,2,4')");
    rig.assert_clean_console();
}

#[test]
fn a_position_typed_behind_its_game_is_opened() {
    let rig = rig();
    rig.open_fresh("#/analyse/nim/5,19,40,51");
    rig.wait_for_text("main", "the player to move can force a win");
    rig.browser.wait("document.querySelector('#position').value === '5,19,40,51'");
    rig.open_fresh("#/analyse/wythoff/3,5");
    rig.wait_for_text("main", "the player to move loses against perfect play");
    rig.open_fresh("#/graph/nim/1,2");
    rig.browser.wait("document.querySelectorAll('[data-node]').length === 5");
    rig.open_fresh("#/play/nim/2,3,4");
    rig.browser.wait("document.querySelector('#position')?.value === '2,3,4'");
    rig.assert_clean_console();
}

#[test]
fn a_search_beyond_the_budget_gives_up_and_a_long_one_can_be_stopped() {
    let rig = rig();
    rig.open_fresh("#/analyse/cram?position=7x7");
    rig.wait_for_text("main", "search limit");
    rig.open_fresh("#/sequences/4.0u");
    rig.browser.choose("#to", "1000000");
    rig.browser.click(".stop");
    rig.wait_for_text("main", "The search was stopped before it finished");
    rig.assert_clean_console();
}

#[test]
fn an_exercise_is_answered_and_remembered() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
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
fn a_wrong_answer_says_why() {
    let rig = rig();
    rig.open_fresh("#/learn/course/positions");
    fill(&rig.browser, "#answer-4", "1-1");
    rig.browser.click("#exercise-4 button[type=submit]");
    rig.wait_for_text("#exercise-4 [role=status]", "Not yet");
    rig.browser.wait("document.querySelector('#exercise-4 .reason')?.innerText.length > 40");
    rig.browser.click("#exercise-2 .doors button:last-child");
    rig.browser.click("#exercise-2 .why");
    rig.browser.wait("document.querySelector('#exercise-2 .reason')?.innerText.length > 40");
    rig.assert_clean_console();
}

#[test]
fn the_course_is_a_path_with_the_next_station() {
    let rig = rig();
    rig.open_fresh("#/learn");
    rig.browser.find(".lessons li:first-child.next .station");
    let stations =
        rig.browser.eval("return [...document.querySelectorAll('.station')].map(station => station.innerText)");
    assert_eq!(stations[0], "1");
    let solved: String = (1..=5).map(|exercise| format!("positions {exercise}\n")).collect();
    rig.browser.eval(&format!("localStorage.setItem('nimatron-course', {solved:?})"));
    rig.browser.reload();
    rig.browser.find(".lessons li:first-child.done");
    rig.browser.find(".lessons li:nth-child(2).next");
    rig.assert_clean_console();
}

#[test]
fn drawings_fit() {
    const CUT: &str = "return [...document.querySelectorAll('.drawing, .map')].filter(drawing => \
        drawing.scrollWidth > drawing.clientWidth + 1 || drawing.scrollHeight > drawing.clientHeight + 1).length";
    for size in [WindowSize::WIDE, WindowSize::PHONE] {
        let rig = Rig::start(size);
        for (page, drawing) in [
            ("#/learn/course/positions", ".drawing svg"),
            ("#/learn/course/search", ".drawing svg"),
            ("#/map/wythoff", ".map svg"),
            ("#/sequences/0.77", ".drawing svg"),
        ] {
            rig.open_fresh(page);
            rig.browser.find(drawing);
            rig.browser.wait("!document.querySelector('[aria-busy=true]')");
            assert_eq!(rig.browser.eval(CUT), 0, "{page} {size:?}");
            assert_eq!(
                rig.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth"),
                true,
                "{page}"
            );
        }
    }
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
fn every_lesson_and_every_game_has_its_page() {
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
             && !document.querySelector('main .error:not(:empty)')",
        );
    }
    rig.assert_clean_console();
}

#[test]
fn a_puzzle_is_solved_and_counted() {
    let rig = rig();
    let pressed = "return [...document.querySelectorAll('.move[aria-pressed=true] code')].map(code => code.innerText)";
    rig.open_fresh("#/puzzle?level=2&seed=7");
    rig.browser.click("#check");
    rig.wait_for_text("main", "still to find");
    rig.browser.click("#solution");
    rig.browser.wait("document.querySelector('.move[aria-pressed=true]')");
    let solution = rig.browser.eval(pressed);
    rig.open_fresh("#/puzzle?level=2&seed=7");
    rig.browser.find(".move");
    for mv in solution.as_array().into_iter().flatten().filter_map(|mv| mv.as_str()) {
        rig.browser.eval(&format!(
            "[...document.querySelectorAll('.move')].find(move => move.querySelector('code').innerText === \
                {mv:?}).click()"
        ));
    }
    rig.browser.click("#check");
    rig.wait_for_text("main", "Solved!");
    rig.wait_for_text("main", "Level 2 (1 solved)");
    rig.browser.click("#daily");
    rig.browser.wait("location.hash.includes('day=')");
    rig.browser.find(".puzzle svg");
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
fn a_game_graph_is_walked_folded_and_replaced_by_an_own_one() {
    let rig = rig();
    let nodes = |count: u32| rig.browser.wait(&format!("document.querySelectorAll('[data-node]').length === {count}"));
    rig.open_fresh("#/graph/nim?position=1,2");
    nodes(5);
    rig.browser.click(".graph [data-node='0']");
    rig.browser.click("#fold");
    nodes(1);
    rig.browser.click("#fold");
    nodes(5);
    rig.browser.click(".graph [data-node='1']");
    rig.browser.click("#go-there");
    rig.browser.wait("!location.hash.includes('position=1,2')");
    fill(&rig.browser, "#own", "digraph { a -> ");
    rig.browser.eval("document.querySelector('#draw-own').click()");
    rig.browser.wait("document.querySelector('#own-error').textContent.length > 10");
    fill(&rig.browser, "#own", "{\"a\": [\"b\", \"c\"],\n \"b\": [\"c\"],\n \"c\": []}");
    rig.browser.eval("document.querySelector('#draw-own').click()");
    rig.browser.wait("location.hash.includes('whole')");
    nodes(3);
    rig.assert_clean_console();
}

#[test]
fn a_cell_of_a_map_opens_its_position() {
    let rig = rig();
    rig.open_fresh("#/map/wythoff");
    rig.browser.find("[data-x='3'][data-y='5']");
    rig.browser.eval(
        "document.querySelector(\"[data-x='3'][data-y='5'] text\").dispatchEvent(new MouseEvent('click', { bubbles: \
            true }))",
    );
    rig.browser.wait("location.hash.includes('analyse/wythoff')");
    assert!(rig.hash().contains("position=3,5"), "{}", rig.hash());
    rig.wait_for_text("main", "the player to move loses");
    rig.assert_clean_console();
}

#[test]
fn a_sequence_has_its_period_and_the_atlas_is_sorted() {
    let rig = rig();
    rig.open_fresh("#/sequences/0.77");
    rig.wait_for_text("main", "From heap 71 on, the values repeat for ever with period 12");
    rig.browser.find("main .drawing svg");
    rig.open_fresh("#/sequences/0.7x");
    rig.wait_for_text("main", "is not a code");
    rig.browser.eval("[...document.querySelectorAll('main details')].pop().open = true");
    rig.browser.wait("document.querySelectorAll('.atlas tbody tr').length === 60");
    rig.browser.click(".atlas thead th:first-child button");
    rig.browser.wait("document.querySelector('.atlas tbody code').innerText === '0.0'");
    rig.assert_clean_console();
}
