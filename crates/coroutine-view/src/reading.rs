//! A description of the tree for screen readers, with all that its picture shows.

use plyscope_puzzles::coroutine::{Dialogue, Label, Node};
use plyscope_search::{bidi, Step};

use crate::progress::Progress;
use plyscope_i18n::{texts, Lang};

/// The name of a state, in the legend and in descriptions.
#[must_use]
pub fn progress_name(progress: Progress, lang: Lang) -> String {
    match progress {
        Progress::New => texts::coroutine_node_new(lang),
        Progress::Called => texts::coroutine_node_called(lang),
        Progress::InMailbox => texts::coroutine_node_mailbox(lang),
        Progress::HandedOver => texts::coroutine_node_handed(lang),
        Progress::Returned => texts::coroutine_node_returned(lang),
    }
}

/// A label in a sentence.
#[must_use]
pub fn label_name(label: &Label) -> String {
    bidi::isolated(&label.to_string()).into_owned()
}

/// The node that the producer is at, and the labels in each state from the least to the greatest.
#[must_use]
pub fn reading(dialogue: &Dialogue, step: Step, lang: Lang) -> String {
    let tree = dialogue.tree();
    let name = |node: Node| tree.label(node).map(label_name).unwrap_or_default();
    let mut nodes: Vec<Node> = tree.nodes().collect();
    nodes.sort_by_key(|&node| tree.rank(node));
    let here = dialogue.at(step).focus();
    let here = here.map(|node| (texts::coroutine_node_here(lang), name(node)));
    let groups = Progress::ALL.into_iter().filter_map(|progress| {
        let those = nodes.iter().filter(|&&node| Progress::of(dialogue, step, node) == progress);
        let names: Vec<String> = those.map(|&node| name(node)).collect();
        (!names.is_empty()).then(|| (progress_name(progress, lang), lang.list(&names)))
    });
    let parts = here.into_iter().chain(groups);
    let parts = parts.map(|(what, names)| texts::scene_fact(lang, &what, &names));
    parts.fold(texts::coroutine_tree(lang), |before, part| {
        texts::coroutine_tree_and(lang, &before, &part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_is_read_with_its_state() {
        let dialogue = Dialogue::new("2 1 3".parse().expect("labels"), None);
        #[rustfmt::skip]
        let table = [
            (0, "Binary search tree. not visited yet: 1, 2, 3"),
            (7, "Binary search tree. the producer is here: 1. not visited yet: 3. called, label still to come: 2. label in the mailbox: 1"),
            (12, "Binary search tree. the producer is here: 1. not visited yet: 3. called, label still to come: 2. label handed over, call still open: 1"),
            (35, "Binary search tree. call done: 1, 2, 3"),
        ];
        for (step, text) in table {
            assert_eq!(reading(&dialogue, Step(step), Lang::En), text, "{step}");
        }
        let chinese =
            "二叉搜索树。生产者在此：1。尚未访问：3。已调用，标签未交：2。标签在信箱中：1";
        assert_eq!(reading(&dialogue, Step(7), Lang::Zh), chinese);
        let hebrew = Dialogue::new("\u{5d1} \u{5d0}".parse().expect("labels"), None);
        let text =
            "Binary search tree. not visited yet: \u{2068}\u{5d0}\u{2069}, \u{2068}\u{5d1}\u{2069}";
        assert_eq!(reading(&hebrew, Step::START, Lang::En), text);
    }
}
