//! How things look: cells that stand in line.
use e2e::{Rig, Size};

/// Widths of cells, and gaps between cells and their neighbours on the right.
const CELLS: &str = "
    const cells = [...document.querySelectorAll('.look rect.square')].map(cell => cell.getBoundingClientRect());
    const gaps = cells.map(cell => {
        const beside = cells.filter(other => Math.abs(other.top - cell.top) < 1 && other.left > cell.left + 1);
        return beside.length > 0 ? Math.min(...beside.map(other => other.left)) - cell.right : 0;
    });
    const widths = cells.map(cell => cell.width);
    return [cells.length, Math.max(...widths) - Math.min(...widths), Math.max(...gaps.map(Math.abs))];
";

#[test]
fn cells_of_a_board_stand_in_line() {
    let rig = Rig::start(Size::WIDE);
    for game in ["cram", "nimble", "treblecross", "turning_turtles", "silver_dollar"] {
        rig.open(&format!("#/analyse/{game}"));
        rig.browser.find(&format!("#game option[value={game}]:checked"));
        rig.browser.find(".look rect.square");
        let found = rig.browser.eval(CELLS);
        assert!(found[0].as_u64() > Some(2), "{game}: {found}");
        assert!(found[1].as_f64() < Some(0.5), "{game}: all cells are equally wide: {found}");
        assert!(found[2].as_f64() < Some(0.5), "{game}: cells touch their neighbours: {found}");
    }
    rig.console_is_clean();
}
