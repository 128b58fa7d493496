//! The lessons, in order.
use super::{Ask, CoursePosition, Exercise, Lesson, LessonPicture, LessonStep};

/// The whole course.
pub static COURSE: &[Lesson] =
    &[POSITIONS, MIRROR, BINARY, NIM_SUM, COLUMNS, MISERE, MEX, SUMS, RELATIVES, SEARCH, PARTISAN];

const fn ask(ask: Ask, scene: CoursePosition) -> LessonStep {
    LessonStep::Ask(Exercise::new(ask, scene))
}

const fn nim(position: &'static str) -> CoursePosition {
    CoursePosition::new("nim", position)
}

const fn one_to_three(position: &'static str) -> CoursePosition {
    CoursePosition::new("subtraction", position).with("S=1,2,3")
}

const fn one_three_or_four(position: &'static str) -> CoursePosition {
    CoursePosition::new("subtraction", position).with("S=1,3,4")
}

const POSITIONS: Lesson = Lesson {
    id: "positions",
    title: "course-positions-title",
    picture: LessonPicture::Graph(one_to_three("7")),
    steps: &[
        LessonStep::Say("course-positions-rules"),
        LessonStep::Play(one_to_three("11")),
        ask(Ask::Move, one_to_three("5")),
        LessonStep::Say("course-positions-backwards"),
        LessonStep::Say("course-positions-names"),
        LessonStep::Graph(one_to_three("7")),
        ask(Ask::Outcome, one_to_three("8")),
        ask(Ask::Outcome, one_to_three("9")),
        ask(Ask::Move, one_to_three("10")),
        ask(Ask::Move, one_to_three("23")),
    ],
};

const MIRROR: Lesson = Lesson {
    id: "mirror",
    title: "course-mirror-title",
    picture: LessonPicture::Board(nim("5,5")),
    steps: &[
        LessonStep::Say("course-mirror-rules"),
        LessonStep::Play(nim("4,6")),
        ask(Ask::Move, nim("3,5")),
        LessonStep::Say("course-mirror-why"),
        ask(Ask::Outcome, nim("6,6")),
        ask(Ask::Outcome, nim("1,9")),
        ask(Ask::Move, nim("3,8")),
    ],
};

const BINARY: Lesson = Lesson {
    id: "binary",
    title: "course-binary-title",
    picture: LessonPicture::Board(nim("1,2,4,8")),
    steps: &[
        LessonStep::Say("course-binary-pieces"),
        LessonStep::Say("course-binary-digits"),
        ask(Ask::Digits, nim("5")),
        ask(Ask::Digits, nim("6")),
        ask(Ask::Digits, nim("13")),
    ],
};

const NIM_SUM: Lesson = Lesson {
    id: "nim-sum",
    title: "course-nim-sum-title",
    picture: LessonPicture::Board(nim("3,5,6")),
    steps: &[
        LessonStep::Say("course-nim-sum-twins"),
        LessonStep::Say("course-nim-sum-theorem"),
        ask(Ask::NimSum, nim("3,6")),
        ask(Ask::NimSum, nim("2,4,6")),
        ask(Ask::Outcome, nim("1,2,3")),
        ask(Ask::Outcome, nim("2,4,7")),
        ask(Ask::Move, nim("1,2,4")),
        LessonStep::Play(nim("2,3,4")),
    ],
};

const COLUMNS: Lesson = Lesson {
    id: "columns",
    title: "course-columns-title",
    picture: LessonPicture::Board(nim("5,9,12")),
    steps: &[
        LessonStep::Say("course-columns-binary"),
        ask(Ask::Columns, nim("3,5,7")),
        LessonStep::Explain(nim("5,19,40,51")),
        LessonStep::Say("course-columns-why"),
        ask(Ask::Columns, nim("5,9,12")),
        ask(Ask::Outcome, nim("5,9,12")),
        ask(Ask::Move, nim("4,6,7")),
        LessonStep::Play(nim("3,4,5,6")),
    ],
};

const MISERE: Lesson = Lesson {
    id: "misere",
    title: "course-misere-title",
    picture: LessonPicture::Board(nim("1,1,4").misere()),
    steps: &[
        LessonStep::Say("course-misere-ones"),
        ask(Ask::Outcome, nim("1,1,1").misere()),
        ask(Ask::Move, nim("1,5").misere()),
        LessonStep::Say("course-misere-switch"),
        LessonStep::Explain(nim("1,1,3").misere()),
        ask(Ask::Move, nim("1,1,4").misere()),
        ask(Ask::Outcome, nim("1,3,5,7").misere()),
        LessonStep::Play(nim("1,3,4,7").misere()),
    ],
};

const MEX: Lesson = Lesson {
    id: "mex",
    title: "course-mex-title",
    picture: LessonPicture::Graph(one_three_or_four("4")),
    steps: &[
        LessonStep::Say("course-mex-rule"),
        LessonStep::Say("course-mex-example"),
        LessonStep::Graph(one_three_or_four("4")),
        ask(Ask::NimValue, one_three_or_four("5")),
        ask(Ask::NimValue, one_three_or_four("7")),
        LessonStep::Say("course-mex-splitting"),
        ask(Ask::NimValue, CoursePosition::new("octal", "5").with("code=0.77")),
        ask(Ask::NimValue, CoursePosition::new("grundy", "8")),
    ],
};

const SUMS: Lesson = Lesson {
    id: "sums",
    title: "course-sums-title",
    picture: LessonPicture::Board(CoursePosition::new("sum", "7 ; 2,3").with("parts=octal:code=0.77;nim")),
    steps: &[
        LessonStep::Say("course-sums-theorem"),
        LessonStep::Say("course-sums-example"),
        ask(Ask::NimValue, CoursePosition::new("sum", "6 ; 3").with("parts=subtraction;nim")),
        ask(Ask::Outcome, CoursePosition::new("sum", "5 ; 4").with("parts=octal:code=0.77;nim")),
        ask(Ask::Move, CoursePosition::new("sum", "8 ; 3").with("parts=grundy;nim")),
        LessonStep::Play(CoursePosition::new("sum", "7 ; 2,3").with("parts=octal:code=0.77;nim")),
    ],
};

const RELATIVES: Lesson = Lesson {
    id: "relatives",
    title: "course-relatives-title",
    picture: LessonPicture::Board(CoursePosition::new("wythoff", "5,8")),
    steps: &[
        LessonStep::Say("course-relatives-wythoff"),
        LessonStep::Play(CoursePosition::new("wythoff", "5,8")),
        ask(Ask::Outcome, CoursePosition::new("wythoff", "4,7")),
        ask(Ask::Move, CoursePosition::new("wythoff", "5,9")),
        LessonStep::Say("course-relatives-moore"),
        ask(Ask::Outcome, CoursePosition::new("moore", "3,3,3").with("k=2")),
        LessonStep::Say("course-relatives-fibonacci"),
        ask(Ask::Move, CoursePosition::new("fibonacci", "11:10")),
        LessonStep::Explain(CoursePosition::new("fibonacci", "11:10")),
    ],
};

const SEARCH: Lesson = Lesson {
    id: "search",
    title: "course-search-title",
    picture: LessonPicture::Search(nim("2,2")),
    steps: &[
        LessonStep::Say("course-search-minimax"),
        LessonStep::Search(nim("2,2")),
        LessonStep::Say("course-search-alphabeta"),
        LessonStep::Say("course-search-chomp"),
        ask(Ask::Outcome, CoursePosition::new("chomp", "3,3")),
        ask(Ask::Remoteness, nim("1,2,2")),
        ask(Ask::Move, CoursePosition::new("chomp", "3,3,3")),
        LessonStep::Play(CoursePosition::new("chomp", "4,4,4")),
    ],
};

const fn hex(position: &'static str) -> CoursePosition {
    CoursePosition::new("hex", position).with("size=3")
}

const PARTISAN: Lesson = Lesson {
    id: "partisan",
    title: "course-partisan-title",
    picture: LessonPicture::Board(CoursePosition::new("hex", "x ..../..o./.x../....").with("size=4")),
    steps: &[
        LessonStep::Say("course-partisan-idea"),
        LessonStep::Say("course-partisan-hex"),
        ask(Ask::Outcome, hex("x .../.../...")),
        ask(Ask::Move, hex("x .../.../...")),
        LessonStep::Play(CoursePosition::new("hex", "x ..../..../..../....").with("size=4")),
        LessonStep::Say("course-partisan-disguise"),
        ask(Ask::Move, CoursePosition::new("northcott_classic", "W 2:5,1:6")),
        LessonStep::Explain(CoursePosition::new("northcott_classic", "W 2:5,1:6")),
    ],
};
