//! Typing moves, and what is said when there is no such move.
use e2e::{Rig, Size};

const ENTER: &str = "\u{e007}";

#[test]
fn a_slip_in_a_typed_move_is_explained_in_every_language() {
    const NO_HEAP: [(&str, &str); 5] = [
        ("sl", "Kupa 9 ni; oštevilčeni so od 1 do 3."),
        ("hr", "Nema hrpe 9; označene su brojevima od 1 do 3."),
        ("hu", "Nincs 9. halom; az első az 1., az utolsó a 3."),
        ("pl", "Nie ma stosu 9; mają numery od 1 do 3."),
        ("en", "There is no heap 9; they are numbered from 1 to 3."),
    ];
    let rig = Rig::start(Size::WIDE);
    rig.begin("#/play/nim?level=1&position=1,2,3");
    let refused = |typed: &str, said: &str| {
        rig.browser.find(".dot.yours");
        rig.browser.eval("document.querySelector('#typed-move').select()");
        rig.browser.keys("#typed-move", &format!("\u{e003}{typed}{ENTER}"));
        rig.says(".status .error", said);
    };
    for (lang, said) in NO_HEAP {
        rig.browser.choose("#language", lang);
        refused("9-1", said);
    }
    refused("1-0", "At least one must be taken.");
    refused("1-5", "So many are not there: the heap has 1.");
    refused("x", "expected a move such as 2-3 (take 3 from heap 2).");
    assert!(!rig.browser.text(".status .error").contains('/'), "Nim has no splits");
    rig.console_is_clean();
}
