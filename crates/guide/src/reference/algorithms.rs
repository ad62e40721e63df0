//! The algorithms, from the registry of the searches.

use plyscope_search::algo::{
    Algorithm, Equals, Exercise, Frame, Horizon, Passes, Soundness, Visits, Windows,
};
use plyscope_search::Turns;
use plyscope_setup::{algorithm_name, Choice, Form, Offered, SearchOption, Setup, OPTIONS, ORDER};
use plyscope_view::scene::code;

use super::{encoded, scene, LANG, TREE};
use crate::markdown::{codes, fenced, table};

const ABOUT: &str = "# Algorithms

Each algorithm is a word of `algorithm`, in [addresses](../addresses.md), lessons, attributes, commands and calls. The listings are those that the page shows, with the usual options; the test for cuts, the depth and the table appear in them as they are chosen. [Options of searches](options.md) explains the options.

";

pub fn page() -> String {
    let all = Algorithm::ALL;
    let row = |&(id, algorithm): &(&str, Algorithm)| {
        let name = algorithm_name(algorithm, LANG);
        let facts = algorithm.descriptor();
        [format!("[{name}](#{})", anchor(&name)), codes([id]), windows(facts.windows).to_owned()]
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let sections: String = all.iter().map(|&(_, algorithm)| section(algorithm)).collect();
    ABOUT.to_owned() + &table(["algorithm", "word", "window"], &rows) + &sections
}

/// The anchor of a name.
fn anchor(name: &str) -> String {
    crate::markdown::anchors(&format!("# {name}")).concat()
}

fn section(algorithm: Algorithm) -> String {
    let id = algorithm.id();
    let facts: String = facts(algorithm).iter().map(|fact| format!("- {fact}\n")).collect();
    let listings: String = Form::all_of(algorithm).map(|form| listing(algorithm, form)).collect();
    let tree = TREE;
    let shown = scene(&format!("tree=\"{tree}\" algorithm=\"{id}\""), &format!("{id} on {tree}"));
    let name = algorithm_name(algorithm, LANG);
    format!(
        "## {name}\n\n{facts}\n{listings}{shown}[Open it on the page](../../index.html#tree={}&algorithm={id})\n\n",
        encoded(tree)
    )
}

/// What its descriptor says.
fn facts(algorithm: Algorithm) -> Vec<String> {
    let facts = algorithm.descriptor();
    let orders = facts.orders.iter().map(|order| order.id());
    let offered = OPTIONS.iter().filter(|option| is_own(option, algorithm)).map(|option| option.id);
    let mut found = vec![
        format!("Its word is `{}`.", facts.id),
        format!("Window: {}.", windows(facts.windows)),
        format!("Passes: {}.", passes(facts.passes)),
        format!("It looks ahead {}.", horizon(facts.horizon)),
        frame(facts.frame).to_owned(),
        match facts.equals {
            Equals::First => "Of equally good moves it keeps the first.".to_owned(),
            Equals::Last => "Of equally good moves it keeps the last.".to_owned(),
        },
        format!("`{}`: {}.", ORDER.id, codes(orders)),
        format!("Options of its own: {}.", list(codes(offered))),
    ];
    found.extend(soundness(facts.soundness).map(str::to_owned));
    found.extend(visits(facts.visits).map(str::to_owned));
    for exercise in facts.exercises {
        found.push(
            match exercise {
                Exercise::Follow => "Students can be asked to follow and to perform it.",
                Exercise::Reorder => "Students can be asked for the best order of children.",
            }
            .to_owned(),
        );
    }
    found
}

const fn visits(visits: Visits) -> Option<&'static str> {
    match visits {
        Visits::Once => None,
        Visits::Again => Some("In one pass it may look at a node again."),
        Visits::Deeper => Some(
            "With a depth it looks at nodes again in one pass: a smaller search says which move comes first.",
        ),
    }
}

const fn soundness(soundness: Soundness) -> Option<&'static str> {
    match soundness {
        Soundness::Sound => None,
        Soundness::UnsoundWithPasses => Some(
            "It is unsound with a depth, in games in which players can pass: it may find another value than alpha-beta.",
        ),
        Soundness::UnsoundWithDepth => {
            Some("It is unsound with a depth: it may find another value than alpha-beta.")
        }
    }
}

/// Whether some algorithms take an option and others do not, and this one does.
fn is_own(option: &SearchOption, algorithm: Algorithm) -> bool {
    match option.offered {
        Offered::With(feature) => algorithm.offers(feature),
        Offered::Always | Offered::ByValue(_) => false,
    }
}

fn list(words: String) -> String {
    if words.is_empty() {
        "none".to_owned()
    } else {
        words
    }
}

const fn windows(windows: Windows) -> &'static str {
    match windows {
        Windows::None => "none, so nothing is cut",
        Windows::OneBound => "what the player one move above already has",
        Windows::Both => "what either player already has",
        Windows::Null => "what either player already has, or a null window",
    }
}

const fn passes(passes: Passes) -> &'static str {
    match passes {
        Passes::One => "one",
        Passes::Deeper => "one for each depth, one ply deeper each time",
        Passes::Wider => {
            "one with a window around a guess, and others with a wider one where the value lies outside"
        }
        Passes::NullWindows => "null windows at a guess, until both bounds meet",
    }
}

const fn horizon(horizon: Horizon) -> &'static str {
    match horizon {
        Horizon::AsAsked => "as far as `depth` says, or to the end",
        Horizon::UntilQuiet => {
            "as far as `depth` says, and then with noisy moves until it is quiet"
        }
        Horizon::OneFurther => "one ply further than `depth` says",
        Horizon::Growing => "from one ply to as many as `depth` says",
        Horizon::OnePly => "one ply",
    }
}

const fn frame(frame: Frame) -> &'static str {
    match frame {
        Frame::Max => "Values are MAX’s.",
        Frame::Mover => "It counts for the player to move: values change their sign on the way up.",
    }
}

/// The listing in a form.
fn listing(algorithm: Algorithm, form: Form) -> String {
    // Without a horizon there is no quiescence search, and nobody passes.
    let facts = algorithm.descriptor();
    let needs_depth = facts.horizon == Horizon::UntilQuiet || facts.soundness != Soundness::Sound;
    let depth = needs_depth.then_some(3);
    let setup = Setup { algorithm, form, depth, ..Setup::default() };
    let lines = code::listing(&setup, Turns::Alternate).lines.join("\n");
    let title = match form {
        Form::One => String::new(),
        form => format!("As `form={}`:\n\n", form.id()),
    };
    title + &fenced("text", &lines)
}
