//! The page about SSS* and proof-number search. It shares a program with the page about Monte
//! Carlo tree search.

mod view;

use std::convert::Infallible;

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_best_first_view::best_first::gallery::GALLERY;
use plyscope_best_first_view::best_first::keys::BEST_FIRST;
use plyscope_best_first_view::best_first::link::{read_tree, usual_goal, Link, LinkProblem};
use plyscope_best_first_view::best_first::travel::{travel, Travel};
use plyscope_best_first_view::best_first::{
    begin, caption, picture, problems, reading, Record, Refusal, Running, Search, Session,
};
use plyscope_best_first_view::sheet::Drawing;
use plyscope_best_first_view::shown::Shown;
use plyscope_best_first_view::{Exhibit, Given, Positions, Subject};
use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::ParseError;
use plyscope_search::GameTree;
use plyscope_setup::keys::Key;
use yew::prelude::*;

use crate::growing::{kinds, App, Growth, Opened, Send, Transport, Ways};
use crate::{browser, frame, growing};

/// The id of the page's element, which only `best-first.html` has.
const PLACE: &str = "best-first";

/// Whether this page was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page.
pub fn start() {
    frame::start::<App<BestFirst>>(PLACE);
}

/// SSS* and proof-number search.
pub enum BestFirst {}

/// The state of the page.
type Model = growing::Model<BestFirst>;

impl Growth for BestFirst {
    type Settings = Search;
    type Running = Running;
    type Session = Session;
    type Travel = Travel;
    type Problem = LinkProblem;
    type Refusal = Refusal;
    type Own = Infallible;
    type Kept = ();

    const WAYS: Ways<Travel> = Ways {
        first: Travel::First,
        previous: Travel::Previous,
        back: Travel::Back,
        forward: Travel::Forward,
        next: Travel::Next,
        last: Travel::Last,
    };
    const BETWEEN: u32 = 100;
    const GALLERY: &'static [Exhibit] = GALLERY;
    const KEYS: &'static [Key] = &BEST_FIRST;
    const CHAPTER: &'static str = "pages.html#best-first-search";

    fn title(lang: Lang) -> String {
        texts::best_first_title(lang)
    }

    fn tagline(lang: Lang) -> String {
        texts::best_first_tagline(lang)
    }

    fn help(lang: Lang) -> String {
        texts::best_first_help(lang)
    }

    fn parse(fragment: &str) -> (Opened<Search>, Vec<LinkProblem>) {
        let (Link { subject, search, step }, problems) = Link::parse(fragment);
        (Opened { given: subject, settings: search, at: step }, problems)
    }

    fn print(opened: Opened<Search>) -> String {
        let Opened { given, settings, at } = opened;
        Link { subject: given, search: settings, step: at }.print()
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

    fn fitting(search: Search, before: &Given, now: &Given) -> Search {
        match search {
            // The usual question depends on what is searched; another one is the user's own.
            Search::ProofNumber(settings) if settings.at_least == usual_goal(before) => {
                search.with_goal(usual_goal(now))
            }
            _ => search,
        }
    }

    fn begin(subject: &Subject, search: Search) -> Result<Running, Refusal> {
        begin(subject, search)
    }

    fn refusal(refusal: &Refusal, lang: Lang) -> String {
        problems::of_refusal(refusal, lang)
    }

    fn advance(running: &mut Running, count: u32) -> bool {
        running.advance(count)
    }

    fn progress(running: &Running, lang: Lang) -> String {
        texts::best_first_searching(lang, running.done() as usize)
    }

    fn finish(running: Running) -> Session {
        running.finish()
    }

    fn last(session: &Session) -> u32 {
        session.record().last()
    }

    fn travel(session: &Session, from: u32, way: Travel) -> u32 {
        travel(session.record(), from, way)
    }

    fn tree(session: &Session) -> &GrowingTree {
        session.record().tree()
    }

    fn time(session: &Session, step: u32) -> u32 {
        session.record().time(step)
    }

    fn shown(session: &Session, space: (f64, f64)) -> Shown {
        session.shown(space)
    }

    fn update(_: &mut Model, own: Infallible) {
        match own {}
    }

    fn leaves(own: &Infallible) -> bool {
        match *own {}
    }

    fn caption(session: &Session, step: u32, lang: Lang) -> String {
        caption::caption(session, step, lang)
    }

    fn picture(model: &Model, session: &Session, shown: &Shown) -> Drawing {
        // Of a node in a tree that SSS* searches, nothing more is shown.
        let is_described = match (session.record(), session.positions()) {
            (Record::Sss(_), Positions::Tree(_)) => false,
            (Record::Sss(_) | Record::ProofNumber(_), _) => true,
        };
        let looked_at = is_described.then_some(model.looked_at);
        picture::picture(session, shown, (model.step(), looked_at), model.shell.lang)
    }

    fn reading(session: &Session, node: Node, step: u32, lang: Lang) -> String {
        reading::node(session, node, step, lang)
    }

    fn kinds(model: &Model) -> Html {
        kinds(Some(model.settings.kind()), &model.given, model.shell.lang)
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
        let (lang, step, last) = (model.shell.lang, model.step(), model.last());
        Transport {
            previous: texts::best_first_previous(lang),
            next: texts::best_first_next(lang),
            place: texts::step_of(lang, step as usize, last as usize),
            phases: view::phases(model),
            scrubber: texts::scrubber(lang),
            at: (step, last),
            to: Travel::To,
        }
    }
}
