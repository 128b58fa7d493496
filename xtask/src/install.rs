//! Packages of the system that tests need.
use std::process::Command;

/// Whether missing packages may be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Install {
    /// They are installed by Debian's package manager, after a line that says which and why.
    Missing,
    /// They are named, and nothing is installed.
    Nothing,
}

impl Install {
    /// Reads the choice from the arguments of a command.
    pub(crate) fn from_args(args: &[&str]) -> Result<Install, String> {
        match args {
            [] => Ok(Install::Missing),
            ["--no-install"] => Ok(Install::Nothing),
            _ => Err("expected nothing or --no-install".to_owned()),
        }
    }

    /// Installs packages that are missing; `reason` says what needs them.
    pub(crate) fn packages(self, reason: &str, packages: &[&str]) -> Result<(), String> {
        let names = packages.join(" ");
        if self == Install::Nothing {
            return Err(format!("{reason}: install {names} and try again"));
        }
        println!("\n== {reason}: installing {names} with apt-get");
        let installed =
            apt_get(&["update"]) && apt_get(&[&["install", "--yes", "--no-install-recommends"], packages].concat());
        if installed { Ok(()) } else { Err(format!("{reason}: as root, run `apt-get install {names}` and try again")) }
    }
}

fn apt_get(args: &[&str]) -> bool {
    Command::new("apt-get").args(args).status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_installed_when_that_is_refused() {
        let refused = Install::Nothing.packages("a test needs it", &["no-such-package"]);
        assert_eq!(refused, Err("a test needs it: install no-such-package and try again".to_owned()));
    }

    #[test]
    fn other_arguments_are_refused() {
        assert_eq!(Install::from_args(&[]), Ok(Install::Missing));
        assert_eq!(Install::from_args(&["--no-install"]), Ok(Install::Nothing));
        assert!(Install::from_args(&["--fast"]).is_err());
    }
}
