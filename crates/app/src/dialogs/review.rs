//! Looking back at a match: a curve of the values, the moves that lost value, and the question what
//! should have been played.

mod curve;
mod puzzle;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use plyscope_comparison::review::{Played, Rated};
use plyscope_games::Board;
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Move, Player};
use plyscope_session::moves::Numbering;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::rules::Rules;
use plyscope_setup::Setup;
use yew::prelude::*;

use crate::deferred::deferred_callback;
use crate::searcher::{Failure, News, Reply, Request, SearchWorker, Task, MAX_STEPS};
use crate::view::dialog::Dialog;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// The game, from where the match started.
    pub game: Option<GameSpec>,
    /// The search of the match.
    pub setup: Setup,
    /// The match as text.
    pub text: String,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
}

/// The messages of the dialog.
pub enum ReviewMessage {
    /// A reply of the worker.
    Reply(Box<Reply>),
    /// Ask what should have been played instead of this move.
    Ask(usize),
    /// Answer with a move.
    Answer(Move),
    /// Show the best move.
    Show,
    /// Run the failed search again.
    Retry,
}

/// The dialog.
pub struct Review {
    played: Option<(Box<dyn Rules>, Played)>,
    /// The rated positions before each move, as far as they are known.
    rated: Vec<Rated>,
    worker: Option<SearchWorker>,
    failure: Option<Failure>,
    /// The move that is asked about.
    asked: Option<usize>,
    /// The answers, by move.
    answers: BTreeMap<usize, Move>,
    /// The moves whose best one was shown on request.
    solved: BTreeSet<usize>,
}

impl Component for Review {
    type Message = ReviewMessage;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let Props { game, text, .. } = ctx.props();
        let rules = game.as_ref().and_then(|spec| spec.rules().ok());
        let mut review = Self {
            played: rules.zip(Played::parse(text)),
            rated: Vec::new(),
            worker: None,
            failure: None,
            asked: None,
            answers: BTreeMap::new(),
            solved: BTreeSet::new(),
        };
        review.search_next(ctx);
        review
    }

    fn update(&mut self, ctx: &Context<Self>, message: ReviewMessage) -> bool {
        match message {
            ReviewMessage::Reply(reply) => match reply.news {
                News::Rated(rated) if reply.number as usize == self.rated.len() => {
                    self.rated.push(rated);
                    self.search_next(ctx);
                }
                News::Found(Err(failure)) => {
                    (self.failure, self.worker) = (Some(failure), None);
                }
                _ => return false,
            },
            ReviewMessage::Ask(ply) => self.asked = Some(ply),
            ReviewMessage::Answer(by) => {
                if let Some(ply) = self.asked {
                    self.answers.insert(ply, by);
                }
            }
            ReviewMessage::Show => self.solved.extend(self.asked),
            ReviewMessage::Retry => {
                self.failure = None;
                self.search_next(ctx);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { lang, closed, .. } = ctx.props();
        let send = deferred_callback(ctx.link(), |message| message);
        let content = match &self.played {
            Some((rules, played)) => self.content(&**rules, played, ctx.props(), &send),
            None => html! { <p>{ texts::review_unreadable(*lang) }</p> },
        };
        html! {
            <Dialog lang={*lang} title={texts::review_title(*lang)} closed={closed.clone()}>
                <div class="review">{ content }</div>
            </Dialog>
        }
    }
}

impl Review {
    /// How many positions are rated: those before each move, and the last one.
    fn wanted(&self) -> usize {
        self.played.as_ref().map_or(0, |(_, played)| played.line.len() + 1)
    }

    /// Asks the worker for the next position.
    fn search_next(&mut self, ctx: &Context<Self>) {
        let Props { game, setup, .. } = ctx.props();
        let (Some(spec), Some((_, played))) = (game, &self.played) else { return };
        let ply = self.rated.len();
        let Some(line) = played.line.get(..ply) else {
            self.worker = None;
            return;
        };
        let request = Request {
            number: ply as u32,
            task: Task::Rate(spec.clone(), line.to_vec()),
            setup: *setup,
            steps: MAX_STEPS,
            time: setup.time_limit(),
        };
        let worker = self.worker.take().filter(SearchWorker::is_alive).unwrap_or_else(|| {
            let heard =
                deferred_callback(ctx.link(), |reply| ReviewMessage::Reply(Box::new(reply)));
            SearchWorker::start(heard)
        });
        worker.send(request);
        self.worker = Some(worker);
    }

    fn content(
        &self,
        rules: &dyn Rules,
        played: &Played,
        props: &Props,
        send: &Callback<ReviewMessage>,
    ) -> Html {
        let lang = props.lang;
        let of = self.wanted();
        let is_estimate = self.rated.iter().any(Rated::is_estimate);
        let shown = Shown { review: self, rules, played, spec: props.game.as_ref(), lang };
        html! {
            <>
                <p class="quiet-text">{ texts::review_about(lang, &shown.side(Player::Max)) }
                    if is_estimate { { " " }{ texts::review_estimate(lang) } }</p>
                <p role="status">
                    if let Some(failure) = &self.failure {
                        { failed(failure, lang) }
                    } else if self.rated.len() < of {
                        { texts::review_running(lang, &(self.rated.len() + 1).to_string(), &of.to_string()) }
                    } else {
                        { shown.summary() }
                    }
                </p>
                if self.failure.is_some() {
                    <p><button type="button" onclick={send.reform(move |_| ReviewMessage::Retry)}>
                        { texts::search_again(lang) }</button></p>
                }
                <div class="review-parts">
                    <div>
                        { curve::curve(&shown) }
                        { table::table(&shown, send) }
                    </div>
                    { puzzle::puzzle(&shown, send) }
                </div>
            </>
        }
    }
}

fn failed(failure: &Failure, lang: Lang) -> String {
    match failure {
        Failure::Unreachable => texts::search_unreachable(lang),
        _ => texts::search_lost(lang),
    }
}

/// What the parts of the dialog show.
pub struct Shown<'a> {
    review: &'a Review,
    rules: &'a dyn Rules,
    played: &'a Played,
    spec: Option<&'a GameSpec>,
    lang: Lang,
}

impl Shown<'_> {
    /// The rated position before a move.
    fn before(&self, ply: usize) -> Option<&Rated> {
        self.review.rated.get(ply)
    }

    /// The name of a move with its number.
    fn name(&self, ply: usize) -> String {
        let number = Numbering::of(self.rules).before(ply, ply == 0);
        let number = number.unwrap_or_else(|| format!("{}.", ply + 1));
        let name = self.made(ply).map(|rated| rated.legal.name.clone()).unwrap_or_default();
        format!("{number} {name}").trim().to_owned()
    }

    /// A move that was made, with its value.
    fn made(&self, ply: usize) -> Option<&plyscope_comparison::review::RatedMove> {
        self.before(ply)?.find(*self.played.line.get(ply)?)
    }

    /// Whether a move lost value.
    fn is_loss(&self, ply: usize) -> bool {
        let by = self.played.line.get(ply);
        self.before(ply).zip(by).is_some_and(|(before, &by)| !before.is_best(by))
    }

    /// Whether a move is the user's.
    fn is_own(&self, ply: usize) -> bool {
        self.before(ply).is_some_and(|before| before.player == self.played.human)
    }

    /// The moves of the user that lost value.
    fn own_losses(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.played.line.len()).filter(|&ply| self.is_loss(ply) && self.is_own(ply))
    }

    fn summary(&self) -> String {
        texts::review_summary(self.lang, self.own_losses().count())
    }

    fn board(&self, ply: usize, next: Option<Move>) -> Board {
        let line = self.played.line.get(..ply).unwrap_or_default();
        self.rules.board(&line.iter().copied().chain(next).collect::<Vec<_>>())
    }

    fn side(&self, player: Player) -> String {
        plyscope_session::moves::side_of(self.spec, player, self.lang)
    }
}
