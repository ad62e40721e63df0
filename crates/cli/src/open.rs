//! `plyscope open`: the tree of a trace with what the trace says, and nothing else.

use std::collections::BTreeMap;

use plyscope_export::handout::scene::Scene;
use plyscope_export::outline::{name, outline};
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_program_trace::{self as program_trace, Action, Walk};
use plyscope_search::{bidi, GameTree, TreeNode, Verdict};
use plyscope_session::Session;
use plyscope_setup::address::{At, MAX_LINK};
use plyscope_setup::Setup;

use crate::arguments::{OpenOptions, PictureOptions};
use crate::draw::{chosen_step, draw, Format};
use crate::problem::{misuse, Problem};
use crate::trace_file::TraceFile;

/// Shows a trace in its tree: as text, as the address of the page that shows it, or as a picture.
pub fn run(options: &OpenOptions) -> Result<String, Problem> {
    let picture = &options.picture;
    let format = picture.output.is_some().then(|| Format::of(picture)).transpose()?;
    if format.is_none() {
        refuse_ignored(options)?;
    }
    let file =
        TraceFile { path: &options.trace, tree: options.tree.as_deref(), root: options.root };
    let (tree, walk) = file.read(picture.lang)?;
    if let Some(format) = format {
        let scene = Scene::Search(program_trace::session(tree, &walk));
        let step = chosen_step(scene.last(), picture.step, picture)?;
        return draw(scene, step, format, picture);
    }
    match &options.link {
        Some(page) => link(&program_trace::session(tree, &walk), page, picture),
        None => Ok(shown(&tree, &walk, picture.lang)),
    }
}

/// Refuses options of pictures where none is drawn. A link may have a step.
fn refuse_ignored(options: &OpenOptions) -> Result<(), Problem> {
    let picture = &options.picture;
    let given = [
        ("--step", picture.step.is_some() && options.link.is_none()),
        ("--steps", picture.steps.is_some()),
        ("--width", picture.width.is_some()),
        ("--scale", picture.scale.is_some()),
        ("--delay", picture.delay.is_some()),
        ("--dark", picture.dark),
        ("--fragment", picture.fragment),
        ("--no-names", picture.no_names),
    ];
    match given.into_iter().find(|&(_, is_given)| is_given) {
        Some((option, _)) => misuse(format!("{option} is for pictures; say a file with --output")),
        None => Ok(()),
    }
}

/// The address of the page that shows a trace, from its beginning if no step is given.
fn link(session: &Session, page: &str, options: &PictureOptions) -> Result<String, Problem> {
    let last = session.trace().last_step().0.into();
    let step = options.step.unwrap_or(At::Step(0));
    let step = At::Step(chosen_step(Some(last), Some(step), options)?);
    let address = program_trace::address(session, &Setup::default(), step).ok_or_else(|| {
        format!("the trace is too long for a link of {MAX_LINK} bytes; open its file in the page")
    })?;
    Ok(format!("{page}#{address}\n"))
}

/// What a trace says of a node.
#[derive(Default)]
struct About {
    /// The first visits, from 1, and how many there are.
    visits: Vec<u32>,
    count: u32,
    /// What the last visit returned that says so.
    returned: Option<Verdict>,
    is_cut: bool,
}

/// How many visits of a node are listed.
const LISTED: usize = 3;

fn shown(tree: &GameTree, walk: &Walk, lang: Lang) -> String {
    let mut about: BTreeMap<TreeNode, About> = BTreeMap::new();
    for step in &walk.steps {
        let about = about.entry(step.node).or_default();
        match step.action {
            Action::Enter { .. } => {
                about.count += 1;
                if about.visits.len() < LISTED {
                    about.visits.push(step.visit + 1);
                }
            }
            Action::Leave(verdict) => about.returned = verdict.or(about.returned),
            Action::Cut => about.is_cut = true,
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
    let returned = about.returned.map(Verdict::value);
    let returned = returned.filter(|&value| tree.leaf_value(node) != Some(value));
    parts.extend(returned.map(|returned| format!("= {}", value(returned))));
    parts.extend(about.is_cut.then(|| "╫".to_owned()));
    parts.join(" ")
}
