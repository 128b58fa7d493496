//! Explanations as a terminal shows them.
use engine::{
    explain::{Cell, Columns, Explanation, Step, Table},
    message::Message,
    outcome::Outcome,
    theory::Theorem,
};
use insta::assert_snapshot;
use text::{Lang, plain::Page, width};

fn heap(number: usize) -> Message {
    Message::new("explain-heap").with("heap", number)
}

fn columns(heaps: &[u128]) -> Columns {
    let rows = heaps.iter().enumerate().map(|(i, heap_size)| (heap(i + 1), *heap_size)).collect();
    Columns { rows, modulus: 2, ..Columns::default() }
}

/// The example of Presek: take 3 from the third heap.
fn presek() -> Columns {
    Columns { marked_rows: vec![2], marked_column: Some(3), ..columns(&[5, 19, 40, 51]) }
}

fn table() -> Table {
    let text = |text: &str| Cell::Text(text.to_owned());
    Table {
        header: vec![Message::new("label-move"), Message::new("label-leads-to"), Message::new("label-result")],
        rows: vec![
            vec![text("1-1"), text("2,2"), Cell::Outcome(Outcome::Loss)],
            vec![text("2-1"), text("1,1,2"), Cell::Outcome(Outcome::Win)],
            vec![text("2-2"), text("1,2"), Cell::Say(Message::new("outcome-draw"))],
        ],
        marked: vec![0],
    }
}

#[test]
fn numbers_stand_under_each_other_with_arrows() {
    assert_snapshot!(Page::new(Lang::Sl).columns(&presek()));
}

#[test]
fn a_terminal_without_signs_gets_ascii() {
    let page = Page { ascii: true, ..Page::new(Lang::Hu) };
    assert_snapshot!(page.columns(&presek()));
    assert!(page.table(&table()).is_ascii());
}

#[test]
fn columns_of_more_than_nine_ones_stay_aligned() {
    let many = Columns { modulus: 3, marked_column: Some(0), ..columns(&[1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) };
    assert_snapshot!(Page::new(Lang::En).columns(&many));
}

#[test]
fn empty_heaps_show_a_zero() {
    assert_snapshot!(Page::new(Lang::En).columns(&columns(&[0, 2])));
    assert_snapshot!(Page::new(Lang::En).columns(&Columns::default()));
}

#[test]
fn wide_numbers_lose_their_spaces_first() {
    let wide = Columns { marked_column: Some(40), marked_rows: vec![1], ..columns(&[1 << 40, (1 << 41) - 1]) };
    assert_snapshot!(Page::new(Lang::En).columns(&wide));
}

#[test]
fn numbers_too_wide_for_the_page_are_cut() {
    let wide = Columns { marked_column: Some(3), ..columns(&[u128::from(u64::MAX), 0b1010]) };
    let page = Page { width: 60, ..Page::new(Lang::En) };
    assert_snapshot!(page.columns(&wide));
}

#[test]
fn no_page_is_too_narrow_and_no_line_too_wide() {
    for lang in Lang::ALL {
        for columns in [presek(), columns(&[u128::from(u64::MAX); 64]), columns(&[u128::MAX])] {
            for width_of_page in 0..200 {
                let page = Page { width: width_of_page, ..Page::new(lang) };
                let text = page.columns(&columns);
                let widest = text.lines().map(width).max().unwrap_or(0);
                assert!(widest <= width_of_page.max(90), "{widest} of {width_of_page}\n{text}");
                assert!(!page.table(&table()).is_empty());
            }
        }
    }
}

#[test]
fn tables_have_a_header_and_mark_rows() {
    assert_snapshot!(Page::new(Lang::Pl).table(&table()));
}

#[test]
fn a_table_too_wide_for_the_page_becomes_a_list() {
    let page = Page { width: 20, ..Page::new(Lang::Hr) };
    assert_snapshot!(page.table(&table()));
}

#[test]
fn an_explanation_says_outcome_reasons_and_source() {
    let explanation = Explanation {
        outcome: Some(Outcome::Win),
        lead: Some(Message::new("explain-you-win")),
        steps: vec![Step::Columns(presek()), Step::Say(Message::new("reason-move").with("move", "3-3"))],
        theorem: Some(&Theorem { id: "nim-sum-of-the-heaps", source: "Bouton 1901" }),
        ..Explanation::default()
    };
    assert_snapshot!(Page::new(Lang::En).explanation(&explanation));
    let texts = Lang::ALL.map(|lang| Page::new(lang).explanation(&explanation));
    assert!(texts.iter().all(|text| text.contains("2 2 1 1 2 3") && text.contains("Bouton 1901")));
}
