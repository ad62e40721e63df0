//! `plyscope open`: the tree of a trace with what the trace says, and nothing else.

use std::collections::BTreeMap;

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_judge::trace::{Doing, Walk};
use plyscope_search::{bidi, GameTree, TreeNode, Value};

use crate::arguments::OpenOptions;
use crate::drawing::{name, outline};
use crate::problem::Problem;
use crate::trace_file::TraceFile;

/// Shows a trace in its tree.
pub fn run(options: &OpenOptions) -> Result<String, Problem> {
    let file =
        TraceFile { path: &options.trace, tree: options.tree.as_deref(), root: options.root };
    let (tree, walk) = file.read(options.lang)?;
    Ok(shown(&tree, &walk, options.lang))
}

/// What a trace says of a node.
#[derive(Default)]
struct About {
    /// The first visits, from 1, and how many there are.
    visits: Vec<u32>,
    count: u32,
    /// What the last visit returned that says so.
    returned: Option<Value>,
    is_cut: bool,
}

/// How many visits of a node are listed.
const LISTED: usize = 3;

fn shown(tree: &GameTree, walk: &Walk, lang: Lang) -> String {
    let mut about: BTreeMap<TreeNode, About> = BTreeMap::new();
    for told in &walk.told {
        let about = about.entry(told.node).or_default();
        match told.doing {
            Doing::Enter { .. } => {
                about.count += 1;
                if about.visits.len() < LISTED {
                    about.visits.push(told.visit + 1);
                }
            }
            Doing::Leave(value) => about.returned = value.or(about.returned),
            Doing::Cut => about.is_cut = true,
        }
    }
    let all = lang.number(tree.len());
    let visited = texts::judge_opened(lang, about.len(), &all, walk.visits as usize);
    let value = walk.result().flatten().map(|value| numerals::value(lang, value));
    let mut lines = vec![visited];
    lines.extend(value.map(|value| texts::judge_opened_value(lang, &value)));
    if !walk.is_depth_first {
        lines.push(texts::judge_not_depth_first(lang));
    }
    if let Some((line, text)) = walk.unknown.first.first() {
        let (count, text) = (walk.unknown.count as usize, bidi::without_controls(text));
        lines.push(texts::judge_unknown(lang, count, *line as usize, &text));
    }
    let drawn = outline(tree, |node| label(tree, node, about.get(&node), lang));
    format!("{}\n\n{drawn}\n{}\n", lines.join("\n"), texts::judge_opened_legend(lang))
}

fn label(tree: &GameTree, node: TreeNode, about: Option<&About>, lang: Lang) -> String {
    let value = |value| numerals::value(lang, value);
    let mut parts = vec![name(tree, node)];
    parts.extend(tree.leaf_value(node).map(value));
    let Some(about) = about else {
        parts.insert(0, "·".to_owned());
        return parts.join(" ");
    };
    parts.extend(about.visits.iter().map(|visit| format!("#{visit}")));
    if about.count as usize > about.visits.len() {
        parts.push("…".to_owned());
    }
    // A leaf's own value stands there already.
    let returned = about.returned.filter(|&value| tree.leaf_value(node) != Some(value));
    parts.extend(returned.map(|returned| format!("= {}", value(returned))));
    parts.extend(about.is_cut.then(|| "╫".to_owned()));
    parts.join(" ")
}
