//! The algorithms, from the registry of the searches.

use plyscope_i18n::Lang;
use plyscope_search::algo::{Algorithm, Horizon, Soundness};
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
    let id = algorithm.id();
    let facts: String = facts(algorithm, words).iter().map(|fact| format!("- {fact}\n")).collect();
    let listings: String =
        Form::all_of(algorithm).map(|form| listing(algorithm, form, words)).collect();
    let tree = TREE;
    let shown = scene(&format!("tree=\"{tree}\" algorithm=\"{id}\""), &format!("{id}: {tree}"));
    let (name, link) = (algorithm_name(algorithm, lang), words.of_algorithms().to_page);
    format!(
        "## {name}\n\n{facts}\n{listings}{shown}[{link}](../../index.html#tree={}&algorithm={id})\n\n",
        encoded(tree)
    )
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
        Offered::With(feature) => algorithm.offers(feature),
        Offered::Always | Offered::ByValue(_) => false,
    }
}

/// The listing in a form.
fn listing(algorithm: Algorithm, form: Form, words: &dyn Words) -> String {
    // Without a horizon there is no quiescence search, and nobody passes.
    let facts = algorithm.descriptor();
    let needs_depth = facts.horizon == Horizon::UntilQuiet || facts.soundness != Soundness::Sound;
    let depth = needs_depth.then_some(3);
    let setup = Setup { algorithm, form, depth, ..Setup::default() };
    let lines = code::listing(&setup, Turns::Alternate).lines.join("\n");
    let title = match form {
        Form::One => String::new(),
        form => words.listing(&format!("`form={}`", form.id())) + "\n\n",
    };
    title + &fenced("text", &lines)
}
