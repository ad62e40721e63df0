//! Searches side by side, stepped together.

mod card;
mod contest;
mod departed;
mod grown;
mod lineups;
mod patterns;
mod plays;
mod plot;
mod results;
mod transport;

use std::rc::Rc;

use gloo::timers::callback::Interval;
use plyscope_comparison::compare::{Challenger, Least, Lineup, Lockstep, Measure, Pace};
use plyscope_i18n::{texts, Lang};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::dialog_request::Answer;
use plyscope_setup::Setup;
use yew::prelude::*;

use crate::browser;
use crate::deferred::deferred_callback;
use crate::searcher::{Reply, SearchWorker};
use crate::view::dialog::Dialog;
use contest::{Contest, Entrant};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// The game that is searched; `None` while it is a tree.
    pub game: Option<GameSpec>,
    /// The tree's text.
    pub text: String,
    /// The current search.
    pub setup: Setup,
    /// What another program did on the tree, in the short notation of traces.
    pub trace: Option<String>,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
    /// Takes a search to open.
    pub answer: Callback<Answer>,
}

/// The messages of a comparison.
#[derive(Clone)]
pub enum CompareMessage {
    /// Replace all searches.
    Lineup(Lineup),
    /// Add a search.
    Add,
    /// Add a Monte Carlo tree search.
    AddMcts,
    /// Remove a search.
    Remove(usize),
    /// Change a search, or run it again.
    Change(usize, Challenger),
    /// Stop a search.
    Stop(usize),
    /// The worker has replied.
    Reply(Rc<Reply>),
    /// Go to a position.
    Seek(u64),
    /// Play or pause.
    Toggle,
    /// Show the next frame.
    Tick,
    /// How the searches are kept in step.
    Pace(Pace),
    /// What the plot shows.
    Show(Measure),
}

/// The dialog.
pub struct Compare {
    contest: Contest,
    lockstep: Lockstep,
    measure: Measure,
    /// The minimal tree that any of the searches must visit.
    least: Option<Least>,
    /// The worker, and the number of its current request.
    worker: Option<(SearchWorker, Option<u32>)>,
    /// The timer of a running playback.
    clock: Option<Interval>,
}

impl Component for Compare {
    type Message = CompareMessage;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let props = ctx.props();
        let contest = match &props.trace {
            Some(trace) => Contest::of_program(trace, &props.text, props.setup),
            None => {
                let challengers = Lineup::Usual.challengers(props.setup);
                Contest::new(props.game.as_ref(), &props.text, challengers)
            }
        };
        let mut compare = Self {
            contest,
            lockstep: Lockstep::default(),
            measure: Measure::default(),
            least: None,
            worker: None,
            clock: None,
        };
        compare.settle(ctx);
        if let Some(departure) = compare.contest.departure() {
            compare.lockstep = compare.lockstep.moved(departure.visit);
        }
        compare
    }

    fn update(&mut self, ctx: &Context<Self>, message: CompareMessage) -> bool {
        match message {
            CompareMessage::Lineup(lineup) => {
                self.contest.restart(lineup.challengers(ctx.props().setup))
            }
            CompareMessage::Add => self.contest.add(ctx.props().setup),
            CompareMessage::AddMcts => self.contest.add_mcts(),
            CompareMessage::Remove(place) => {
                self.contest.remove(place);
                // The pressed button may be gone, or belong to another search.
                browser::focus(".lineups .add");
            }
            CompareMessage::Change(place, challenger) => self.contest.change(place, challenger),
            CompareMessage::Stop(place) => self.contest.stop(place),
            CompareMessage::Reply(reply) => {
                if !self.contest.receive(&reply) {
                    return true;
                }
            }
            CompareMessage::Seek(at) => {
                self.clock = None;
                self.lockstep = self.lockstep.moved(at);
                return true;
            }
            CompareMessage::Toggle => return self.toggle(ctx),
            CompareMessage::Tick => {
                self.lockstep = self.lockstep.next_frame();
                if self.lockstep.is_at_end() {
                    self.clock = None;
                }
                return true;
            }
            CompareMessage::Pace(pace) => {
                self.lockstep.pace = pace;
                return true;
            }
            CompareMessage::Show(measure) => {
                self.measure = measure;
                return true;
            }
        }
        self.settle(ctx);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let lang = props.lang;
        let send = deferred_callback(ctx.link(), |message| message);
        let content = match self.contest.obstacle(lang) {
            None => self.content(props, &send),
            Some(obstacle) => html! { <p>{ obstacle }</p> },
        };
        html! {
            <Dialog {lang} title={texts::compare_title(lang)} closed={props.closed.clone()}>
                <div class="compare">{ content }</div>
            </Dialog>
        }
    }
}

impl Compare {
    /// Updates what depends on the searches, and starts the next one.
    fn settle(&mut self, ctx: &Context<Self>) {
        self.least = Least::of(&self.contest.ply_indexes().collect::<Vec<_>>());
        let ended = self.contest.entrants().iter().filter_map(Entrant::ended);
        let longest = ended.map(|ended| ended.run.total()).max();
        self.lockstep = self.lockstep.until(longest.unwrap_or_default());
        self.employ(ctx);
    }

    /// Gives the worker its next request. A worker busy with an obsolete one is terminated.
    fn employ(&mut self, ctx: &Context<Self>) {
        let running = self.contest.running();
        if self.worker.as_ref().is_some_and(|(_, busy)| busy.is_some() && *busy != running) {
            // A worker that has just answered is free; any other cannot receive before it is done.
            let answered = self.contest.last_answer();
            self.worker = self.worker.take().filter(|(_, busy)| *busy == answered);
        }
        let Some(request) = self.contest.next() else { return };
        let number = Some(request.number);
        let able = self.worker.take().filter(|(worker, _)| worker.is_alive());
        let (worker, _) = able.unwrap_or_else(|| {
            let heard =
                deferred_callback(ctx.link(), |reply| CompareMessage::Reply(Rc::new(reply)));
            (SearchWorker::start(heard), None)
        });
        worker.send(request);
        self.worker = Some((worker, number));
    }

    fn toggle(&mut self, ctx: &Context<Self>) -> bool {
        if self.clock.take().is_none() {
            if self.lockstep.is_at_end() {
                self.lockstep = self.lockstep.moved(0);
            }
            let send = deferred_callback(ctx.link(), |()| CompareMessage::Tick);
            let tick = move || send.emit(());
            self.clock = Some(Interval::new(self.lockstep.interval(), tick));
        }
        true
    }

    fn content(&self, props: &Props, send: &Callback<CompareMessage>) -> Html {
        let lang = props.lang;
        html! {
            <>
                { lineups::lineups(&self.contest, props, send) }
                { card::cards(&self.contest, self.lockstep, props, send) }
                { departed::departed(&self.contest, lang, send) }
                { transport::transport(self.lockstep, self.clock.is_some(), lang, send) }
                <div class="compare-results">
                    { plot::plot(self, lang, send) }
                    <div>
                        { results::results(self, lang) }
                        { plays::plays(&self.contest, lang) }
                    </div>
                </div>
                { patterns::patterns() }
            </>
        }
    }
}
