//! A table of positions along two numbers, drawn.
use super::wired;
use crate::{
    position_ref::PositionRef,
    work::{Answer, Ask},
};
use draw::{
    Paper,
    table::{self, Query, TableContent, TableError},
};
use engine::{
    Family,
    message::{Message, Say},
};

/// Which table to draw.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DrawMap {
    /// The game; its position chooses the pattern if none is given.
    pub(crate) place: PositionRef,
    /// A position with X and Y in it; the usual one if empty.
    pub(crate) pattern: String,
    /// The largest X and Y.
    pub(crate) to: usize,
    /// Whether the table has outcomes instead of nim-values.
    pub(crate) outcomes: bool,
    pub(crate) lang: String,
}

wired!(DrawMap { place, pattern, to, outcomes, lang });

/// The picture, and what its cells stand for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MapPicture {
    pub(crate) svg: String,
    /// The pattern that was used.
    pub(crate) pattern: String,
}

wired!(MapPicture { svg, pattern });

/// Positions of two numbers, of which games with a map know one.
const OF_TWO: [&str; 4] = ["1,1", "2,2", "0|", "1|0"];

/// Whether the usual starts of a game have a table along two numbers. It is asked of many games, so it fills none.
pub(crate) fn has_map(family: &'static Family) -> bool {
    let place = PositionRef::usual(family);
    let has_several = place.position.contains([',', '|', ':']);
    has_several && place.build().is_ok_and(|game| OF_TWO.iter().any(|position| game.normalise(position).is_ok()))
}

impl Ask for DrawMap {
    const NAME: &'static str = "map";
    type Out = MapPicture;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<MapPicture> {
        let game = self.place.build().map_err(|error| error.message())?;
        let query = Query {
            pattern: Some(self.pattern.as_str()).filter(|pattern| !pattern.trim().is_empty()),
            start: &self.place.position,
            content: if self.outcomes { TableContent::Outcomes } else { TableContent::NimValues },
            to: Some(self.to),
            to_y: None,
        };
        let table = table::fill(&*game, self.place.convention, &query).map_err(|error| self.refusal(&error))?;
        let lang = self.lang.parse().unwrap_or_default();
        let title = text::title(lang, &self.place.game).unwrap_or_default();
        let heading = format!("{title} · {}", table.pattern.text());
        let svg = table::svg(&table, &heading, &Paper { styled: false, ..Paper::new(lang) });
        Ok(MapPicture { svg, pattern: table.pattern.text().to_owned() })
    }
}

impl DrawMap {
    fn refusal(&self, error: &TableError) -> Message {
        match error {
            TableError::Game(error) => error.message(),
            TableError::TooLarge => Message::new("map-too-large"),
            TableError::NoTable => Message::new("map-none").with("game", self.place.game.as_str()),
            TableError::NoNumber => Message::new("map-no-number").with("pattern", self.pattern.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::{self, FAMILIES};

    fn question(game: &str) -> DrawMap {
        let place = PositionRef::usual(games::family(game).unwrap());
        DrawMap { place, pattern: String::new(), to: 9, outcomes: false, lang: "en".to_owned() }
    }

    #[test]
    fn cells_say_which_position_they_are() {
        let picture = question("wythoff").answer(&mut |_| {}).unwrap();
        assert_eq!(picture.pattern, "X,Y");
        assert!(picture.svg.contains("data-x=\"3\" data-y=\"5\""));
    }

    #[test]
    fn games_of_two_heaps_have_maps_and_others_say_that_they_have_none() {
        let with: Vec<&str> = FAMILIES.iter().filter(|family| has_map(family)).map(|family| family.id).collect();
        assert!(with.contains(&"wythoff") && with.contains(&"nim") && !with.contains(&"hex"), "{with:?}");
        for family in FAMILIES {
            let map = question(family.id).answer(&mut |_| {}).ok().filter(|picture| picture.pattern.contains('Y'));
            assert_eq!(map.is_some(), with.contains(&family.id), "{}: {map:?}", family.id);
        }
        assert_eq!(question("hex").answer(&mut |_| {}).unwrap_err().id, "map-none");
        let nothing = DrawMap { pattern: "3,5".to_owned(), ..question("nim") };
        assert_eq!(nothing.answer(&mut |_| {}).unwrap_err().id, "map-no-number");
        let large = DrawMap { to: 100_000, ..question("nim") };
        assert_eq!(large.answer(&mut |_| {}).unwrap_err().id, "map-too-large");
    }
}
