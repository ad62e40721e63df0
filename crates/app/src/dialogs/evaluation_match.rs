//! A match between evaluations or Monte Carlo tree search, played in a worker.

mod form;
mod results;

use plyscope_comparison::evaluation_match::{
    Contestant, MatchProblem, Plan, Played, DEPTHS, ITERATIONS, MAX_GAMES,
};
use plyscope_i18n::{texts, Lang};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::problems::search::of_game;
use plyscope_setup::Setup;
use yew::prelude::*;

use crate::deferred::deferred_callback;
use crate::searcher::{Failure, News, Reply, Request, SearchWorker, Task, MAX_STEPS};
use crate::view::dialog::Dialog;
use form::{Draft, Number, WrongNumber};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// The game with the evaluation of the page, which is the first one.
    pub game: GameSpec,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
}

/// The messages of the dialog.
pub enum MatchMessage {
    /// A reply of the worker.
    Reply(Box<Reply>),
    /// Choose one of the game's own evaluations for a contestant, weights, or Monte Carlo tree search.
    Choose(usize, String),
    /// Change the weights of a contestant.
    Weights(usize, String),
    /// Change the iterations of a contestant.
    Iterations(usize, String),
    /// Change a number.
    Number(Number, String),
    /// Play.
    Start,
    /// Stop playing.
    Cancel,
}

/// What became of the last match.
#[derive(Clone, PartialEq)]
enum State {
    /// None was played, or it could not be for this reason.
    Idle(Option<String>),
    /// It is being played.
    Running,
    /// All games were played.
    Done,
    /// It was stopped.
    Cancelled,
}

/// The dialog.
pub struct EvaluationMatch {
    draft: Draft,
    /// The last match that was started, with the games that have ended.
    played: Option<(Plan, Vec<Played>)>,
    state: State,
    /// The number of the last request.
    number: u32,
    worker: Option<SearchWorker>,
}

impl Component for EvaluationMatch {
    type Message = MatchMessage;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let draft = Draft::of(&ctx.props().game);
        Self { draft, played: None, state: State::Idle(None), number: 0, worker: None }
    }

    fn update(&mut self, ctx: &Context<Self>, message: MatchMessage) -> bool {
        match message {
            MatchMessage::Reply(reply) => self.receive(*reply, ctx.props().lang),
            MatchMessage::Choose(place, id) => self.draft.contestants[place].chosen = id,
            MatchMessage::Weights(place, text) => self.draft.contestants[place].weights = text,
            MatchMessage::Iterations(place, text) => {
                self.draft.contestants[place].iterations = text;
            }
            MatchMessage::Number(number, text) => self.draft.set(number, text),
            MatchMessage::Start => {
                if self.state == State::Running {
                    // The worker receives nothing before its match is played.
                    self.worker = None;
                }
                self.start(ctx);
            }
            MatchMessage::Cancel if self.state == State::Running => {
                (self.worker, self.state) = (None, State::Cancelled);
            }
            MatchMessage::Cancel => return false,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { lang, game, closed } = ctx.props();
        let send = deferred_callback(ctx.link(), |message| message);
        let is_running = self.state == State::Running;
        html! {
            <Dialog lang={*lang} title={texts::weights_match_title(*lang)} closed={closed.clone()}>
                <div class="evaluation-match">
                    <p class="quiet-text">{ texts::match_about(*lang) }</p>
                    { form::form(&self.draft, game, is_running, (*lang, &send)) }
                    <p role="status">{ self.status(*lang) }</p>
                    if let Some((plan, games)) = &self.played {
                        { results::results(plan, games, *lang) }
                    }
                </div>
            </Dialog>
        }
    }
}

impl EvaluationMatch {
    fn receive(&mut self, reply: Reply, lang: Lang) {
        let Some((_, games)) = self.played.as_mut().filter(|_| reply.number == self.number) else {
            return;
        };
        match reply.news {
            News::Game(game) => games.push(game),
            News::MatchEnded(problem) => {
                self.state = match problem {
                    None => State::Done,
                    Some(problem) => State::Idle(Some(sentence(&problem, lang))),
                };
            }
            News::Found(Err(failure)) => {
                self.worker = None;
                self.state = State::Idle(Some(match failure {
                    Failure::Unreachable => texts::search_unreachable(lang),
                    _ => texts::search_lost(lang),
                }));
            }
            _ => {}
        }
    }

    fn start(&mut self, ctx: &Context<Self>) {
        let Props { lang, game, .. } = ctx.props();
        let plan = match self.draft.plan(game) {
            Ok(plan) => plan,
            Err(wrong) => {
                self.state = State::Idle(Some(match wrong {
                    WrongNumber::Shared => texts::number_bad(*lang),
                    WrongNumber::Iterations(problem) => sentence(&problem, *lang),
                }));
                return;
            }
        };
        if let Some(problem) = wrong_evaluation(&plan) {
            self.state = State::Idle(Some(sentence(&problem, *lang)));
            return;
        }
        self.number += 1;
        let request = Request {
            number: self.number,
            task: Task::Match(plan.clone()),
            setup: Setup::default(),
            steps: MAX_STEPS,
            time: None,
        };
        let worker = self.worker.take().filter(SearchWorker::is_alive).unwrap_or_else(|| {
            let heard = deferred_callback(ctx.link(), |reply| MatchMessage::Reply(Box::new(reply)));
            SearchWorker::start(heard)
        });
        worker.send(request);
        self.worker = Some(worker);
        (self.played, self.state) = (Some((plan, Vec::new())), State::Running);
    }

    fn status(&self, lang: Lang) -> String {
        let played = self.played.as_ref().map_or(0, |(_, games)| games.len());
        match &self.state {
            State::Idle(problem) => problem.clone().unwrap_or_default(),
            State::Running => {
                let all = self.played.as_ref().map_or(0, |(plan, _)| plan.games);
                texts::match_running(lang, &played.to_string(), &all.to_string())
            }
            State::Done => texts::match_done(lang),
            State::Cancelled => texts::match_cancelled(lang, &played.to_string()),
        }
    }
}

/// What is wrong with an evaluation of the plan, as far as it can be seen without the rules.
fn wrong_evaluation(plan: &Plan) -> Option<MatchProblem> {
    let wrong = |contestant: &Contestant| contestant.applied(&plan.game).rules().err();
    wrong(&plan.first).or_else(|| wrong(&plan.second)).map(MatchProblem::Game)
}

fn sentence(problem: &MatchProblem, lang: Lang) -> String {
    match problem {
        MatchProblem::Depth { .. } => {
            texts::match_depth_bad(lang, &DEPTHS.start().to_string(), &DEPTHS.end().to_string())
        }
        MatchProblem::Games { .. } => texts::match_games_bad(lang, &MAX_GAMES.to_string()),
        MatchProblem::TooFewOpenings { found, needed } => {
            texts::match_openings_bad(lang, &needed.to_string(), &found.to_string())
        }
        MatchProblem::Chance => texts::match_chance(lang),
        MatchProblem::Iterations { given } => {
            texts::match_iterations_bad(lang, given, *ITERATIONS.end() as usize)
        }
        MatchProblem::Game(problem) => of_game(problem, lang),
    }
}
