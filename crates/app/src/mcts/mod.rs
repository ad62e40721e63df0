//! The page about Monte Carlo tree search. It shares a program with the page about best-first
//! search.

mod view;

use plyscope_best_first::mcts::{Moment, Phase, Settings};
use plyscope_best_first::moment::Phase as _;
use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_best_first_view::mcts::gallery::GALLERY;
use plyscope_best_first_view::mcts::keys::MCTS;
use plyscope_best_first_view::mcts::link::{read_tree, Link, LinkProblem};
use plyscope_best_first_view::mcts::travel::{travel, Travel};
use plyscope_best_first_view::mcts::{
    begin, caption, picture, problems, reading, Refusal, Running, Session,
};
use plyscope_best_first_view::sheet::Drawing;
use plyscope_best_first_view::shown::Shown;
use plyscope_best_first_view::{Exhibit, Subject};
use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::ParseError;
use plyscope_search::GameTree;
use plyscope_setup::keys::Key;
use yew::prelude::*;

use crate::growing::{kinds, App, Growth, Opened, Send, Transport, Ways};
use crate::{browser, frame, growing};

/// The id of the page's element, which only `mcts.html` has.
const PLACE: &str = "mcts";

/// Whether this page was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page.
pub fn start() {
    frame::start::<App<Mcts>>(PLACE);
}

/// Monte Carlo tree search.
pub enum Mcts {}

/// The state of the page.
type Model = growing::Model<Mcts>;

/// The board after so many random moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random(pub usize);

impl Growth for Mcts {
    type Settings = Settings;
    type Running = Running;
    type Session = Session;
    type Travel = Travel;
    type Problem = LinkProblem;
    type Refusal = Refusal;
    type Own = Random;
    /// How many random moves the board shows; `None` for all.
    type Kept = Option<Random>;

    const WAYS: Ways<Travel> = Ways {
        first: Travel::First,
        previous: Travel::BackIteration,
        back: Travel::Back,
        forward: Travel::Forward,
        next: Travel::ForwardIteration,
        last: Travel::Last,
    };
    const BETWEEN: u32 = 10;
    const GALLERY: &'static [Exhibit] = GALLERY;
    const KEYS: &'static [Key] = &MCTS;
    const CHAPTER: &'static str = "pages.html#monte-carlo-tree-search";

    fn title(lang: Lang) -> String {
        texts::mcts_title(lang)
    }

    fn tagline(lang: Lang) -> String {
        texts::mcts_tagline(lang)
    }

    fn help(lang: Lang) -> String {
        texts::mcts_help(lang)
    }

    fn parse(fragment: &str) -> (Opened<Settings>, Vec<LinkProblem>) {
        let (Link { subject, settings, step }, problems) = Link::parse(fragment);
        (Opened { given: subject, settings, at: step }, problems)
    }

    fn print(opened: Opened<Settings>) -> String {
        let Opened { given, settings, at } = opened;
        Link { subject: given, settings, step: at }.print()
    }

    fn is_too_long(problem: &LinkProblem) -> bool {
        problem.is_too_long()
    }

    fn problem(problem: &LinkProblem, lang: Lang) -> String {
        problems::of_link(problem, lang)
    }

    fn read_tree(text: &str) -> Result<GameTree, ParseError> {
        read_tree(text)
    }

    fn begin(subject: &Subject, settings: Settings) -> Result<Running, Refusal> {
        begin(subject, settings)
    }

    fn refusal(refusal: &Refusal, lang: Lang) -> String {
        problems::of_refusal(refusal, lang)
    }

    fn advance(running: &mut Running, count: u32) -> bool {
        running.advance(count)
    }

    fn progress(running: &Running, lang: Lang) -> String {
        let (done, all) = running.progress();
        texts::mcts_searching(lang, done as usize, all as usize)
    }

    fn finish(running: Running) -> Session {
        running.finish()
    }

    fn last(session: &Session) -> u32 {
        Moment::last(session.record().iterations()).step()
    }

    fn travel(session: &Session, from: u32, way: Travel) -> u32 {
        let last = Moment::last(session.record().iterations());
        travel(last, Moment::of_step(from), way).step()
    }

    fn tree(session: &Session) -> &GrowingTree {
        session.record().tree()
    }

    fn time(_: &Session, step: u32) -> u32 {
        Moment::of_step(step).expanded()
    }

    fn shown(session: &Session, space: (f64, f64)) -> Shown {
        session.shown(space)
    }

    fn update(model: &mut Model, random: Random) {
        model.kept = Some(random);
    }

    fn leaves(_: &Random) -> bool {
        false
    }

    fn caption(session: &Session, step: u32, lang: Lang) -> String {
        caption::caption(session, Moment::of_step(step), lang)
    }

    fn picture(model: &Model, session: &Session, shown: &Shown) -> Drawing {
        let at = (moment(model), Some(model.looked_at));
        picture::picture(session, shown, at, model.shell.lang)
    }

    fn reading(session: &Session, node: Node, step: u32, lang: Lang) -> String {
        reading::node(session, node, Moment::of_step(step), lang)
    }

    fn kinds(model: &Model) -> Html {
        kinds(None, &model.given, model.shell.lang)
    }

    fn setup(model: &Model, send: &Send<Self>) -> Html {
        view::setup(model, send)
    }

    fn legend(model: &Model, session: &Session) -> Html {
        view::legend(model, session)
    }

    fn beside(model: &Model, session: &Session, send: &Send<Self>) -> Html {
        view::beside(model, session, send)
    }

    fn transport(model: &Model) -> Transport<Travel> {
        let lang = model.shell.lang;
        let shown = moment(model).iteration();
        let iteration = shown.map_or(0, |(iteration, _)| iteration);
        let total = model.settings.iterations;
        let phase = |&phase: &Phase| {
            (view::phase_name(phase, lang), shown.is_some_and(|(_, shown)| shown == phase))
        };
        Transport {
            previous: texts::mcts_previous_iteration(lang),
            next: texts::mcts_next_iteration(lang),
            place: texts::mcts_iteration_of(lang, iteration as usize, total as usize),
            phases: Phase::ALL.iter().map(phase).collect(),
            scrubber: texts::mcts_iteration(lang),
            at: (iteration, total),
            to: Travel::ToIteration,
        }
    }
}

/// The step that is shown.
fn moment(model: &Model) -> Moment {
    Moment::of_step(model.step())
}
