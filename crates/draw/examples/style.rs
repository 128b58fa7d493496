//! Prints the style of all pictures, as the page holds it.
fn main() {
    print!("{}", draw::page_style());
}
