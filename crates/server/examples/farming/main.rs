//! What cheats gain: the table of `docs/ratings.md`, printed by `cargo xtask bench-ratings`.

#[expect(clippy::print_stdout, reason = "this is a command")]
fn main() {
    println!("| strategy, from 1500 | plain Glicko-2 | on this site | bound |");
    println!("|---|---:|---:|---:|");
    for gain in server::simulate_farming() {
        println!("| {} | {:.0} | {:.0} | {:.0} |", gain.strategy, gain.before, gain.after, gain.bound);
    }
}
