//! Settings of the visitor: language, light or dark, the look of the pieces, the pace.
use crate::storage;
use draw::board::Look;
use js_sys::{Function, Promise};
use leptos::{prelude::*, task::spawn_local};
use play::{Level, Opponent};
use std::time::Duration;
use text::{Lang, Share, Wording};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Shade {
    #[default]
    System,
    Light,
    Dark,
}

impl Shade {
    pub(crate) const ALL: [Shade; 3] = [Shade::System, Shade::Light, Shade::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Shade::System => "system",
            Shade::Light => "light",
            Shade::Dark => "dark",
        }
    }

    /// The id of its name in words.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Shade::System => "web-shade-system",
            Shade::Light => "web-shade-light",
            Shade::Dark => "web-shade-dark",
        }
    }
}

/// The looks of the pieces, with their names here and the ids of their names in words.
pub(crate) const LOOKS: [(Look, &str, &str); 4] = [
    (Look::Bars, "bars", "web-look-bars"),
    (Look::Sticks, "sticks", "web-look-sticks"),
    (Look::Balls, "balls", "web-look-balls"),
    (Look::Coins, "coins", "web-look-coins"),
];

/// The pauses before the computer moves, in milliseconds.
pub(crate) const PACES: [(u32, &str); 4] =
    [(0, "web-pace-none"), (400, "web-pace-short"), (900, "web-pace-usual"), (2000, "web-pace-long")];

/// Pause before words that did not arrive are fetched again.
const RETRY: Duration = Duration::from_secs(5);

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) lang: Lang,
    pub(crate) shade: Shade,
    pub(crate) look: Look,
    pub(crate) pace: u32,
    pub(crate) coach: bool,
    pub(crate) sound: bool,
    /// Whether the computer thinks aloud before it moves.
    pub(crate) watch: bool,
    /// The last opponent.
    pub(crate) opponent: Opponent,
}

impl Settings {
    /// Default settings for a language.
    pub(crate) fn usual(lang: Lang) -> Settings {
        Settings {
            lang,
            shade: Shade::System,
            look: Look::Bars,
            pace: 900,
            coach: false,
            sound: false,
            watch: false,
            opponent: Opponent::Level(Level::Alternating),
        }
    }

    /// The language, and the nouns for pieces that look like this.
    pub(crate) fn wording(&self) -> Wording {
        Wording { lang: self.lang, pieces: self.look.pieces() }
    }

    /// Writes one setting on each line.
    fn write(&self) -> String {
        let look = LOOKS.iter().find(|(look, ..)| *look == self.look).map_or("bars", |(_, name, _)| name);
        let (lang, shade) = (self.lang.code(), self.shade.name());
        let Settings { pace, coach, sound, watch, opponent, .. } = self;
        let first = format!("lang {lang}\nshade {shade}\nlook {look}\npace {pace}\n");
        format!("{first}coach {coach}\nsound {sound}\nwatch {watch}\nopponent {opponent}\n")
    }

    /// Reads saved settings; what cannot be read keeps its default.
    fn read(mut self, text: &str) -> Settings {
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            match name {
                "lang" => self.lang = value.parse().unwrap_or(self.lang),
                "shade" => self.shade = Shade::ALL.into_iter().find(|s| s.name() == value).unwrap_or_default(),
                "look" => {
                    self.look = LOOKS.iter().find(|(_, name, _)| *name == value).map_or(self.look, |(look, ..)| *look);
                }
                "pace" => {
                    self.pace =
                        PACES.iter().map(|(pace, _)| *pace).find(|p| p.to_string() == value).unwrap_or(self.pace);
                }
                "coach" => self.coach = value == "true",
                "sound" => self.sound = value == "true",
                "watch" => self.watch = value == "true",
                "opponent" => self.opponent = value.parse().unwrap_or(self.opponent),
                _ => {}
            }
        }
        self
    }

    /// Settings of the last visit; at the first visit, defaults in the language of the browser.
    pub(crate) fn load() -> Settings {
        let wishes = window().navigator().languages();
        let wishes: Vec<String> = wishes.iter().filter_map(|wish| wish.as_string()).collect();
        let usual = Settings::usual(Lang::from_accept_language(&wishes.join(",")));
        storage::load("settings").map_or(usual.clone(), |text| usual.read(&text))
    }
}

/// The settings as a signal. Every change is saved at once.
#[derive(Clone, Copy)]
pub(crate) struct SettingsStore {
    settings: RwSignal<Settings>,
    /// Loads a share of the words of a language.
    speak: StoredValue<Function, LocalStorage>,
}

impl SettingsStore {
    /// Loads the settings, applies them to the page, and saves every change.
    pub(crate) fn start(speak: Function) -> SettingsStore {
        let settings = RwSignal::new(Settings::load());
        Effect::new(move |_| {
            settings.with(|settings| {
                if let Some(root) = document().document_element() {
                    drop(root.set_attribute("lang", settings.lang.code()));
                    drop(root.set_attribute("data-shade", settings.shade.name()));
                }
                storage::save("settings", &settings.write());
            });
        });
        let store = SettingsStore { settings, speak: StoredValue::new_local(speak) };
        store.complete_words();
        store
    }

    /// The settings of the page.
    pub(crate) fn context() -> SettingsStore {
        expect_context::<SettingsStore>()
    }

    /// Reads something from them.
    pub(crate) fn get<T>(self, what: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with(what)
    }

    /// Reads something once.
    pub(crate) fn now<T>(self, what: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with_untracked(what)
    }

    /// Switches to another language once its words are loaded; if that fails, the language stays.
    pub(crate) fn speak(self, lang: Lang) {
        // As much as the page has of the language before.
        let before = self.now(|settings| settings.lang);
        let last = if text::is_loaded(before, Share::Later) { Share::Later } else { Share::Rest };
        let shares = move || Share::OF_PAGE.into_iter().take(last as usize + 1);
        if shares().all(|share| text::is_loaded(lang, share)) {
            return self.set(|settings| settings.lang = lang);
        }
        spawn_local(async move {
            let mut loaded = true;
            for share in shares() {
                loaded &= self.load_words(lang, share).await.is_ok();
            }
            self.set(|settings| {
                if loaded {
                    settings.lang = lang;
                }
            });
        });
    }

    /// Loads the shares of the words up to one, as far as they are not there yet.
    pub(crate) async fn words_up_to(self, last: Share) -> Result<(), JsValue> {
        let lang = self.now(|settings| settings.lang);
        for share in Share::OF_PAGE.into_iter().take(last as usize + 1) {
            if !text::is_loaded(lang, share) {
                self.load_words(lang, share).await?;
            }
        }
        Ok(())
    }

    /// Loads all words in the background, and shows them wherever they were missing.
    pub(crate) fn later_words(self) {
        let lang = self.now(|settings| settings.lang);
        if !text::is_loaded(lang, Share::Later) {
            spawn_local(async move {
                if self.words_up_to(Share::Later).await.is_ok() {
                    self.set(|_| {});
                }
            });
        }
    }

    /// Loads the rest of the words behind the first page and shows them wherever they were missing. Tries again until
    /// the network is back.
    fn complete_words(self) {
        spawn_local(async move {
            match self.words_up_to(Share::Rest).await {
                Ok(()) => self.set(|_| {}),
                Err(_) => set_timeout(move || self.complete_words(), RETRY),
            }
        });
    }

    async fn load_words(self, lang: Lang, share: Share) -> Result<(), JsValue> {
        let (code, share) = (lang.code().into(), share.name().into());
        let loading = self.speak.with_value(|speak| speak.call2(&JsValue::NULL, &code, &share))?;
        JsFuture::from(loading.unchecked_into::<Promise>()).await.map(drop)
    }

    /// Changes them.
    pub(crate) fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_kept_as_they_were() {
        let (look, shade) = (Look::Coins, Shade::Dark);
        let settings = Settings {
            look,
            shade,
            pace: 2000,
            coach: true,
            sound: true,
            watch: true,
            opponent: Opponent::LowColumns,
            ..Settings::usual(Lang::Hu)
        };
        assert_eq!(Settings::usual(Lang::En).read(&settings.write()), settings);
    }

    #[test]
    fn what_cannot_be_read_stays_usual() {
        let usual = Settings::usual(Lang::Pl);
        assert_eq!(usual.clone().read("lang xx\nlook gold\npace 7\nnothing\n\n"), usual);
    }
}
