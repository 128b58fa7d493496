//! Writes the words of every language into a folder, for the page: `words FOLDER` makes `FOLDER/en-first` and so on.
use std::{env, fs, path::Path, process::ExitCode};
use text::{Lang, Share, words};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("expected a folder");
        return ExitCode::from(2);
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the words could not be written: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    Lang::ALL.into_iter().try_for_each(|lang| {
        Share::OF_PAGE.into_iter().try_for_each(|share| {
            let name = format!("{}-{}", lang.code(), share.name());
            fs::write(folder.join(name), words(lang, share))
        })
    })
}
