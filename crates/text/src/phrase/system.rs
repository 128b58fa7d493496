//! Why the system refuses a file or an address: common reasons in words, rare ones as the system says them.
use engine::message::{Arg, Message};
use std::io::{self, ErrorKind};

/// Why a file cannot be read.
pub fn unreadable(error: &io::Error) -> Arg {
    Message::new(match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "file-missing",
        ErrorKind::PermissionDenied => "file-forbidden",
        ErrorKind::IsADirectory => "file-directory",
        _ => return error.to_string().into(),
    })
    .into()
}

/// Why a folder cannot be read.
pub fn unreadable_folder(error: &io::Error) -> Arg {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Message::new("folder-missing").into(),
        _ => unreadable(error),
    }
}

/// Why a file cannot be written. A missing file can be created; what may be missing is its folder.
pub fn unwritable(error: &io::Error) -> Arg {
    Message::new(match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "folder-missing",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "file-read-only",
        ErrorKind::IsADirectory => "file-directory",
        ErrorKind::AlreadyExists => "file-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-no-space",
        _ => return error.to_string().into(),
    })
    .into()
}

/// Why a program cannot listen at an address.
pub fn unusable_address(error: &io::Error) -> Arg {
    Message::new(match error.kind() {
        ErrorKind::AddrNotAvailable => "address-elsewhere",
        ErrorKind::PermissionDenied => "address-forbidden",
        _ => return error.to_string().into(),
    })
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, render};

    fn sentence(lang: Lang, reason: fn(&io::Error) -> Arg, kind: ErrorKind) -> String {
        render(lang, &Message::new("fact-all").with("list", reason(&kind.into())))
    }

    #[test]
    fn common_reasons_are_said_in_every_language() {
        use ErrorKind::{
            AddrNotAvailable, AlreadyExists, IsADirectory, NotADirectory, NotFound, PermissionDenied, StorageFull,
        };
        let check = |reason: fn(&io::Error) -> Arg, kinds: &[ErrorKind]| {
            for (lang, &kind) in Lang::ALL.into_iter().flat_map(|lang| kinds.iter().map(move |kind| (lang, kind))) {
                assert_ne!(sentence(lang, reason, kind), io::Error::from(kind).to_string(), "{lang}");
            }
        };
        check(unreadable, &[NotFound, NotADirectory, PermissionDenied, IsADirectory]);
        check(unreadable_folder, &[NotFound, NotADirectory, PermissionDenied]);
        check(unwritable, &[NotFound, NotADirectory, PermissionDenied, IsADirectory, AlreadyExists, StorageFull]);
        check(unusable_address, &[AddrNotAvailable, PermissionDenied]);
    }

    #[test]
    fn what_is_missing_is_the_file_or_its_folder() {
        assert_eq!(sentence(Lang::En, unreadable, ErrorKind::NotFound), "there is no such file");
        assert_eq!(sentence(Lang::En, unwritable, ErrorKind::NotFound), "there is no such folder");
        assert_eq!(sentence(Lang::Sl, unwritable, ErrorKind::NotFound), "take mape ni");
        assert_eq!(sentence(Lang::Pl, unwritable, ErrorKind::PermissionDenied), "nie masz prawa do zapisu");
    }

    #[test]
    fn what_is_rare_is_said_by_the_system() {
        assert_eq!(
            sentence(Lang::Hu, unreadable, ErrorKind::TimedOut),
            io::Error::from(ErrorKind::TimedOut).to_string()
        );
    }
}
