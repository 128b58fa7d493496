//! Who plays: the computer at one of its levels, a friend here, or somebody elsewhere.
use super::{
    SetupPage,
    chips::{chip, chips},
    online,
};
use crate::{
    reactive::{dyn_view, reactive},
    setup_form::{Company, SetupForm},
    site::Site,
};
use engine::message::Message;
use leptos::prelude::*;
use play::{Level, Opponent};

/// The levels with their names.
const LEVELS: [(Opponent, &str); 3] = [
    (Opponent::Level(Level::Random), "level-1"),
    (Opponent::Level(Level::Alternating), "level-2"),
    (Opponent::Level(Level::Perfect), "level-3"),
];

/// Other company with its name and its sentence; the last three need a site.
const COMPANY: [(Company, &str, &str); 5] = [
    (Company::People, "web-with-people", "web-company-people"),
    (Company::Computers, "web-with-computers", "web-company-computers"),
    (Company::Rated, "online-with-rated", "web-company-rated"),
    (Company::Invited, "online-with-invited", "web-company-invited"),
    (Company::Anybody, "online-with-anybody", "web-company-anybody"),
];

/// The opponents as chips, and what the chosen one does.
#[component]
pub(super) fn Opponents(page: SetupPage) -> impl IntoView {
    let SetupPage { form, words, .. } = page;
    let site = Site::context();
    // Who has chosen a person elsewhere sees that choice before the site has answered, so that nothing moves then.
    let has_all = Memo::new(move |_| site.is_there() || page.is_elsewhere());
    let company = move |index: usize| {
        let (with, word, _) = COMPANY[index];
        let here = reactive(move || form.with(|form| form.with == with));
        let choose = move |_| form.update(|form| form.with = with);
        chip(format!("with-{index}"), "opponent", here, Box::new(choose), words.live(word).into_any())
    };
    let others = move || {
        let count = if has_all.get() { COMPANY.len() } else { COMPANY.len() - Company::OF_SITE.len() };
        (0..count).map(company).collect::<Vec<_>>()
    };
    let of_level = move || form.with(|form| matches!(form.with, Company::Rated | Company::Computers));
    let choose = |form: &mut SetupForm, opponent| form.opponent = opponent;
    let levels = chips("level", "web-level", form, |form| form.opponent, choose, &LEVELS);
    view! {
        <fieldset class="chips" id="opponents">
            <legend>{words.live("web-opponent")}</legend>
            {Opponent::ALL.map(|opponent| character(page, opponent)).into_iter().collect::<Vec<_>>()}
            {dyn_view(others)}
        </fieldset>
        <div hidden=reactive(move || !of_level())>{levels}</div>
        <p class="soft">{reactive(move || words.say(&form.with(meaning)))}</p>
        {online::options(form)}
    }
}

/// One of the computer's characters.
fn character(page: SetupPage, opponent: Opponent) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let id = match opponent.level() {
        Some(level) => format!("level-{level}"),
        None => format!("opponent-{}", opponent.name()),
    };
    let here = reactive(move || form.with(|form| form.with == Company::Computer && form.opponent == opponent));
    let choose = move |_| form.update(|form| (form.with, form.opponent) = (Company::Computer, opponent));
    let title = reactive(move || words.say(&opponent.title()));
    chip(id, "opponent", here, Box::new(choose), title.into_any())
}

/// What the chosen opponent does.
fn meaning(form: &SetupForm) -> Message {
    match COMPANY.iter().find(|(with, ..)| *with == form.with) {
        Some((.., how)) => Message::new(how),
        None => form.opponent.meaning(),
    }
}
