//! Colours, light and dark, and the style that a picture carries with it.
use std::fmt::Write;

/// For paper and bright rooms, or for dark ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark ink on white, fit for print.
    #[default]
    Light,
    /// Bright ink on a dark ground.
    Dark,
}

/// A colour by its variable, light and dark. Pages may set `--nim-NAME`.
struct Colour {
    name: &'static str,
    light: &'static str,
    dark: &'static str,
}

const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark }
}

const COLOURS: [Colour; 31] = [
    colour("paper", "#ffffff", "#15171c"),
    colour("ink", "#1f2430", "#e8eaf0"),
    colour("soft", "#5c6370", "#a3abb8"),
    colour("rule", "#c4c9d3", "#454c59"),
    colour("panel", "#f3f4f7", "#21252d"),
    colour("gold", "#eab632", "#e3b341"),
    colour("gold-edge", "#8a6100", "#6b4e00"),
    colour("shine", "#fbe39a", "#f7dc8c"),
    colour("stick", "#c58a4a", "#cf9a5e"),
    colour("stick-edge", "#6e4418", "#5b3814"),
    colour("tip", "#b3362b", "#d0584c"),
    colour("ball", "#4b83c9", "#5c96dd"),
    colour("ball-edge", "#1d4a85", "#173a69"),
    colour("sweet", "#d8497f", "#e5628f"),
    colour("sweet-edge", "#7d1d45", "#6a1839"),
    colour("cocoa", "#7b4a2d", "#8d5a3b"),
    colour("cocoa-edge", "#4a2916", "#3b2012"),
    colour("poison", "#3f7d3a", "#5aa552"),
    colour("board-a", "#f1dfc2", "#5b5346"),
    colour("board-b", "#cfa97c", "#3f382d"),
    colour("white", "#ffffff", "#f2f3f6"),
    colour("black", "#2b2f38", "#05070b"),
    colour("green", "#2f8f4e", "#4bb46c"),
    colour("mine", "#137a43", "#54d38b"),
    colour("theirs", "#1d5fd0", "#74a9ff"),
    colour("p", "#1552b0", "#7fb2ff"),
    colour("p-ground", "#dce9fc", "#16305a"),
    colour("n", "#b3261e", "#ff9488"),
    colour("n-ground", "#fbe2de", "#57211c"),
    colour("d", "#5f6570", "#b4bac4"),
    colour("d-ground", "#e7e9ed", "#343942"),
];

/// Classes and what they look like; `@name` is a colour.
const RULES: &str = "\
paper{fill:@paper}
ink{fill:@ink}
soft{fill:@soft}
bold{fill:@ink;font-weight:bold}
title{fill:@ink;font-weight:bold}
rule{fill:none;stroke:@rule;stroke-width:1.2}
axis{fill:none;stroke:@soft;stroke-width:1.2}
outline{fill:none;stroke:@ink;stroke-width:1.4}
panel{fill:@panel;stroke:@rule;stroke-width:1}
box{fill:@panel;stroke:@soft;stroke-width:1.6}
bar{fill:@gold;stroke:@gold-edge;stroke-width:1.2}
shine{fill:@shine}
coin{fill:@gold;stroke:@gold-edge;stroke-width:1.6}
coin-rim{fill:none;stroke:@gold-edge;stroke-width:1}
coin-face{fill:@gold-edge;font-weight:bold}
stick{fill:@stick;stroke:@stick-edge;stroke-width:1}
tip{fill:@tip}
ball{fill:@ball;stroke:@ball-edge;stroke-width:1.2}
gleam{fill:#fff;fill-opacity:.45}
target{fill:#fff;fill-opacity:0}
candy{fill:@sweet;stroke:@sweet-edge;stroke-width:1.1}
cocoa{fill:@cocoa;stroke:@cocoa-edge;stroke-width:1.4}
cocoa-groove{fill:none;stroke:@cocoa-edge;stroke-width:1}
poison{fill:@poison;stroke:@cocoa-edge;stroke-width:1.4}
skull{fill:@white}
square-a{fill:@board-a;stroke:@rule;stroke-width:.8}
square-b{fill:@board-b;stroke:@rule;stroke-width:.8}
square{fill:@panel;stroke:@soft;stroke-width:1.1}
hexagon{fill:@panel;stroke:@soft;stroke-width:1.2}
white{fill:@white;stroke:@black;stroke-width:1.6}
black{fill:@black;stroke:@soft;stroke-width:1.6}
on-white{fill:@black;font-weight:bold}
on-black{fill:@white;font-weight:bold}
queen{fill:@black;stroke:@white;stroke-width:1.4;stroke-linejoin:round}
cross{fill:none;stroke:@ink;stroke-width:3.4;stroke-linecap:round}
domino{fill:@black;stroke:@soft;stroke-width:1.4}
pip{fill:@white}
point{fill:@panel;stroke:@ink;stroke-width:1.8}
here{fill:@gold;stroke:@gold-edge;stroke-width:2.4}
ground{fill:none;stroke:@cocoa;stroke-width:5;stroke-linecap:round}
link{fill:none;stroke:@soft;stroke-width:2}
green{fill:none;stroke:@green;stroke-width:5;stroke-linecap:round}
side-white{fill:none;stroke:@soft;stroke-width:5;stroke-linecap:round;stroke-dasharray:1 8}
side-black{fill:none;stroke:@ink;stroke-width:5;stroke-linecap:round}
stair{fill:@panel;stroke:@soft;stroke-width:1.4}
branch{fill:none;stroke:@soft;stroke-width:1.8}
gone{opacity:.38}
falling .green{stroke-opacity:.35}
mine{fill:none;stroke:@mine;stroke-width:3.6;stroke-linecap:round}
theirs{fill:none;stroke:@theirs;stroke-width:3.6;stroke-linecap:round}
plate{fill:@panel;stroke:@rule;stroke-width:1}
mark-good{fill:@mine;font-weight:bold}
mark-bad{fill:@n;font-weight:bold}
mark-even{fill:@soft;font-weight:bold}
mark-plate{fill:@panel;fill-opacity:.92}
goal{fill:@mine;fill-opacity:.5}
ghost{opacity:.4}
pin{fill:@white;stroke:@black;stroke-width:1.3}
pin-band{fill:none;stroke:@tip;stroke-width:1.8}
halo{stroke:@paper;stroke-width:4;stroke-linejoin:round;paint-order:stroke}
new{fill-opacity:.35;stroke-dasharray:4 3}
p{fill:@p-ground;stroke:@p;stroke-width:1.8}
n{fill:@n-ground;stroke:@n;stroke-width:1.8}
d{fill:@d-ground;stroke:@d;stroke-width:1.8}
u{fill:@paper;stroke:@soft;stroke-width:1.5;stroke-dasharray:5 4}
p-ink{fill:@p;font-weight:bold}
n-ink{fill:@n;font-weight:bold}
d-ink{fill:@d;font-weight:bold}
u-ink{fill:@soft}
root{stroke-width:3.4}
edge{fill:none;stroke:@rule;stroke-width:1.3}
edge-win{fill:none;stroke:@p;stroke-width:3}
edge-cut{fill:none;stroke:@soft;stroke-width:1.3;stroke-dasharray:2 4}
head{fill:@rule}
head-win{fill:@p}
head-cut{fill:@soft}
cut{fill:none;stroke:@n;stroke-width:2.6;stroke-linecap:round}
fade{opacity:.45}
bar-p{fill:@p}
bar-n{fill:@n}
dot{fill:@p}
period{fill:@p-ground;stroke:@p;stroke-width:1;stroke-dasharray:4 3}
";

impl Theme {
    /// Its name, which is also a class of the picture.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn of(self, colour: &Colour) -> &'static str {
        match self {
            Theme::Light => colour.light,
            Theme::Dark => colour.dark,
        }
    }

    /// The style of all classes. Each colour is given plainly first, for programs that do not know variables.
    pub fn style(self) -> String {
        let name = self.name();
        let mut style = format!(".nimatron.{name} text{{font-family:'DejaVu Sans',Verdana,system-ui,sans-serif}}\n");
        for rule in RULES.lines() {
            let Some((class, declarations)) = rule.strip_suffix('}').and_then(|rule| rule.split_once('{')) else {
                continue;
            };
            write!(style, ".nimatron.{name} .{class}{{").expect("a string takes everything");
            declarations.split(';').for_each(|declaration| self.declare(&mut style, declaration));
            style.push_str("}\n");
        }
        style
    }

    fn declare(self, style: &mut String, declaration: &str) {
        let found = declaration.split_once('@').and_then(|(property, name)| {
            COLOURS.iter().find(|colour| colour.name == name).map(|colour| (property, colour))
        });
        match found {
            Some((property, colour)) => {
                let (value, name) = (self.of(colour), colour.name);
                write!(style, "{property}{value};{property}var(--nim-{name},{value});")
            }
            None => write!(style, "{declaration};"),
        }
        .expect("a string takes everything");
    }
}

/// The style of all classes for a page that has it once: each colour is a variable with its light and its dark value,
/// chosen by the `color-scheme` of the page.
pub fn page_style() -> String {
    let mut style = String::from(".nimatron{");
    for Colour { name, light, dark } in &COLOURS {
        write!(style, "--nim-{name}:light-dark({light},{dark});").expect("a string takes everything");
    }
    style.push_str("}\n");
    for rule in RULES.lines() {
        style.push_str(".nimatron .");
        for (i, part) in rule.split('@').enumerate() {
            let name = if i == 0 { 0 } else { part.find([';', '}']).unwrap_or(part.len()) };
            let (colour, rest) = part.split_at(name);
            let colour = if i == 0 { String::new() } else { format!("var(--nim-{colour})") };
            style.extend([colour.as_str(), rest]);
        }
        style.push('\n');
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_gets_every_class_once() {
        let style = page_style();
        assert!(style.contains(".nimatron .ink{fill:var(--nim-ink)}\n"), "{style}");
        assert!(style.contains(".nimatron .bar{fill:var(--nim-gold);stroke:var(--nim-gold-edge);stroke-width:1.2}\n"));
        assert!(style.contains("--nim-ink:light-dark(#1f2430,#e8eaf0);"));
        assert!(!style.contains('@'));
    }

    #[test]
    fn every_colour_of_a_rule_exists_and_is_used() {
        for colour in &COLOURS {
            assert!(RULES.contains(&format!("@{}", colour.name)), "{} is not used", colour.name);
        }
        let style = Theme::Dark.style();
        assert!(!style.contains('@'), "{style}");
        assert!(style.contains("fill:#15171c;fill:var(--nim-paper,#15171c)"));
    }
}
