//! The build refuses invalid message files, with a sentence that says where and why.
use compile::{Source, compile};
use lang::Lang;

#[path = "../build/compile.rs"]
mod compile;
#[path = "../build/files.rs"]
mod files;
#[path = "../src/lang.rs"]
#[expect(dead_code, unreachable_pub, reason = "shared with the crate; the build needs the list of languages only")]
mod lang;
#[path = "../src/plural.rs"]
#[expect(dead_code, unreachable_pub, reason = "shared with the crate; the build does not count")]
mod plural;
#[path = "../src/share.rs"]
#[expect(dead_code, unreachable_pub, reason = "shared with the crate; the build needs the names of the shares only")]
mod share;
#[path = "../build/typography.rs"]
mod typography;

/// The same text in all languages, and another one in some.
fn sources(all: &str, others: &[(Lang, &str)]) -> Vec<Source> {
    let text = |lang| others.iter().find(|(other, _)| *other == lang).map_or(all, |(_, text)| *text);
    let source = |lang| Source { lang, file: "area.ftl".to_owned(), text: text(lang).to_owned() };
    Lang::ALL.into_iter().map(source).collect()
}

fn refused(sources: &[Source], sentence: &str) {
    let errors = compile(sources).expect_err("something is wrong with these files");
    assert!(errors.iter().any(|error| error == sentence), "{sentence}\n{errors:#?}");
}

#[test]
fn texts_become_static_data() {
    let code = compile(&sources("b = Take { $n }!\na =\n    One\n    line.\n\n    Another.\n", &[])).unwrap();
    let pattern = r#"&[Part::Text("Take "), Part::Arg("n"), Part::Text("!")]"#;
    assert!(code.contains(&format!(r#"id: "b", args: &["n"], share: Share::Rest, patterns: [{pattern}, "#)), "{code}");
    assert!(code.contains(r#"Part::Text("One line.\n\nAnother.")"#), "{code}");
    assert!(code.find(r#"id: "a""#) < code.find(r#"id: "b""#));
}

#[test]
fn formulas_are_not_broken() {
    let code = compile(&sources("a =\n    n = r +\n    1 wins\n", &[])).unwrap();
    assert!(code.contains(r#"Part::Text("n\u{a0}=\u{a0}r\u{a0}+\u{a0}1 wins")"#), "{code}");
}

/// The first text of a message in a language.
fn printed(lang: Lang, text: &str) -> String {
    let mut quoted = false;
    typography::set(lang, text, &mut quoted)
}

#[test]
fn a_long_formula_is_broken_after_its_equals_signs_only() {
    let text = printed(Lang::En, "So 3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6 here");
    assert_eq!(text.replace('\u{a0}', "_"), "So 3_⊕_5_= (2_+_1)_⊕_(4_+_1)_= 2_+_4_= 6 here");
    assert_eq!(printed(Lang::En, "with n ≤ 9 × 9").replace('\u{a0}', "_"), "with n_≤_9_×_9");
}

#[test]
fn a_word_of_one_letter_stays_with_the_next() {
    let check = |lang, text, right| assert_eq!(printed(lang, text).replace('\u{a0}', "_"), right);
    check(Lang::Pl, "Zagraj w Nima i wygraj (z nami). O co?", "Zagraj w_Nima i_wygraj (z_nami). O_co?");
    check(Lang::Sl, "S kupa vzemi palico v škatlo", "S_kupa vzemi palico v_škatlo");
    check(Lang::Hr, "hrpa a i u", "hrpa a_i_u");
    check(Lang::Hu, "a halom és 100 000 elem", "a halom és 100_000 elem");
    check(Lang::En, "a heap, I say", "a heap, I say");
}

#[test]
fn apostrophes_are_curly_and_notation_is_kept() {
    let mut quoted = false;
    let before = typography::set(Lang::Pl, "it's `w = 'a' i ", &mut quoted);
    assert_eq!((before.as_str(), quoted), ("it’s `w = 'a' i ", true));
    let after = typography::set(Lang::Pl, " = z` w domu", &mut quoted);
    assert_eq!((after.as_str(), quoted), (" = z` w\u{a0}domu", false));
}

#[test]
fn exact_numbers_come_before_plural_forms() {
    let text = "a = { $n ->\n    [one] one\n    [0] none\n   *[other] some\n}\n";
    let sl = "a = { $n ->\n    [0] 0\n   *[other] x\n}\n";
    let code = compile(&sources(text, &[(Lang::Sl, sl), (Lang::Hr, sl), (Lang::Pl, sl)])).unwrap();
    assert!(code.find("Key::Exact(0)") < code.find("Key::Form(Plural::One)"));
}

#[test]
fn a_term_stands_where_a_message_uses_it() {
    let term = "-noun = { $pieces ->\n    [bars] { $n } bars\n   *[tokens] { $n } tokens\n}\n";
    let code = compile(&sources(&format!("{term}a = take {{ -noun }}!\n"), &[])).unwrap();
    let noun = r#"Part::Select("pieces", &[(Key::Word("bars"), &[Part::Arg("n"), Part::Text(" bars")])], &["#;
    assert!(
        code.contains(&format!(r#"args: &["n"], share: Share::Rest, patterns: [&[Part::Text("take "), {noun}"#)),
        "{code}"
    );
    assert!(!code.contains("-noun"), "{code}");
    refused(&sources("a = { -noun }\n", &[]), "en/area.ftl: `a` uses `-noun`, which is no term");
    refused(&sources("-noun = x\na = A\n", &[]), "en: no message uses the term `-noun`");
    let other = sources("a = { $pieces ->\n    [stones] x\n   *[tokens] y\n}\n", &[]);
    let allowed = r#"["bars", "sticks", "balls", "coins", "pins", "tokens"]"#;
    refused(&other, &format!("en/area.ftl: `a` selects by something else than {allowed}"));
}

#[test]
fn a_missing_key_is_refused() {
    refused(&sources("a = A\nb = B\n", &[(Lang::Hu, "a = A\n")]), "hu/area.ftl lacks `b`, which en has");
    refused(&sources("a = A\n", &[(Lang::Pl, "a = A\nb = B\n")]), "en/area.ftl lacks `b`, which pl has");
}

#[test]
fn a_key_twice_or_in_another_file_is_refused() {
    refused(&sources("a = A\na = B\n", &[]), "en/area.ftl: `a` is there twice");
    let mut sources = sources("a = A\n", &[]);
    sources[2].file = "else.ftl".to_owned();
    refused(&sources, "hr/else.ftl: `a` belongs in area.ftl, where en has it");
}

#[test]
fn different_arguments_are_refused() {
    let sources = sources("a = { $x }\n", &[(Lang::Sl, "a = { $y }\n")]);
    refused(&sources, "sl/area.ftl: `a` lacks the argument `$x`, which en has");
    refused(&sources, "sl/area.ftl: `a` has the argument `$y`, which en lacks");
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let two = "a = { $n ->\n    [one] x\n   *[other] y\n}\n";
    let three = "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n}\n";
    let polish = "a = { $n ->\n    [one] x\n    [few] y\n   *[many] z\n}\n";
    let four = "a = { $n ->\n    [one] w\n    [two] x\n    [few] y\n   *[other] z\n}\n";
    let right = [(Lang::Sl, four), (Lang::Hr, three), (Lang::Pl, polish)];
    assert!(compile(&sources(two, &right)).is_ok());
    let wrong = |lang, text| {
        let mut others = right.to_vec();
        others.retain(|(other, _)| *other != lang);
        sources(two, &[others, vec![(lang, text)]].concat())
    };
    refused(&wrong(Lang::Sl, three), "sl/area.ftl: `a` lacks the plural form `two`");
    refused(&wrong(Lang::Hr, two), "hr/area.ftl: `a` lacks the plural form `few`");
    refused(&wrong(Lang::Pl, three), "pl/area.ftl: `a` lacks the plural form `many`");
    refused(&wrong(Lang::Hu, three), "hu/area.ftl: `a` has the form `few`, which this language does not have");
    refused(&wrong(Lang::Hr, four), "hr/area.ftl: `a` has the form `two`, which this language does not have");
    refused(&wrong(Lang::En, "a = { $n ->\n   *[other] x\n}\n"), "en/area.ftl: `a` lacks the plural form `one`");
    refused(
        &wrong(Lang::En, "a = { $n ->\n    [male] x\n   *[other] y\n}\n"),
        "en/area.ftl: `a` selects by `male`, which is no plural form",
    );
    refused(
        &wrong(Lang::En, "a = { $n ->\n    [1.5] x\n   *[other] y\n}\n"),
        "en/area.ftl: `a` selects by `1.5`, which is no whole number",
    );
}

#[test]
fn what_cannot_be_said_is_refused() {
    refused(
        &sources("a = { b }\nb = B\n", &[]),
        "en/area.ftl: `a` may only hold texts, arguments, terms and selections",
    );
    refused(&sources("a = A\n    .title = B\n", &[]), "en/area.ftl: `a` has an attribute `.title`, use a message");
    let errors = compile(&sources("a = A\n\nb = { $\n", &[])).unwrap_err();
    assert!(errors[0].starts_with("en/area.ftl, line 3: "), "{errors:?}");
}
