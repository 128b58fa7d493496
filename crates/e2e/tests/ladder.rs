//! From a defeat to a victory: the top of the ladder, the turning point, the review, and what stays when the language
//! changes.
use e2e::{Rig, WindowSize};

const ENTER: &str = "\u{e007}";

/// Plays the move that the last hint names, until the game is over.
fn play_by_hints(rig: &Rig) {
    let browser = &rig.browser;
    while !rig.is_over() {
        browser.until("the move of the last hint", || {
            browser.click("#hint");
            (browser.eval("return !document.querySelector('#play-move').disabled") == true).then_some(())
        });
        browser.click("#play-move");
    }
}

#[test]
fn who_loses_at_the_top_of_the_ladder_tries_again_from_the_turning_point_and_wins() {
    let rig = Rig::start(WindowSize::WIDE);
    let browser = &rig.browser;
    rig.set_up("#/nim?position=3,5,7");
    browser.click(".chip:has(#level-3)");
    browser.click("#begin");
    rig.wait_for_text(".goal", "Nimatron");
    // Box 3 emptied leaves 3 and 5, which the computer never loses.
    browser.keys("#typed-move", &format!("3-7{ENTER}"));
    while !rig.is_over() {
        browser.hover(".live [data-piece]:not(.gone)");
        browser.click("#play-move:not(:disabled)");
    }
    assert_eq!(browser.text(".end h2"), "The computer wins");
    rig.wait_for_text("#turning-point", "Your turning point");
    rig.wait_for_text(".end .twice", "✗ Your move");
    rig.wait_for_text(".end .twice", "✓ The winning move");
    browser.click("#retry");
    browser.wait("document.querySelector('.end').hidden && document.activeElement.matches('.match .live')");
    play_by_hints(&rig);
    assert_eq!(browser.text(".end h2"), "You win!");
    rig.assert_clean_console();
}

/// A text without what only sets it: line breaks and spaces that do not break.
fn plain(text: &str) -> String {
    text.replace('`', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the program prints for these arguments.
fn output_of_the_command(args: &[&str]) -> String {
    let (mut input, mut output, mut errors) = (std::io::empty(), Vec::new(), Vec::new());
    let mut console = nimatron::Console {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        interactive: false,
        lang: text::Lang::En,
        ascii: false,
        safe_numbers: false,
        width: 120,
        paint: nimatron::Paint(false),
        error_paint: nimatron::Paint(false),
    };
    let args = std::iter::once("nimatron").chain(args.iter().copied());
    assert_eq!(nimatron::run(args.map(Into::into), &mut console), 0, "{}", String::from_utf8_lossy(&errors));
    String::from_utf8(output).unwrap()
}

/// A sentence of the command line with the nouns of the page, which shows bars in boxes.
fn with_bars(sentence: &str) -> String {
    [("tokens", "bars"), ("token", "bar"), ("heaps", "boxes"), ("heap", "box")]
        .iter()
        .fold(sentence.to_owned(), |sentence, (token, bar)| sentence.replace(token, bar))
}

#[test]
fn why_in_the_review_says_what_the_command_line_says() {
    const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
        start 3,5,7\nA 3-1\nB 3-1\nA 2-1\nB 1-2\nA 3-5\nB 2-3\nA 1-1\nB 2-1\nresult B wins\n";
    let rig = Rig::start(WindowSize::WIDE);
    let browser = &rig.browser;
    rig.set_up("#/nim");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    rig.open("#/game");
    browser.reload();
    browser.click("#judged .review li:nth-child(3) .why");
    browser.find("#judged .review li:nth-child(3) .why-move[aria-busy=false]");
    let text = plain(&browser.text("#judged .review li:nth-child(3) .why-move"));
    let command = ["explain", "nim", "3,5,5", "--move", "2-1", "--lang", "en"];
    let json: serde_json::Value =
        serde_json::from_str(&output_of_the_command(&[&command[..], &["--json"]].concat())).unwrap();
    let steps = json["steps"].as_array().unwrap().iter().filter(|step| step["kind"] == "sentence");
    for sentence in steps.map(|step| &step["text"]).chain([&json["lead"]]) {
        let sentence = with_bars(&plain(sentence.as_str().unwrap()));
        assert!(text.contains(&sentence), "{sentence}\nis missing in\n{text}");
    }
    // A theorem keeps its name.
    let printed = plain(&output_of_the_command(&command));
    let all = printed.clone() + &with_bars(&printed);
    let paragraphs = browser.eval(
        "return [...document.querySelectorAll('#judged .review li:nth-child(3) .why-move p')] \
            .filter(sentence => !sentence.closest('.twins')).map(sentence => sentence.innerText)",
    );
    for paragraph in paragraphs.as_array().unwrap() {
        let paragraph = plain(paragraph.as_str().unwrap());
        assert!(all.contains(&paragraph), "the command does not say\n{paragraph}\nbut\n{all}");
    }
    rig.assert_clean_console();
}

#[test]
fn a_change_of_language_keeps_everything() {
    const STATE: &str = "return [localStorage.getItem('nimatron-match'), \
        document.querySelector('.tabs [aria-selected=true]').id, \
        document.querySelectorAll('.live .taken').length, \
        document.querySelector('.match .goal').innerText.length > 0, \
        document.querySelector('.match .live').getBoundingClientRect().height, \
        window.scrollY]";
    let rig = Rig::start(WindowSize::WIDE);
    let browser = &rig.browser;
    rig.begin("#/nim?level=3&position=3,5,7");
    browser.keys("#typed-move", &format!("3-1{ENTER}"));
    rig.is_over();
    rig.click_more("#coach");
    browser.find(".coach tbody tr");
    rig.click_more("#coach");
    browser.click("#tab-why");
    browser.find("#why .columns");
    browser.hover(".live .heap:has([data-piece]:not(.gone)) [data-piece='0']");
    browser.find(".live .taken");
    let before = browser.eval(STATE);
    for lang in ["sl", "hr", "hu", "pl", "en"] {
        browser.choose("#language", lang);
        browser.wait(&format!("document.documentElement.lang === {lang:?}"));
        browser.find("#why .columns");
        browser.wait("document.querySelector('#why .why').ariaBusy !== 'true'");
        assert_eq!(browser.eval(STATE), before, "{lang}");
    }
    rig.assert_clean_console();
}
