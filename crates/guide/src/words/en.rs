//! English.

use plyscope_quiz::kind::{About, Shows};
use plyscope_search::algo::{Equals, Exercise, Frame, Horizon, Passes, Soundness, Visits, Windows};
use plyscope_setup::catalog::Sides;

use super::{Around, Fact, Made, OfAlgorithms, OfGames, OptionFact, Words};

pub struct English;

impl Words for English {
    fn around(&self) -> Around {
        Around {
            title: "Plyscope: the guide",
            description: "How to use Plyscope, for students, instructors, authors of lessons, embedders, programmers and contributors.",
            skip: "Skip to the text",
            chapters: "Chapters",
            search: ("Search (/)", "Search the guide"),
            found: "Pages found",
            nothing: "Nothing is found for “{}”.",
            not_loaded: "The index could not be loaded. Check your connection and search again.",
            to_site: "Open Plyscope",
            neighbours: "Neighbouring chapters",
        }
    }

    fn in_english(&self) -> &'static str {
        ""
    }

    fn algorithms(&self) -> Made<3> {
        Made {
            about: "# Algorithms

Each algorithm is a word of `algorithm`, in [addresses](../addresses.md), lessons, attributes, commands and calls. The listings are those that the page shows, with the usual options; the test for cuts, the depth and the table appear in them as they are chosen. [Options of searches](options.md) explains the options.

",
            head: ["algorithm", "word", "window"],
        }
    }

    fn of_algorithms(&self) -> OfAlgorithms {
        OfAlgorithms { none: "none", to_page: "Open it on the page" }
    }

    fn fact(&self, fact: Fact<'_>) -> String {
        match fact {
            Fact::Word(word) => format!("Its word is `{word}`."),
            Fact::Window(windows) => format!("Window: {}.", self.window(windows)),
            Fact::Passes(passes) => format!("Passes: {}.", match passes {
                Passes::One => "one",
                Passes::Deeper => "one for each depth, one ply deeper each time",
                Passes::Wider => "one with a window around a guess, and others with a wider one where the value lies outside",
                Passes::NullWindows => "null windows, each at what the one before has found, until both bounds meet",
            }),
            Fact::Horizon(horizon) => format!("It looks ahead {}.", match horizon {
                Horizon::AsAsked => "as far as `depth` says, or to the end",
                Horizon::UntilQuiet => "as far as `depth` says, and then with noisy moves until it is quiet",
                Horizon::OneFurther => "one ply further than `depth` says",
                Horizon::Growing => "from one ply to as many as `depth` says",
                Horizon::OnePly => "one ply",
            }),
            Fact::Frame(Frame::Max) => "Values are MAX’s.".to_owned(),
            Fact::Frame(Frame::Mover) => {
                "It counts for the player to move: values change their sign on the way up.".to_owned()
            }
            Fact::Equals(Equals::First) => "Of equally good moves it keeps the first.".to_owned(),
            Fact::Equals(Equals::Last) => "Of equally good moves it keeps the last.".to_owned(),
            Fact::Orders(option, words) => format!("`{option}`: {words}."),
            Fact::Own(options) => format!("Options of its own: {options}."),
            Fact::Exercise(Exercise::Follow) => {
                "Students can be asked to follow and to perform it.".to_owned()
            }
            Fact::Exercise(Exercise::Reorder) => {
                "Students can be asked for the best order of children.".to_owned()
            }
        }
    }

    fn window(&self, windows: Windows) -> &'static str {
        match windows {
            Windows::None => "none, so nothing is cut",
            Windows::OneBound => "what the player one move above already has",
            Windows::Both => "what either player already has",
            Windows::Null => "what either player already has, or a null window",
        }
    }

    fn soundness(&self, soundness: Soundness) -> Option<&'static str> {
        match soundness {
            Soundness::Sound => None,
            Soundness::UnsoundWithPasses => Some("It is unsound with a depth, in games in which players can pass: it may find another value than alpha-beta."),
            Soundness::UnsoundWithDepth => {
                Some("It is unsound with a depth: it may find another value than alpha-beta.")
            }
        }
    }

    fn visits(&self, visits: Visits) -> Option<&'static str> {
        match visits {
            Visits::Once => None,
            Visits::Again => Some("In one pass it may look at a node again."),
            Visits::Deeper => Some("With a depth it looks at nodes again in one pass: a smaller search says which move comes first."),
        }
    }

    fn listing(&self, form: &str) -> String {
        format!("As {form}:")
    }

    fn options(&self) -> (Made<3>, [&'static str; 2]) {
        let made = Made {
            about: "# Options of searches

An option has the same name and the same words everywhere: `order=best` in [addresses](../addresses.md), `order: best` in a [lesson](../lessons.md#blocks), `order=\"best\"` as an [attribute](attributes.md), `--order best` in [the command](../command.md), `{ order: \"best\" }` in [JavaScript](../../../crates/wasm/js/README.md), `order=\"best\"` in [Python](../../../python/plyscope/README.md). What a search would ignore is refused.

",
            head: ["option", "values", "in forms"],
        };
        (made, ["word", "meaning"])
    }

    fn option_fact(&self, fact: OptionFact) -> String {
        match fact {
            OptionFact::Default(value) => {
                format!("Default: {}.", value.as_deref().unwrap_or("none"))
            }
            OptionFact::TakenByAll => "Every algorithm takes it.".to_owned(),
            OptionFact::TakenByValue => "Which of its words an algorithm takes depends on the algorithm ([algorithms](algorithms.md)).".to_owned(),
            OptionFact::TakenBy(algorithms) => format!("Taken by {algorithms}."),
            OptionFact::OnlyGames => "Only for games.".to_owned(),
            OptionFact::OnlyShown => {
                "It changes only what is shown; commands do not take it.".to_owned()
            }
            OptionFact::Needs(option) => format!("It needs {option}."),
        }
    }

    fn games(&self) -> Made<2> {
        Made {
            about: "# Games

A game is a word of `game`. Its other parts are those of [addresses](../addresses.md): `position`, `size`, `line`, `ending`, and `evaluation` or `weights`. `plyscope games` lists the same.

",
            head: ["part", "values"],
        }
    }

    fn of_games(&self) -> OfGames {
        OfGames {
            players: "players",
            size: "`size`, as columns and rows",
            line: "`line`, in a row",
            depth: "usual `depth`",
            to_the_end: "to the end",
            first: "The first value of each list is the usual one.",
            features: "Features for `weights` ([evaluations by weights](../evaluations.md)):",
            feature_head: ["feature", "what MAX has more of"],
        }
    }

    fn sides(&self, sides: Sides) -> &'static str {
        match sides {
            Sides::Marks => "MAX is X and begins, MIN is O",
            Sides::Colours => "MAX is White and begins, MIN is Black",
            Sides::BlackFirst => "MAX is Black and begins, MIN is White",
            Sides::Alone => "MAX alone",
        }
    }

    fn plies(&self, plies: u16) -> String {
        format!("{plies} plies")
    }

    fn keys(&self) -> Made<2> {
        Made {
            about: "# Keys

“Help” at the top of each page lists its keys. Everything that can be pressed can also be reached with Tab.

",
            head: ["keys", "what they do"],
        }
    }

    fn questions(&self) -> Made<5> {
        Made {
            about: "# Kinds of questions

A kind is a word of `question`, in [lessons](../lessons.md#blocks), [addresses](../addresses.md#the-page-for-learning) and [attributes](attributes.md). The search is the answer key: no kind needs one written. The links practise a kind on random trees or programs of level 2, or ask about six queens.

",
            head: ["word", "question", "about", "what it shows", "own keys"],
        }
    }

    fn about(&self, about: About) -> &'static str {
        match about {
            About::Tree => "the values of a tree, whichever search finds them",
            About::Search | About::Playback => "a search of a tree",
            About::Board => "a search on a board",
            About::Program => "a program, line by line",
            About::Assignment => "a program to be written",
        }
    }

    fn with_chance(&self) -> &'static str {
        ", also with chance"
    }

    fn shows(&self, shows: Shows) -> &'static str {
        match shows {
            Shows::Subject => "the tree, board or program alone",
            Shows::Search => "what the search visits, prunes or records",
            Shows::Shape => "what the search prunes, and the tree without its values",
        }
    }

    fn ask(&self) -> &'static str {
        "What a scene asks while it plays (`ask`) is [described with scenes](../lessons.md#blocks)."
    }
}
