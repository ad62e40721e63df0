//! Starting jobs, ending them, and taking what they report.

use std::rc::Rc;

use plyscope_judge::judging::Judging;
use plyscope_judge::link::Written;
use plyscope_judge::queens::{self, Queens};
use plyscope_judge::tour::{self, Tours};
use plyscope_judge::trees::trees;
use plyscope_search::Turns;
use wasm_bindgen_futures::spawn_local;

use super::ProgramPage;
use crate::browser;
use crate::found_code;
use crate::program::checking::{check, run, SEED, TASKS};
use crate::program::found::Found;
use crate::program::message::{Message, News};
use crate::program::model::{Job, JobKind, Refusal, MAX_NODES};
use crate::program::unfolded::unfold;

impl ProgramPage {
    /// Ends what runs; returns whether anything did.
    pub(super) fn stop(&mut self) -> bool {
        self.slot.stop();
        self.model.job.take().is_some()
    }

    fn begin(&mut self, kind: JobKind) -> u32 {
        self.stop();
        self.jobs += 1;
        // What came with a link has been seen, and is run because the reader pressed a button.
        self.model.is_from_link = false;
        self.model.refusal = None;
        self.model.job = Some(Job { number: self.jobs, kind });
        self.slot = Rc::default();
        self.jobs
    }

    pub(super) fn run(&mut self) {
        let Ok(tree) = self.model.tree() else {
            self.model.refusal = Some(Refusal::WrongTree);
            return;
        };
        if tree.len() > MAX_NODES {
            self.model.refusal = Some(Refusal::LargeTree);
            return;
        }
        if tree.turns() == Turns::Given {
            self.model.refusal = Some(Refusal::GivenPlayers);
            return;
        }
        let Some(task) = self.model.task() else {
            self.model.refusal = Some(Refusal::Long);
            return;
        };
        let (number, send) = (self.begin(JobKind::Run), self.send.clone());
        let slot = Rc::clone(&self.slot);
        spawn_local(async move { send.emit(Message::News(number, run(task, tree, slot).await)) });
    }

    pub(super) fn unfold(&mut self) {
        let Some(task) = self.model.task() else {
            self.model.refusal = Some(Refusal::Long);
            return;
        };
        let plies = self.model.work.plies;
        let (number, send) = (self.begin(JobKind::Run), self.send.clone());
        let slot = Rc::clone(&self.slot);
        spawn_local(
            async move { send.emit(Message::News(number, unfold(task, plies, slot).await)) },
        );
    }

    pub(super) fn check(&mut self) {
        let Some(task) = self.model.task() else {
            self.model.refusal = Some(Refusal::Long);
            return;
        };
        let (written, root) = (self.model.work.written, self.model.work.root);
        let number = self.begin(JobKind::Check { answered: 0, shrinks: false });
        self.model.report = None;
        self.model.checked.clone_from(&task.program);
        let (send, slot) = (self.send.clone(), Rc::clone(&self.slot));
        spawn_local(async move {
            let news = |news| send.emit(Message::News(number, news));
            let setup = task.setup;
            let found = match written {
                Written::Queens => {
                    let judging = || Judging::of(Queens::default(), queens::boards(TASKS, SEED));
                    check(task, judging, slot, news)
                        .await
                        .map(|report| Found::Queens(Box::new(report)))
                }
                Written::Tour => {
                    let judging = || Judging::of(Tours::default(), tour::boards(TASKS, SEED));
                    check(task, judging, slot, news)
                        .await
                        .map(|report| Found::Tour(Box::new(report)))
                }
                Written::Search | Written::Game => {
                    let judging = || Judging::new(&setup, trees(&setup, root, TASKS, SEED));
                    check(task, judging, slot, news)
                        .await
                        .map(|report| Found::Search(Box::new(report)))
                }
            };
            news(found.map_or_else(|news| news, |found| News::Found(Rc::new(found))));
        });
    }

    /// Copies the code of the program.
    pub(super) fn copy_code(&self) {
        let Some(code) = self.model.code() else { return };
        let send = self.send.clone();
        spawn_local(async move {
            let is_copied = browser::copy(code.to_string()).await;
            send.emit(Message::Copied(is_copied));
        });
    }

    pub(super) fn hear(&mut self, news: News) {
        let model = &mut self.model;
        if let News::Checked { answered, shrinks } = news {
            if let Some(job) = &mut model.job {
                job.kind = JobKind::Check { answered, shrinks };
            }
            return;
        }
        // What was refused meanwhile is older than the result.
        (model.job, model.refusal) = (None, None);
        self.has_news = true;
        match news {
            News::Ran(outcome) => model.set_outcome(outcome),
            News::Unfolded(unfolded) => model.set_unfolded(unfolded),
            News::Found(report) => {
                model.set_report(report);
                if let (Some(exercise), Some(code)) = (&model.work.exercise, model.code()) {
                    found_code::keep(exercise, code);
                }
            }
            News::NotFetched(error) => model.refusal = Some(Refusal::NotFetched(error)),
            News::Stopped => model.refusal = Some(Refusal::Stopped),
            News::Checked { .. } => {}
        }
    }

    /// The tree of the report becomes the one to run on.
    pub(super) fn show_failing(&mut self) {
        let report = self.model.report.as_ref();
        let Some(tree) = report.and_then(|report| report.tree()) else { return };
        self.model.work.tree = Some(tree.to_string());
        self.model.work.root = tree.root_player();
        self.run();
    }
}
