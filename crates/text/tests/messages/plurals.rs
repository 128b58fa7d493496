//! Plural forms against the rules of CLDR, written down here as CLDR prints them, and against words.
use engine::message::Message;
use text::{Lang, Plural, render};

/// The cardinal rules of CLDR 47 for whole numbers: i = n and v = 0.
fn cldr(lang: Lang, n: u128) -> Plural {
    let (i10, i100) = (n % 10, n % 100);
    let within = |x: u128, from: u128, to: u128| from <= x && x <= to;
    let rules: &[(Plural, bool)] = match lang {
        Lang::En | Lang::Hu => &[(Plural::One, n == 1)],
        Lang::Sl => &[(Plural::One, i100 == 1), (Plural::Two, i100 == 2), (Plural::Few, within(i100, 3, 4))],
        Lang::Hr => {
            let few = within(i10, 2, 4) && !within(i100, 12, 14);
            &[(Plural::One, i10 == 1 && i100 != 11), (Plural::Few, few)]
        }
        Lang::Pl => {
            let few = within(i10, 2, 4) && !within(i100, 12, 14);
            let many = n != 1 && within(i10, 0, 1) || within(i10, 5, 9) || within(i100, 12, 14);
            &[(Plural::One, n == 1), (Plural::Few, few), (Plural::Many, many)]
        }
    };
    rules.iter().find(|(_, holds)| *holds).map_or(Plural::Other, |(form, _)| *form)
}

#[test]
fn forms_follow_cldr() {
    for lang in Lang::ALL {
        let large = [1_000_000, 1_000_001, 1_000_002, 10_u128.pow(38) + 4, u128::MAX];
        for n in (0..=200).chain(large) {
            assert_eq!(Plural::of(lang, n), cldr(lang, n), "{lang} {n}");
        }
    }
}

#[test]
fn whole_numbers_take_exactly_the_forms_that_are_demanded() {
    for lang in Lang::ALL {
        let mut taken: Vec<Plural> = (0..=200).map(|n| Plural::of(lang, n)).collect();
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken, Plural::forms(lang), "{lang}");
    }
}

fn check(lang: Lang, id: &'static str, sentences: &[(u64, &str)]) {
    for (count, right) in sentences {
        assert_eq!(render(lang, &Message::new(id).with("count", *count)), *right, "{lang}");
    }
}

#[test]
fn nouns_stand_in_the_right_form() {
    check(Lang::En, "fact-positions", &[(0, "0 positions"), (1, "1 position"), (21, "21 positions")]);
    check(
        Lang::Sl,
        "fact-positions",
        &[
            (0, "0 pozicij"),
            (1, "1 pozicija"),
            (2, "2 poziciji"),
            (3, "3 pozicije"),
            (4, "4 pozicije"),
            (5, "5 pozicij"),
            (11, "11 pozicij"),
            (100, "100 pozicij"),
            (101, "101 pozicija"),
            (102, "102 poziciji"),
            (104, "104 pozicije"),
            (112, "112 pozicij"),
        ],
    );
    check(
        Lang::Hr,
        "explain-search-win",
        &[
            (0, "Pobjedničkih je točno 0 poteza."),
            (1, "Pobjednički je točno 1 potez."),
            (2, "Pobjednička su točno 2 poteza."),
            (5, "Pobjedničkih je točno 5 poteza."),
            (11, "Pobjedničkih je točno 11 poteza."),
            (12, "Pobjedničkih je točno 12 poteza."),
            (21, "Pobjednički je točno 21 potez."),
            (22, "Pobjednička su točno 22 poteza."),
            (111, "Pobjedničkih je točno 111 poteza."),
        ],
    );
    check(Lang::Hu, "fact-positions", &[(0, "0 állás"), (1, "1 állás"), (2, "2 állás")]);
    check(
        Lang::Pl,
        "hint-count",
        &[
            (0, "Nie ma ruchu wygrywającego."),
            (1, "Jest 1 ruch wygrywający."),
            (2, "Są 2 ruchy wygrywające."),
            (5, "Jest 5 ruchów wygrywających."),
            (12, "Jest 12 ruchów wygrywających."),
            (21, "Jest 21 ruchów wygrywających."),
            (22, "Są 22 ruchy wygrywające."),
            (25, "Jest 25 ruchów wygrywających."),
        ],
    );
}

#[test]
fn a_list_counts_its_members() {
    let say = |lang, heaps: Vec<u64>| render(lang, &Message::new("hint-heaps").with("heaps", heaps));
    assert_eq!(say(Lang::En, vec![3]), "Look at heap 3.");
    assert_eq!(say(Lang::En, vec![1, 2, 4]), "Look at heaps 1, 2 and 4.");
    assert_eq!(say(Lang::Sl, vec![5, 6]), "Poglej kupa 5 in 6.");
    assert_eq!(say(Lang::Sl, vec![5, 6, 7]), "Poglej kupe 5, 6 in 7.");
    assert_eq!(say(Lang::Hu, vec![5]), "Nézd meg az 5. halmot.");
    assert_eq!(say(Lang::Hu, vec![3]), "Nézd meg a 3. halmot.");
    assert_eq!(say(Lang::Pl, vec![1, 2]), "Przyjrzyj się stosom 1 i 2.");
}
