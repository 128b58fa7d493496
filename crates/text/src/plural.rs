//! Plural forms of whole numbers, after the cardinal rules of CLDR.
use crate::lang::Lang;

/// A form that a noun takes beside a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Plural {
    /// As beside 1.
    One,
    /// As beside 2.
    Two,
    /// As beside 3.
    Few,
    /// As beside 5, if the language has a separate form for fractions.
    Many,
    /// As beside all other numbers.
    Other,
}

impl Plural {
    /// All forms.
    pub const ALL: [Plural; 5] = [Plural::One, Plural::Two, Plural::Few, Plural::Many, Plural::Other];

    /// The form beside a number.
    pub fn of(lang: Lang, number: u128) -> Plural {
        let (last, last_two) = (number % 10, number % 100);
        let few = (2..=4).contains(&last) && !(12..=14).contains(&last_two);
        match lang {
            Lang::En | Lang::Hu if number == 1 => Plural::One,
            Lang::En | Lang::Hu => Plural::Other,
            Lang::Sl => match last_two {
                1 => Plural::One,
                2 => Plural::Two,
                3 | 4 => Plural::Few,
                _ => Plural::Other,
            },
            Lang::Hr if last == 1 && last_two != 11 => Plural::One,
            Lang::Hr if few => Plural::Few,
            Lang::Hr => Plural::Other,
            Lang::Pl if number == 1 => Plural::One,
            Lang::Pl if few => Plural::Few,
            Lang::Pl => Plural::Many,
        }
    }

    /// The forms that whole numbers take in a language. Polish has `other` for fractions only.
    pub const fn forms(lang: Lang) -> &'static [Plural] {
        match lang {
            Lang::En | Lang::Hu => &[Plural::One, Plural::Other],
            Lang::Sl => &[Plural::One, Plural::Two, Plural::Few, Plural::Other],
            Lang::Hr => &[Plural::One, Plural::Few, Plural::Other],
            Lang::Pl => &[Plural::One, Plural::Few, Plural::Many],
        }
    }

    /// The name of CLDR.
    pub const fn name(self) -> &'static str {
        match self {
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }
}
