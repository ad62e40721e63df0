//! The course of judging, task by task: what runs the program asks for the next task, and hands in
//! what the program did.

use plyscope_program_trace::Unknown;
use plyscope_search::{GameTree, Player};
use plyscope_setup::Setup;

use super::subject::{Subject, Tasks};
use super::{Failure, Report, Searches, Verdict};
use crate::shrink::Shrinking;

/// What a program did for a task, or why it gives no answer.
type Answered<S> = Result<<S as Subject>::Answer, Failure>;

/// A program that is being judged.
pub struct Judging<S: Subject = Searches> {
    phase: Phase<S::Task>,
    /// What is asked.
    asked: Option<S::Task>,
    /// The task for which the program fails worst; the smallest that was found.
    worst: Option<(S::Task, Answered<S>)>,
    /// The misconceptions that do what the program did in every task so far.
    thoughts: Vec<S::Misconception>,
    /// Whether there is no time for more than the tasks.
    hurries: bool,
    answered: usize,
    report: Report<S>,
}

/// What the next task is for.
enum Phase<T> {
    /// Finding out whether the program is right.
    Tasks(std::vec::IntoIter<T>),
    /// Finding the smallest task in which it fails.
    Smaller(Shrinking<T>),
    /// Distinguishing the misconceptions that do the same so far.
    Distinguishing(Tasks<T>),
    /// There is nothing left to find.
    Done,
}

impl Judging {
    /// A search, before the first tree.
    #[must_use]
    pub fn new(setup: &Setup, trees: Vec<GameTree>) -> Self {
        let root = trees.first().map_or(Player::Max, GameTree::root_player);
        Self::of(Searches { setup: *setup, root }, trees)
    }
}

impl<S: Subject> Judging<S> {
    /// Before the first task.
    #[must_use]
    pub fn of(subject: S, tasks: Vec<S::Task>) -> Self {
        Self {
            asked: None,
            worst: None,
            thoughts: subject.misconceptions(),
            hurries: false,
            answered: 0,
            report: Report {
                subject,
                verdict: Verdict::Right,
                tasks: tasks.len(),
                passed: 0,
                right_values: 0,
                counterexample: None,
                misconceptions: Vec::new(),
                nodes_expected: 0,
                nodes_visited: 0,
                unknown: Unknown::default(),
            },
            phase: Phase::Tasks(tasks.into_iter()),
        }
    }

    /// What the program is judged on.
    #[must_use]
    pub const fn subject(&self) -> &S {
        &self.report.subject
    }

    /// What to ask the program next; `None` at the end. [`Self::answer`] takes what it did.
    pub fn next_task(&mut self) -> Option<S::Task> {
        self.asked = self.find_next();
        self.asked.clone()
    }

    fn find_next(&mut self) -> Option<S::Task> {
        loop {
            match &mut self.phase {
                Phase::Tasks(tasks) => match tasks.next() {
                    Some(task) => return Some(task),
                    None => self.begin_shrinking(),
                },
                Phase::Smaller(shrinking) => {
                    let candidate = if self.hurries { None } else { shrinking.next_task() };
                    match candidate {
                        Some(task) => return Some(task),
                        None => self.begin_distinguishing(),
                    }
                }
                Phase::Distinguishing(tasks) => {
                    let is_open = self.thoughts.len() >= 2 && !self.hurries;
                    match is_open.then(|| tasks.next()).flatten() {
                        Some(task) => return Some(task),
                        None => self.phase = Phase::Done,
                    }
                }
                Phase::Done => return None,
            }
        }
    }

    /// Takes what the program did for the task that was asked.
    pub fn answer(&mut self, answer: Answered<S>) {
        let Some(task) = self.asked.take() else { return };
        match &mut self.phase {
            Phase::Tasks(_) => self.take(task, answer),
            Phase::Smaller(shrinking) => {
                if matches!(&answer, Err(failure) if !failure.may_be_repeated()) {
                    return self.begin_distinguishing();
                }
                let subject = &self.report.subject;
                let fails = verdict(subject, &task, &answer) == self.report.verdict;
                if fails {
                    shrinking.restart(subject.smaller_still(&task));
                }
                if let Ok(walk) = &answer {
                    self.learn(&task, walk);
                }
                if fails {
                    self.worst = Some((task, answer));
                }
            }
            Phase::Distinguishing(_) => match answer {
                Ok(walk) => self.learn(&task, &walk),
                Err(_) => self.phase = Phase::Done,
            },
            Phase::Done => {}
        }
    }

    /// Asks for nothing beyond the tasks, since there is no time for it.
    pub const fn hurry(&mut self) {
        self.hurries = true;
    }

    /// How many of the tasks were answered.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.answered
    }

    /// Whether the program has failed, and only a smaller task is looked for.
    #[must_use]
    pub const fn is_shrinking(&self) -> bool {
        !matches!(self.phase, Phase::Tasks(_))
    }

    /// Counts an answer for one of the tasks.
    fn take(&mut self, task: S::Task, answer: Answered<S>) {
        let verdict = self.count(&task, &answer);
        self.answered += 1;
        // A program that has been found wrong may take as long as it likes for the other tasks.
        let only_slow = matches!(&answer, Err(failure) if failure.is_about_all_tasks());
        let is_last = answer.is_err();
        if verdict > self.report.verdict && !(only_slow && self.worst.is_some()) {
            self.report.verdict = verdict;
            self.worst = Some((task, answer));
        }
        if is_last {
            self.begin_shrinking();
        }
    }

    fn count(&mut self, task: &S::Task, answer: &Answered<S>) -> Verdict {
        let answer = match answer {
            Ok(answer) => answer,
            Err(failure) => return failure.verdict(),
        };
        let report = &mut self.report;
        let compared = report.subject.compare(task, answer);
        report.passed += usize::from(compared.verdict == Verdict::Right);
        report.right_values += usize::from(compared.verdict <= Verdict::WrongNodes);
        report.nodes_expected += compared.expected;
        report.nodes_visited += compared.visited;
        if report.unknown.count == 0 {
            report.unknown = S::unknown(answer).clone();
        }
        self.learn(task, answer);
        compared.verdict
    }

    /// Forgets the misconceptions that do something else for a task.
    fn learn(&mut self, task: &S::Task, answer: &S::Answer) {
        let subject = &self.report.subject;
        self.thoughts.retain(|wrong| subject.does_the_same(wrong, task, answer));
    }

    /// Looks for the smallest task in which the program fails in the same way.
    fn begin_shrinking(&mut self) {
        self.phase = match &self.worst {
            None => Phase::Done,
            Some((_, Err(failure))) if !failure.may_be_repeated() => {
                return self.begin_distinguishing();
            }
            Some((task, _)) => Phase::Smaller(Shrinking::new(self.report.subject.smaller(task))),
        };
    }

    /// Asks for more tasks while several misconceptions do the same, if there were too few to
    /// distinguish them.
    fn begin_distinguishing(&mut self) {
        self.phase = if self.thoughts.len() < 2 || self.report.verdict > Verdict::WrongValue {
            Phase::Done
        } else {
            Phase::Distinguishing(self.report.subject.distinguishing())
        };
    }

    /// What was found.
    #[must_use]
    pub fn finish(self) -> Report<S> {
        let mut report = self.report;
        let Some((task, answer)) = self.worst else { return report };
        // A program that gives no answer does what no search does.
        if report.verdict <= Verdict::WrongValue {
            report.misconceptions = self.thoughts;
        }
        report.counterexample = report.subject.counterexample(task, answer);
        report
    }
}

fn verdict<S: Subject>(subject: &S, task: &S::Task, answer: &Answered<S>) -> Verdict {
    match answer {
        Ok(answer) => subject.compare(task, answer).verdict,
        Err(failure) => failure.verdict(),
    }
}
