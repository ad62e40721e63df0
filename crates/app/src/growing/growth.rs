//! A search that grows a tree, as a page shows it.

use std::fmt::Debug;

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_best_first_view::sheet::Drawing;
use plyscope_best_first_view::shown::Shown;
use plyscope_best_first_view::timeline::Growing;
use plyscope_best_first_view::{Exhibit, Given, Subject};
use plyscope_i18n::Lang;
use plyscope_search::notation::ParseError;
use plyscope_search::GameTree;
use plyscope_setup::address::{At, Problem};
use plyscope_setup::keys::Key;
use yew::prelude::*;

use super::{Model, Send, Transport};

/// What an address describes.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened<S> {
    /// What is searched.
    pub given: Given,
    /// How.
    pub settings: S,
    /// The step to show.
    pub at: At,
}

/// The ways through a search for which every page has a button and a key.
pub struct Ways<T> {
    /// To the start.
    pub first: T,
    /// Far back: to the end of an iteration, say.
    pub previous: T,
    /// One step back.
    pub back: T,
    /// One step on.
    pub forward: T,
    /// Far on.
    pub next: T,
    /// To the end.
    pub last: T,
}

/// A search that grows a tree, as its page shows it. What is searched and what is shown come from the crates
/// below; the page has no logic of its own.
pub trait Growth: Sized + 'static {
    /// How it is searched.
    type Settings: Copy + PartialEq + Debug + 'static;
    /// A search that runs.
    type Running: 'static;
    /// A finished search.
    type Session: Growing + 'static;
    /// A way through it.
    type Travel: Copy + Debug + 'static;
    /// A problem with a part of an address.
    type Problem: Clone + PartialEq + Debug + From<Problem> + 'static;
    /// Why something cannot be searched.
    type Refusal: 'static;
    /// A message that only this page has.
    type Own: Clone + Debug + 'static;
    /// What only this page keeps until another step is shown.
    type Kept: Default + 'static;

    /// The ways through a search.
    const WAYS: Ways<Self::Travel>;
    /// How many steps or iterations are done between two looks at the clock.
    const BETWEEN: u32;
    /// The examples.
    const GALLERY: &'static [Exhibit];
    /// The keys of the page.
    const KEYS: &'static [Key];
    /// The chapter about it in the guide.
    const CHAPTER: &'static str;

    /// The name of the page.
    fn title(lang: Lang) -> String;
    /// What it is for, in one line.
    fn tagline(lang: Lang) -> String;
    /// What it is for, in its help.
    fn help(lang: Lang) -> String;

    /// Parses an address.
    fn parse(fragment: &str) -> (Opened<Self::Settings>, Vec<Self::Problem>);
    /// The address of what is shown, behind `#`.
    fn print(opened: Opened<Self::Settings>) -> String;
    /// Whether a problem is that the address is too long, and not read.
    fn is_too_long(problem: &Self::Problem) -> bool;
    /// The sentence of a problem with an address.
    fn problem(problem: &Self::Problem, lang: Lang) -> String;
    /// Reads a tree.
    ///
    /// # Errors
    /// When the text is none that can be searched.
    fn read_tree(text: &str) -> Result<GameTree, ParseError>;

    /// The settings for another subject than before.
    fn fitting(settings: Self::Settings, _before: &Given, _now: &Given) -> Self::Settings {
        settings
    }

    /// Begins a search.
    ///
    /// # Errors
    /// When it cannot be searched.
    fn begin(subject: &Subject, settings: Self::Settings) -> Result<Self::Running, Self::Refusal>;
    /// Why it cannot.
    fn refusal(refusal: &Self::Refusal, lang: Lang) -> String;
    /// Searches on; returns whether the search is finished.
    fn advance(running: &mut Self::Running, count: u32) -> bool;
    /// How far a search is.
    fn progress(running: &Self::Running, lang: Lang) -> String;
    /// What a search did.
    fn finish(running: Self::Running) -> Self::Session;

    /// The last step.
    fn last(session: &Self::Session) -> u32;
    /// The step to which a way leads.
    fn travel(session: &Self::Session, from: u32, way: Self::Travel) -> u32;
    /// The tree.
    fn tree(session: &Self::Session) -> &GrowingTree;
    /// Until when nodes are there at a step, as the tree counts time.
    fn time(session: &Self::Session, step: u32) -> u32;
    /// The nodes that are drawn in a space in CSS pixels.
    fn shown(session: &Self::Session, space: (f64, f64)) -> Shown;

    /// Handles a message that only this page has.
    fn update(model: &mut Model<Self>, own: Self::Own);
    /// Whether such a message leaves what is shown.
    fn leaves(own: &Self::Own) -> bool;

    /// The sentence of a step.
    fn caption(session: &Self::Session, step: u32, lang: Lang) -> String;
    /// The drawing of the tree.
    fn picture(model: &Model<Self>, session: &Self::Session, shown: &Shown) -> Drawing;
    /// What a screen reader says of a node.
    fn reading(session: &Self::Session, node: Node, step: u32, lang: Lang) -> String;
    /// Links to the searches of this kind, by [`kinds`](super::kinds()).
    fn kinds(model: &Model<Self>) -> Html;
    /// The choices.
    fn setup(model: &Model<Self>, send: &Send<Self>) -> Html;
    /// What signs, numbers and lines in the tree mean.
    fn legend(model: &Model<Self>, session: &Self::Session) -> Html;
    /// The numbers beside the tree.
    fn beside(model: &Model<Self>, session: &Self::Session, send: &Send<Self>) -> Html;
    /// What its step buttons say.
    fn transport(model: &Model<Self>) -> Transport<Self::Travel>;
}
