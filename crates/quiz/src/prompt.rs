//! Descriptions of the search of a question, with every option that affects the answer.

use plyscope_search::algo::{Fail, Windows};
use plyscope_search::Window;

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::{algorithm_name, Choice, Feature, Setup};

/// The name of a search in sentences: the text `quiz-algorithm-…` with its id.
#[must_use]
pub fn search_name(setup: &Setup, lang: Lang) -> String {
    let name = lang.named(&format!("quiz-algorithm-{}", setup.algorithm.id()));
    name.unwrap_or_else(|| algorithm_name(setup.algorithm, lang))
}

/// What is asked about a search, and then everything else that decides the answer.
#[must_use]
pub fn about_search(asked: String, setup: &Setup, lang: Lang) -> String {
    let sentences = [Some(asked), Some(how(setup, lang)), returns(setup, lang)];
    lang.sentences(sentences.into_iter().flatten())
}

/// The order of children, the cutoff rule, the start window, the depth and the table.
#[must_use]
pub fn how(setup: &Setup, lang: Lang) -> String {
    let options = setup.options();
    let order = options.order.id();
    let mut sentences = vec![match setup.algorithm.has_windows() {
        true => texts::quiz_how_cut(lang, order, options.cut.id()),
        false => texts::quiz_how(lang, order),
    }];
    if setup.algorithm.offers(Feature::Chance) && setup.algorithm.has_windows() {
        sentences.push(texts::quiz_how_range(lang));
    }
    sentences.extend(starts(setup, lang));
    sentences.extend(looks_ahead(setup, lang));
    if options.table.is_some() {
        sentences.push(texts::quiz_how_table(lang));
    }
    lang.sentences(sentences)
}

/// What decides a search besides the order of children and the cutoff rule.
#[must_use]
pub fn besides(setup: &Setup, lang: Lang) -> String {
    let has_one_bound = setup.algorithm.descriptor().windows == Windows::OneBound;
    let sentences = [
        starts(setup, lang),
        has_one_bound.then(|| texts::quiz_how_one_bound(lang)),
        looks_ahead(setup, lang),
        returns(setup, lang),
    ];
    lang.sentences(sentences.into_iter().flatten())
}

/// The start window, if it has bounds.
#[must_use]
pub fn starts(setup: &Setup, lang: Lang) -> Option<String> {
    let window = setup.options().window;
    let has_bounds = window != Window::FULL;
    has_bounds.then(|| texts::quiz_how_window(lang, &numerals::window(lang, window)))
}

/// How far it looks, if not to the leaves.
fn looks_ahead(setup: &Setup, lang: Lang) -> Option<String> {
    let depth = setup.options().depth?;
    let plies = setup.algorithm.descriptor().horizon.plies(Some(depth))?;
    Some(texts::quiz_how_depth(lang, usize::from(plies)))
}

/// What a node returns if its value lies outside its window.
#[must_use]
pub fn returns(setup: &Setup, lang: Lang) -> Option<String> {
    let fail = setup.options().fail;
    let matters = setup.algorithm.offers(Feature::Fail) && fail != Fail::Soft;
    matters.then(|| texts::quiz_how_fail(lang, fail.id()))
}
