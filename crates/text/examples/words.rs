//! Writes the words of every language into a folder, as a page loads them: `en.words` and so on.
use std::{fs, path::Path};
use text::Lang;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    fs::create_dir_all(&folder)?;
    for lang in Lang::ALL {
        fs::write(Path::new(&folder).join(format!("{lang}.words")), text::words(lang))?;
    }
    Ok(())
}
