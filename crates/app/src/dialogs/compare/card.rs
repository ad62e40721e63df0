//! A search of a comparison: its picture and its numbers at its step, and its choices.

use plyscope_best_first_view::mcts::problems::of_refusal;
use plyscope_comparison::compare::{times, Challenger, Lockstep, NotGrown, PlyIndex, Run};
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Order, Step, TreeNode};
use plyscope_session::Session;
use plyscope_setup::dialog_request::Answer;
use plyscope_setup::{algorithm_name, Choice, Feature, Setup, ALGORITHM, DEPTH, ORDER};
use plyscope_view::scene::camera::{Camera, Viewport};
use yew::prelude::*;

use super::contest::{Contest, Entrant, State};
use super::grown;
use super::patterns::swatch;
use super::{CompareMessage, Props};
use crate::message::Message;
use crate::searcher::{Failure, MAX_STEPS};
use crate::view::icon::{icon, Icon};
use crate::view::{form, gallery};

/// The ids of the fields of each search.
const FIELDS: [[&str; 4]; 4] = [
    ["compare-1-algorithm", "compare-1-order", "compare-1-depth", "compare-1-table"],
    ["compare-2-algorithm", "compare-2-order", "compare-2-depth", "compare-2-table"],
    ["compare-3-algorithm", "compare-3-order", "compare-3-depth", "compare-3-table"],
    ["compare-4-algorithm", "compare-4-order", "compare-4-depth", "compare-4-table"],
];

/// The searches, side by side.
pub fn cards(
    contest: &Contest,
    lockstep: Lockstep,
    props: &Props,
    send: &Callback<CompareMessage>,
) -> Html {
    let first = contest.first_total();
    let cards = contest.entrants().iter().enumerate().map(|(place, entrant)| {
        let card = Card { place, entrant, contest, first, lockstep, props, send };
        card.view(contest.can_spare(place))
    });
    html! { <ol class="cards" role="list">{ for cards }</ol> }
}

/// The name of a search, or of another program.
pub fn name(challenger: Option<&Challenger>, lang: Lang) -> String {
    match challenger {
        None => texts::compare_program(lang),
        Some(Challenger::Search(setup)) => search_name(setup, lang),
        Some(Challenger::Mcts(settings)) => grown::name(settings, lang),
    }
}

/// The name of a depth-first search: its algorithm and its options that are not default.
pub fn search_name(setup: &Setup, lang: Lang) -> String {
    let options = setup.options();
    let unusual = [
        (options.order != Order::LeftToRight).then(|| ORDER.word_name(options.order.id(), lang)),
        options.depth.map(|depth| texts::compare_depth(lang, &depth.to_string())),
        options.table.map(|_| texts::compare_table(lang)),
    ];
    let parts = std::iter::once(algorithm_name(setup.algorithm, lang));
    parts.chain(unusual.into_iter().flatten()).collect::<Vec<_>>().join(" · ")
}

struct Card<'a> {
    place: usize,
    entrant: &'a Entrant,
    contest: &'a Contest,
    /// How many nodes the first search visits.
    first: Option<u64>,
    lockstep: Lockstep,
    props: &'a Props,
    send: &'a Callback<CompareMessage>,
}

impl Card<'_> {
    fn view(&self, can_spare: bool) -> Html {
        let (place, lang) = (self.place, self.props.lang);
        let name = name(self.entrant.challenger.as_ref(), lang);
        let busy = |status| self.status(status, texts::cancel(lang), CompareMessage::Stop(place));
        let again = |status| {
            let usual = Challenger::Search(self.props.setup);
            let change = CompareMessage::Change(place, self.entrant.challenger.unwrap_or(usual));
            self.status(status, texts::compare_again(lang), change)
        };
        let is_mcts = matches!(self.entrant.challenger, Some(Challenger::Mcts(_)));
        let content = match &self.entrant.state {
            State::Found(ended) => {
                let early = ended.early.map(|_| texts::compare_ended(lang));
                html! { <>{ self.found(&ended.run) }<p class="hint">{ early }</p></> }
            }
            State::Waiting => busy(texts::compare_waiting(lang)),
            State::Running(done) if is_mcts => busy(texts::compare_growing(lang, *done)),
            State::Running(visited) => busy(texts::compare_running(lang, *visited)),
            State::Stopped => again(texts::compare_stopped(lang)),
            State::Failed(Failure::Stopped) => again(texts::too_many_steps(lang, MAX_STEPS)),
            State::Failed(_) => again(texts::compare_failed(lang)),
            State::Refused(NotGrown::Refused(refusal)) => again(of_refusal(refusal, lang)),
            // The text was a tree before.
            State::Refused(NotGrown::Text(_)) => again(texts::compare_failed(lang)),
        };
        let label = |what: String| format!("{what}: {} {name}", place + 1);
        html! {
            <li key={place} class="entrant">
                <div class="entrant-head">
                    { swatch(place) }
                    <h3>{ name.clone() }</h3>
                    if can_spare {
                        <button type="button" class="icon-button quiet"
                            aria-label={label(texts::compare_remove(lang))}
                            onclick={self.sends(CompareMessage::Remove(place))}>{ icon(Icon::CLOSE) }</button>
                    }
                </div>
                { content }
                { self.foot(label) }
            </li>
        }
    }

    /// The choices of a search, and what opens it; nothing for another program.
    fn foot(&self, label: impl Fn(String) -> String) -> Html {
        let lang = self.props.lang;
        let opens = label(texts::compare_open(lang));
        let (choices, open) = match self.entrant.challenger {
            None => return Html::default(),
            Some(Challenger::Search(setup)) => (
                self.choices(setup),
                html! {
                    <button type="button" class="small" aria-label={opens} onclick={self.open(setup)}>
                        { texts::compare_open(lang) }
                    </button>
                },
            ),
            Some(Challenger::Mcts(settings)) => (
                grown::choices(self.place, settings, lang, self.send),
                grown::open(self.contest.given(), settings, opens, lang),
            ),
        };
        html! {
            <div class="entrant-foot">
                <details>
                    <summary aria-label={label(texts::compare_change(lang))}>{ texts::compare_change(lang) }</summary>
                    <div class="entrant-choices">{ choices }</div>
                </details>
                { open }
            </div>
        }
    }

    fn sends<E>(&self, message: CompareMessage) -> Callback<E> {
        self.send.reform(move |_| message.clone())
    }

    /// Makes this search the page's.
    fn open(&self, setup: Setup) -> Callback<MouseEvent> {
        self.props.answer.reform(move |_| Answer::Setup(setup))
    }

    /// The status of a search without a result, with a button.
    fn status(&self, status: String, label: String, then: CompareMessage) -> Html {
        let busy = matches!(then, CompareMessage::Stop(_));
        html! {
            <div class="entrant-busy">
                if busy { <progress aria-label={texts::busy_searching(self.props.lang)}></progress> }
                <span>{ status }</span>
                <button type="button" class="small" onclick={self.sends(then)}>{ label }</button>
            </div>
        }
    }

    fn found(&self, run: &Run) -> Html {
        let lang = self.props.lang;
        let (now, all) = (self.lockstep.profile(run).total(), run.profile().total());
        let (picture, place) = match run {
            Run::Searched(ply_index) => {
                let (step, last) = (self.lockstep.step(ply_index), ply_index.last_step());
                let place = texts::step_of(lang, step.0 as usize, last.0 as usize);
                (small_picture(ply_index, step, lang), place)
            }
            Run::Grown(index) => {
                let (iteration, all) = (self.lockstep.iteration(index), index.iterations());
                let place = texts::mcts_iteration_of(lang, iteration as usize, all as usize);
                (grown::small_picture(index, iteration), place)
            }
        };
        let row = |label: String, now: u64, all: u64| {
            let all = texts::compare_of(lang, &lang.number(all));
            html! {
                <div>
                    <dt>{ label }</dt>
                    <dd><b>{ lang.number(now) }</b>{ " " }<span>{ all }</span></dd>
                </div>
            }
        };
        let first = self.first.filter(|_| self.place > 0);
        let ratio = first.and_then(|first| times(lang, all.nodes, first));
        html! {
            <>
                { picture }
                <p class="entrant-step">{ place }</p>
                <dl>
                    { row(texts::compare_nodes(lang), now.nodes, all.nodes) }
                    { row(texts::compare_leaves(lang), now.leaves, all.leaves) }
                    if run.ply_index().is_some() { { row(texts::compare_cuts(lang), now.cuts, all.cuts) } }
                </dl>
                <p class="entrant-ratio">
                    { ratio.map(|ratio| texts::compare_times_first(lang, &ratio)) }
                </p>
            </>
        }
    }

    /// The choices of a depth-first search.
    fn choices(&self, setup: Setup) -> Html {
        let (lang, place) = (self.props.lang, self.place);
        let send = self.send.clone();
        let send = Callback::from(move |message| {
            if let Message::Setup(setup) = message {
                send.emit(CompareMessage::Change(place, Challenger::Search(setup)));
            }
        });
        let [algorithm, order, depth, table] = FIELDS[place.min(FIELDS.len() - 1)];
        let offers = |feature| setup.algorithm.offers(feature);
        html! {
            <>
                { form::search_option(&ALGORITHM, algorithm, setup, lang, &send) }
                { form::search_option(&ORDER, order, setup, lang, &send) }
                if offers(Feature::Depth) { { form::search_option(&DEPTH, depth, setup, lang, &send) } }
                if offers(Feature::Table) { { form::table_kind(table, setup, lang, &send) } }
            </>
        }
    }
}

/// The picture of a card, in pixels: trees whose texts have no space there are drawn without.
const LABELLED: Viewport = Viewport { width: 280.0, height: 180.0 };

/// The largest picture without texts, in pixels; larger ones are scaled down.
const MOST: Viewport = Viewport { width: 900.0, height: 520.0 };

fn small_picture(ply_index: &PlyIndex, step: Step, lang: Lang) -> Html {
    let session = ply_index.session();
    let (layout, layers) = (session.layout(), shown_layers(session));
    let natural = Camera::natural(layout, layers);
    let fits = natural.viewport.width <= MOST.width && natural.viewport.height <= MOST.height;
    let camera = if fits { natural } else { Camera::fit(layout, layers, MOST) };
    gallery::drawing(session, step, (LABELLED, &camera), lang)
}

/// The number of expanded layers of a session. Nothing collapses a node of a given tree here.
fn shown_layers(session: &Session) -> usize {
    let tree = session.tree();
    if session.game().is_none() {
        return tree.layer_count();
    }
    let mut layer = vec![TreeNode::ROOT];
    let mut layers = 0;
    while !layer.is_empty() {
        layers += 1;
        let open = layer.into_iter().filter(|&node| session.is_open(node));
        layer = open.flat_map(|node| tree.children(node)).collect();
    }
    layers
}
