//! The algorithms, from the registry of the searches.

use plyscope_i18n::Lang;
use plyscope_search::algo::{Algorithm, Feature, Horizon};
use plyscope_search::Turns;
use plyscope_session::code;
use plyscope_setup::{algorithm_name, Choice, Form, Offered, SearchOption, Setup, OPTIONS, ORDER};

use super::{encoded, scene, TREE};
use crate::markdown::{anchors, codes, fenced, table};
use crate::words::{words, Fact, Made, Words};

pub fn page(lang: Lang) -> String {
    let words = words(lang);
    let all = Algorithm::ALL;
    let row = |&(id, algorithm): &(&str, Algorithm)| {
        let name = algorithm_name(algorithm, lang);
        let window = words.window(algorithm.descriptor().windows);
        [format!("[{name}](#{})", anchor(algorithm)), codes([id]), window.to_owned()]
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let sections: String = all.iter().map(|&(_, algorithm)| section(algorithm, lang)).collect();
    let Made { about, head } = words.algorithms();
    about.to_owned() + &table(head, &rows) + &sections
}

/// The anchor of its section, which is the same in every language.
fn anchor(algorithm: Algorithm) -> String {
    anchors(&format!("# {}", algorithm_name(algorithm, Lang::En))).concat()
}

fn section(algorithm: Algorithm, lang: Lang) -> String {
    let words = words(lang);
    let facts: String = facts(algorithm, words).iter().map(|fact| format!("- {fact}\n")).collect();
    let listings: String =
        Form::all_of(algorithm).map(|form| listing(algorithm, form, words)).collect();
    let example = example(algorithm);
    let written: Vec<_> =
        example.iter().map(|(name, value)| format!("{name}=\"{value}\"")).collect();
    let values: Vec<_> = example.iter().map(|&(_, value)| value).collect();
    let shown = scene(&written.join(" "), &values.join(", "));
    let (name, link) = (algorithm_name(algorithm, lang), words.of_algorithms().to_page);
    format!(
        "## {name}\n\n{facts}\n{listings}{shown}[{link}](../../index.html#{})\n\n",
        address(&example)
    )
}

const WITH_CHANCE: &str = "chance:((6 8) (9 7)) chance:((5 9 8 10) (4 10 7) (6 0 3))";

/// Moves enough for late ones, and an order that a smaller search improves.
const WITH_DEPTH: &str = "((2 8) (0 2)) ((1 8) (2 5)) ((0 9) (3 9))";

/// The parameters of the scene of an algorithm, in which what it adds happens.
fn example(algorithm: Algorithm) -> Vec<(&'static str, &'static str)> {
    let mut shown = if algorithm.offers(Feature::Chance) {
        vec![("tree", WITH_CHANCE)]
    } else if algorithm.descriptor().horizon == Horizon::UntilQuiet {
        vec![("game", "checkers"), ("position", "B:W15,23,29,30:B6,10,18,21"), ("depth", "1")]
    } else if algorithm.needs_game() {
        vec![("game", "checkers"), ("position", "B:W23:B10"), ("depth", "4")]
    } else if algorithm.needs_depth() {
        vec![("tree", WITH_DEPTH), ("depth", "3")]
    } else {
        vec![("tree", TREE)]
    };
    shown.push((Algorithm::NAME, algorithm.id()));
    shown
}

fn address(example: &[(&str, &str)]) -> String {
    let parts = example.iter().map(|(name, value)| format!("{name}={}", encoded(value)));
    parts.collect::<Vec<_>>().join("&")
}

/// What its descriptor says.
fn facts(algorithm: Algorithm, words: &dyn Words) -> Vec<String> {
    let facts = algorithm.descriptor();
    let orders = facts.orders.iter().map(|order| order.id());
    let own = OPTIONS.iter().filter(|option| is_own(option, algorithm)).map(|option| option.id);
    let own = match codes(own) {
        none if none.is_empty() => words.of_algorithms().none.to_owned(),
        options => options,
    };
    let all = [
        Fact::Word(facts.id),
        Fact::Window(facts.windows),
        Fact::Passes(facts.passes),
        Fact::Horizon(facts.horizon),
        Fact::Frame(facts.frame),
        Fact::Equals(facts.equals),
        Fact::Orders(ORDER.id, codes(orders)),
        Fact::Own(own),
    ];
    let mut found: Vec<String> = all.into_iter().map(|fact| words.fact(fact)).collect();
    found.extend(words.soundness(facts.soundness).map(str::to_owned));
    found.extend(words.visits(facts.visits).map(str::to_owned));
    found.extend(facts.exercises.iter().map(|exercise| words.fact(Fact::Exercise(*exercise))));
    found
}

/// Whether some algorithms take an option and others do not, and this one does.
fn is_own(option: &SearchOption, algorithm: Algorithm) -> bool {
    match option.offered {
        Offered::With(_) => option.offered.to(algorithm, &Setup::default()),
        Offered::Always | Offered::ByValue(_) => false,
    }
}

/// The listing in a form.
fn listing(algorithm: Algorithm, form: Form, words: &dyn Words) -> String {
    let depth = algorithm.needs_depth().then_some(3);
    let setup = Setup { algorithm, form, depth, ..Setup::default() };
    let lines = code::listing(&setup, Turns::Alternate).lines.join("\n");
    let title = match form {
        Form::One => String::new(),
        form => words.listing(&format!("`form={}`", form.id())) + "\n\n",
    };
    title + &fenced("text", &lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_search::trace::Recorder;
    use plyscope_session::engine::{search_game, search_tree};
    use plyscope_setup::link::Link;

    /// The search of an example, and how many steps it takes with an algorithm.
    fn searched(address: &str, algorithm: Algorithm) -> (Link, u32) {
        let (link, problems) = Link::parse(address);
        assert_eq!(problems, [], "{address}");
        let setup = Setup { algorithm, ..link.setup };
        let session = match &link.game {
            Some(game) => search_game(game, setup, Recorder::new()).expect("legal").0,
            None => {
                let tree = link.tree().expect("a tree").expect("it can be parsed");
                search_tree(tree, setup, Recorder::new()).expect("small")
            }
        };
        let last = session.trace().last_step();
        (link, last.0)
    }

    #[test]
    fn listings_and_examples_show_what_an_algorithm_adds() {
        let words = words(Lang::En);
        let listed =
            |algorithm| listing(algorithm, Form::all_of(algorithm).next().expect("one"), words);
        for &(id, algorithm) in Algorithm::ALL {
            let address = address(&example(algorithm));
            let (link, steps) = searched(&address, algorithm);
            if algorithm.offers(Feature::Chance) {
                let tree = link.tree().expect("a tree").expect("it can be parsed");
                assert!(tree.has_chance(), "{id}");
            }
            if algorithm.needs_depth() {
                assert_ne!(steps, searched(&address, Algorithm::AlphaBeta).1, "{address}");
                assert_ne!(listed(algorithm), listed(Algorithm::AlphaBeta), "{id}");
            }
        }
    }
}
