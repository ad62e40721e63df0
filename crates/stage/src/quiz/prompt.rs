//! Which search a question is about, in words: what decides the answer is always said.

use plyscope_core::algo::Fail;
use plyscope_core::Window;

use crate::locale::{texts, Lang};
use crate::numerals;
use crate::setup::{Choice, Feature, Setup};

/// In which order children are looked at, when the search cuts, and where it begins and ends.
#[must_use]
pub fn how(setup: &Setup, lang: Lang) -> String {
    let options = setup.options();
    let order = options.order.id();
    let mut told = vec![match setup.algorithm.has_windows() {
        true => texts::quiz_how_cut(lang, order, options.cut.id()),
        false => texts::quiz_how(lang, order),
    }];
    if options.window != Window::FULL {
        told.push(texts::quiz_how_window(lang, &numerals::window(lang, options.window)));
    }
    if let Some(depth) = options.depth {
        told.push(texts::quiz_how_depth(lang, usize::from(depth)));
    }
    if options.table.is_some() {
        told.push(texts::quiz_how_table(lang));
    }
    lang.sentences(told)
}

/// What a node returns whose value lies outside its window.
#[must_use]
pub fn returns(setup: &Setup, lang: Lang) -> Option<String> {
    let fail = setup.options().fail;
    let matters = setup.algorithm.offers(Feature::Fail) && fail != Fail::Soft;
    matters.then(|| texts::quiz_how_fail(lang, fail.id()))
}
