//! Prints the style of all pictures, as the page has it.
fn main() {
    print!("{}", draw::page_style());
}
