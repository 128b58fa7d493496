//! The pages to understand things, in a real browser: analysing, sequences.
use e2e::{Browser, Rig, WindowSize};

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

#[test]
fn a_graph_is_saved_for_other_programs() {
    let rig = rig();
    rig.open_fresh("#/graph/nim?position=1,2");
    rig.browser.find("#save-dot");
    rig.browser.eval(
        "window.saved = []; const make = URL.createObjectURL; \
         URL.createObjectURL = blob => { blob.text().then(text => window.saved.push(text)); return make(blob); }",
    );
    rig.browser.click("#save-dot");
    rig.browser.wait("window.saved.length === 1 && window.saved[0].startsWith('digraph')");
    rig.browser.click("#save-tikz");
    rig.browser.wait("window.saved.length === 2 && window.saved[1].includes('tikzpicture')");
    rig.assert_clean_console();
}
