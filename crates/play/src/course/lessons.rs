//! The lessons, in order.
use super::{Ask, Exercise, Lesson, Scene, Step};

/// The whole course.
pub static COURSE: &[Lesson] = &[POSITIONS, MIRROR, NIM_SUM, COLUMNS, MISERE, MEX, SUMS, RELATIVES, SEARCH];

const fn ask(ask: Ask, scene: Scene) -> Step {
    Step::Ask(Exercise::new(ask, scene))
}

const fn nim(position: &'static str) -> Scene {
    Scene::new("nim", position)
}

const fn one_to_three(position: &'static str) -> Scene {
    Scene::new("subtraction", position).with("S=1,2,3")
}

const fn one_three_or_four(position: &'static str) -> Scene {
    Scene::new("subtraction", position).with("S=1,3,4")
}

const POSITIONS: Lesson = Lesson {
    id: "positions",
    title: "course-positions-title",
    steps: &[
        Step::Say("course-positions-rules"),
        Step::Play(one_to_three("11")),
        Step::Say("course-positions-backwards"),
        Step::Say("course-positions-names"),
        Step::Graph(one_to_three("7")),
        ask(Ask::Outcome, one_to_three("8")),
        ask(Ask::Outcome, one_to_three("9")),
        ask(Ask::Move, one_to_three("10")),
        ask(Ask::Move, one_to_three("23")),
    ],
};

const MIRROR: Lesson = Lesson {
    id: "mirror",
    title: "course-mirror-title",
    steps: &[
        Step::Say("course-mirror-rules"),
        Step::Play(nim("4,6")),
        Step::Say("course-mirror-why"),
        ask(Ask::Outcome, nim("6,6")),
        ask(Ask::Outcome, nim("1,9")),
        ask(Ask::Move, nim("3,8")),
    ],
};

const NIM_SUM: Lesson = Lesson {
    id: "nim-sum",
    title: "course-nim-sum-title",
    steps: &[
        Step::Say("course-nim-sum-twins"),
        Step::Say("course-nim-sum-theorem"),
        ask(Ask::NimValue, nim("3,6")),
        ask(Ask::Outcome, nim("1,2,3")),
        ask(Ask::Outcome, nim("2,4,7")),
        ask(Ask::Move, nim("1,2,4")),
        Step::Play(nim("2,3,4")),
    ],
};

const COLUMNS: Lesson = Lesson {
    id: "columns",
    title: "course-columns-title",
    steps: &[
        Step::Say("course-columns-binary"),
        ask(Ask::Columns, nim("3,5,7")),
        Step::Explain(nim("5,19,40,51")),
        Step::Say("course-columns-why"),
        ask(Ask::Columns, nim("5,9,12")),
        ask(Ask::Outcome, nim("5,9,12")),
        ask(Ask::Move, nim("4,6,7")),
        Step::Play(nim("3,4,5,6")),
    ],
};

const MISERE: Lesson = Lesson {
    id: "misere",
    title: "course-misere-title",
    steps: &[
        Step::Say("course-misere-ones"),
        ask(Ask::Outcome, nim("1,1,1").misere()),
        Step::Say("course-misere-switch"),
        Step::Explain(nim("1,1,3").misere()),
        ask(Ask::Move, nim("1,1,4").misere()),
        ask(Ask::Move, nim("1,5").misere()),
        ask(Ask::Outcome, nim("1,3,5,7").misere()),
        Step::Play(nim("1,3,4,7").misere()),
    ],
};

const MEX: Lesson = Lesson {
    id: "mex",
    title: "course-mex-title",
    steps: &[
        Step::Say("course-mex-rule"),
        Step::Say("course-mex-example"),
        Step::Graph(one_three_or_four("4")),
        ask(Ask::NimValue, one_three_or_four("5")),
        ask(Ask::NimValue, one_three_or_four("7")),
        Step::Say("course-mex-splitting"),
        ask(Ask::NimValue, Scene::new("octal", "5").with("code=0.77")),
        ask(Ask::NimValue, Scene::new("grundy", "8")),
    ],
};

const SUMS: Lesson = Lesson {
    id: "sums",
    title: "course-sums-title",
    steps: &[
        Step::Say("course-sums-theorem"),
        Step::Say("course-sums-example"),
        ask(Ask::NimValue, Scene::new("sum", "6 ; 3").with("parts=subtraction;nim")),
        ask(Ask::Outcome, Scene::new("sum", "5 ; 4").with("parts=octal:code=0.77;nim")),
        ask(Ask::Move, Scene::new("sum", "8 ; 3").with("parts=grundy;nim")),
        Step::Play(Scene::new("sum", "7 ; 2,3").with("parts=octal:code=0.77;nim")),
    ],
};

const RELATIVES: Lesson = Lesson {
    id: "relatives",
    title: "course-relatives-title",
    steps: &[
        Step::Say("course-relatives-wythoff"),
        Step::Play(Scene::new("wythoff", "5,8")),
        ask(Ask::Outcome, Scene::new("wythoff", "4,7")),
        ask(Ask::Move, Scene::new("wythoff", "5,9")),
        Step::Say("course-relatives-moore"),
        ask(Ask::Outcome, Scene::new("moore", "3,3,3").with("k=2")),
        Step::Say("course-relatives-fibonacci"),
        ask(Ask::Move, Scene::new("fibonacci", "11:10")),
        Step::Explain(Scene::new("fibonacci", "11:10")),
    ],
};

const SEARCH: Lesson = Lesson {
    id: "search",
    title: "course-search-title",
    steps: &[
        Step::Say("course-search-minimax"),
        Step::Search(nim("2,2")),
        Step::Say("course-search-alphabeta"),
        Step::Say("course-search-chomp"),
        ask(Ask::Outcome, Scene::new("chomp", "3,3")),
        ask(Ask::Remoteness, nim("1,2,2")),
        ask(Ask::Move, Scene::new("chomp", "3,3,3")),
        Step::Play(Scene::new("chomp", "4,4,4")),
    ],
};
