//! Which searches a person can be asked to follow, and how sentences stand together.

use plyscope_search::algo::Exercise;
use plyscope_search::Order;

use plyscope_i18n::Lang;
use plyscope_setup::{Choice, Setup};

/// Whether what a search does next can be told from the tree and what happened so far: it goes
/// through the tree once, in an order that is seen, and remembers nothing but its windows.
#[must_use]
pub fn can_be_followed(setup: &Setup) -> bool {
    let options = setup.options();
    let is_seen = matches!(options.order, Order::LeftToRight | Order::RightToLeft);
    setup.algorithm.can_be_asked(Exercise::Follow) && is_seen && options.table.is_none()
}

/// Whether such a search is performed down to the leaves, with no static evaluation in it.
#[must_use]
pub fn can_be_performed(setup: &Setup) -> bool {
    can_be_followed(setup) && setup.options().depth.is_none()
}

/// The order in which a search looks at children, and when it cuts, by their names in the texts.
#[must_use]
pub fn rule(setup: &Setup) -> (&'static str, &'static str) {
    let options = setup.options();
    let cut = if setup.algorithm.has_windows() { options.cut.id() } else { "plain" };
    (options.order.id(), cut)
}

/// Sentences one after the other; those of Chinese stand together without a space.
#[must_use]
pub fn together<I>(lang: Lang, sentences: I) -> String
where
    I: IntoIterator,
    I::Item: AsRef<str>,
{
    let gap = if lang == Lang::Zh { "" } else { " " };
    let mut told = String::new();
    for sentence in sentences {
        let sentence = sentence.as_ref();
        if !told.is_empty() && !sentence.is_empty() {
            told.push_str(gap);
        }
        told.push_str(sentence);
    }
    told
}
