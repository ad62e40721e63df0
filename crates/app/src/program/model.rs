//! The state of the page.

mod games;

use std::cell::RefCell;
use std::rc::Rc;

use plyscope_exercise::Code;
use plyscope_judge::judging::Reason;
use plyscope_judge::link::{Language, ProgramLink, Written, MAX_PROGRAM};
use plyscope_judge::own_game::Opponent;
use plyscope_judge::working_copy::WorkingCopy;
use plyscope_program_trace::Walk;
use plyscope_search::notation::ParseError;
use plyscope_search::{GameTree, Player, Step, TreeNode};
use plyscope_session::playback::{self, Playback};
use plyscope_session::Session;
use plyscope_setup::link::LinkProblem;
use plyscope_setup::Setup;

use super::checking::Task;
use super::found::Found;
use super::running::Answer;
use super::unfolded::Unfolded;
use super::{examples, kept};
use crate::frame::Shell;

/// The most nodes of a tree on which programs run here.
pub const MAX_NODES: usize = 400;

/// The state that the page shows.
pub struct Model {
    /// What is written, in which language, and what it is run on.
    pub work: ProgramLink,
    /// The same as it was last read or kept: another tab may have kept other work since.
    kept_work: RefCell<ProgramLink>,
    /// The program.
    pub program: WorkingCopy,
    /// Whether the program came with the address, and nobody has run it yet.
    pub is_from_link: bool,
    /// What runs.
    pub job: Option<Job>,
    /// What the program did on a tree.
    pub outcome: Option<Rc<Outcome>>,
    /// What came of unfolding the game.
    pub unfolded: Option<Rc<Unfolded>>,
    /// The search of its tree; `None` if it is too long to be recorded.
    pub searched: Option<Rc<Session>>,
    /// The game that is played against it.
    pub opponent: Option<Opponent>,
    /// What the check has found.
    pub report: Option<Rc<Found>>,
    /// The program that was checked.
    pub checked: String,
    /// Whether its code was copied; `None` before that was tried.
    pub copied: Option<bool>,
    /// Whether the check is newer than the run: what is newest comes first.
    pub is_report_first: bool,
    /// Why nothing was run.
    pub refusal: Option<Refusal>,
    /// The step that is shown.
    pub playback: Playback,
    /// The state shared with the other pages.
    pub shell: Shell<Notice>,
}

/// A notice of this page.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A part of the address could not be understood.
    Link(Vec<LinkProblem>),
}

/// What runs.
pub struct Job {
    /// Its number: what earlier ones report is dropped.
    pub number: u32,
    /// What it is.
    pub kind: JobKind,
}

/// What kind of job runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum JobKind {
    /// The program is run on the tree.
    Run,
    /// It is checked.
    Check {
        /// How many trees are done.
        answered: usize,
        /// Whether a smaller tree is looked for.
        shrinks: bool,
    },
}

/// Why nothing was run, or no result is there.
#[derive(Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The reader stopped it.
    Stopped,
    /// What runs programs could not be fetched; why.
    NotFetched(String),
    /// The tree has a mistake.
    WrongTree,
    /// The tree is too large.
    LargeTree,
    /// A player moves twice in a row in the tree, which programs do not see.
    GivenPlayers,
    /// The program is too long.
    Long,
    /// The file that was opened cannot be read, or is too long.
    WrongFile,
}

/// What a program did on a tree.
pub struct Outcome {
    /// The program, and what it is meant to be.
    pub task: Task,
    /// What it visited.
    pub session: Rc<Session>,
    /// Whether it gave a value.
    pub value: Option<plyscope_search::Value>,
    /// The number that it gave, if that is too large to be a value.
    pub too_large: Option<String>,
    /// How many nodes it visited.
    pub visits: u32,
    /// The line of the program at each step, from the first on.
    lines: Vec<Option<u32>>,
    /// What it printed.
    pub printed: String,
    /// Why it gave no answer.
    pub problem: Option<Reason>,
}

impl Outcome {
    /// What a program did on a tree.
    pub fn new(task: Task, tree: GameTree, answer: Answer<Walk>) -> Self {
        let Answer { done: walk, lines, printed, problem, .. } = answer;
        let line = |trace: u32| lines.get((trace as usize).checked_sub(1)?).copied().flatten();
        Self {
            lines: walk.steps.iter().map(|step| line(step.line)).collect(),
            value: walk.result().flatten(),
            visits: walk.visits,
            session: Rc::new(plyscope_program_trace::session(tree, &walk)),
            too_large: walk.too_large,
            task,
            printed,
            problem,
        }
    }

    /// The line of the program at a step.
    pub fn line(&self, step: Step) -> Option<u32> {
        let place = (step.0 as usize).checked_sub(1)?;
        self.lines.get(place).copied().flatten()
    }
}

impl Model {
    /// The page that an address describes; without a program, the one that was left.
    pub fn new(fragment: &str, is_own: bool, shell: Shell<Notice>) -> Self {
        let left = kept::work();
        let mut model = Self {
            program: kept::open(&left),
            kept_work: RefCell::new(left.clone()),
            work: left,
            is_from_link: false,
            job: None,
            outcome: None,
            unfolded: None,
            searched: None,
            opponent: None,
            report: None,
            checked: String::new(),
            copied: None,
            is_report_first: true,
            refusal: None,
            playback: Playback::default(),
            shell,
        };
        if !is_own && !fragment.trim_start_matches('#').is_empty() {
            model.show(fragment);
        }
        if model.work.tree.is_none() {
            model.work.tree = Some(examples::TREE.to_owned());
        }
        model.kept_work.replace(model.work.clone());
        model
    }

    /// Shows what an address describes, after keeping what was typed. A program that is not known here came
    /// with the link.
    pub fn show(&mut self, fragment: &str) {
        use plyscope_setup::address::FromQuery;
        let (link, problems) = ProgramLink::from_address(fragment);
        self.take(link);
        self.is_from_link = !self.program.is_known() && !examples::has(self.program.text());
        if !problems.is_empty() {
            self.shell.notify(Notice::Link(problems));
        }
    }

    /// Shows other work, after keeping what was typed. A program that it has is only shown.
    pub fn take(&mut self, link: ProgramLink) {
        self.keep();
        let link = match link.exercise {
            Some(exercise) if exercise.language.is_none() => {
                ProgramLink { language: kept::exercise_language(), ..link }
            }
            _ => link,
        };
        let left = kept::open(&link);
        self.program = match &link.program {
            Some(program) => left.showing(program),
            None => left,
        };
        let keeps_tree = link.tree.is_none();
        let tree = link.tree.clone().or_else(|| self.work.tree.take());
        self.work = ProgramLink { tree, program: None, ..link };
        if keeps_tree && self.begins_with_min() {
            self.work.root = Player::Min;
        }
        self.kept_work.replace(self.work.clone());
        self.forget();
        self.is_from_link = false;
    }

    /// Forgets all results.
    pub fn forget(&mut self) {
        (self.job, self.outcome, self.report, self.refusal) = (None, None, None, None);
        (self.unfolded, self.searched, self.opponent) = (None, None, None);
        self.playback = Playback { speed: self.playback.speed, ..Playback::default() };
    }

    /// Changes the program.
    pub fn change_program(&mut self, change: impl FnOnce(&mut WorkingCopy)) {
        change(&mut self.program);
        self.refusal = None;
        self.is_from_link = false;
    }

    /// The same program in the other language is another program.
    pub fn set_language(&mut self, language: Language) {
        self.keep();
        self.work.language = language;
        self.open_program();
    }

    /// Opens the program that is kept of the work.
    fn open_program(&mut self) {
        self.program = kept::open(&self.work);
        self.is_from_link = false;
        self.forget();
    }

    /// Keeps on the device what was changed here, unless it came with a link; returns whether anything was.
    pub fn keep(&self) -> bool {
        if self.program.is_foreign() {
            return false;
        }
        let program = self.program.keep(&kept::program(&self.work));
        if let Some(program) = &program {
            kept::keep_program(&self.work, program);
        }
        let work = self.kept_work.replace(self.work.clone());
        let is_changed = program.is_some() || work != self.work;
        if is_changed {
            kept::keep_work(&self.work);
        }
        is_changed
    }

    /// Takes what another tab has kept of the program; returns whether it has kept anything.
    pub fn hear(&mut self) -> bool {
        self.program.hear(kept::program(&self.work))
    }

    /// Another search to write, or of the game.
    pub fn set_setup(&mut self, setup: Setup) {
        self.work.setup = setup;
        self.report = None;
        self.search();
    }

    /// The session that is shown: what the program did, or the search of the game.
    pub fn session(&self) -> Option<&Rc<Session>> {
        match self.work.written {
            Written::Search => self.outcome.as_ref().map(|outcome| &outcome.session),
            Written::Game => self.searched.as_ref(),
            Written::Queens | Written::Tour => None,
        }
    }

    /// The text of the tree.
    pub fn tree_text(&self) -> &str {
        self.work.tree.as_deref().unwrap_or_default()
    }

    /// The tree.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn tree(&self) -> Result<GameTree, ParseError> {
        Ok(GameTree::parse(self.tree_text())?.with_root_player(self.work.root))
    }

    /// Another tree; returns whether another player moves at its root.
    pub fn set_tree(&mut self, text: String) -> bool {
        let root = self.work.root;
        self.work.tree = Some(text);
        self.refusal = None;
        if self.begins_with_min() {
            self.set_root(Player::Min);
        }
        self.work.root != root
    }

    /// Whether the tree says that MIN moves at its root: it is taken at its word, unless an exercise says it.
    fn begins_with_min(&self) -> bool {
        let tree = GameTree::parse(self.tree_text());
        self.work.exercise.is_none() && tree.is_ok_and(|tree| tree.root_player() == Player::Min)
    }

    /// Another player moves at the root, which changes the search to write.
    pub fn set_root(&mut self, root: Player) {
        if root != self.work.root {
            self.work.root = root;
            self.report = None;
        }
    }

    /// The program as a task, unless it is too long.
    pub fn task(&self) -> Option<Task> {
        let program = self.program.text();
        let fits = program.chars().count() <= MAX_PROGRAM;
        fits.then(|| Task {
            language: self.work.language,
            program: program.to_owned(),
            setup: self.work.setup,
        })
    }

    /// What the program did, unless it has changed since.
    fn current(&self) -> Option<&Outcome> {
        self.outcome.as_deref().filter(|outcome| outcome.task.program == self.program.text())
    }

    /// What the check has found, unless the program has changed since.
    fn current_report(&self) -> Option<&Found> {
        self.report.as_deref().filter(|_| self.checked == self.program.text())
    }

    /// The code of the program, if it is an exercise and was found right.
    pub fn code(&self) -> Option<Code> {
        let exercise = self.work.exercise.as_ref()?;
        let report = self.current_report()?;
        report.is_right().then(|| Code::new(exercise, self.work.language, self.program.text()))
    }

    /// Whether the program has changed since it was run.
    pub fn is_changed(&self) -> bool {
        let ran = self.outcome.as_ref().map(|outcome| &outcome.task.program);
        let unfolded = self.unfolded.as_ref().map(|unfolded| &unfolded.program);
        ran.into_iter().chain(unfolded).any(|program| program != self.program.text())
    }

    /// Whether the tree, or its depth, is another than when the program was run.
    pub fn is_tree_changed(&self) -> bool {
        let is_other =
            |outcome: &Rc<Outcome>| !self.tree().is_ok_and(|tree| tree == *outcome.session.tree());
        self.outcome.as_ref().is_some_and(is_other)
            || self.unfolded.as_ref().is_some_and(|one| one.plies != self.work.plies)
    }

    /// Whether the program has changed since it was checked.
    pub fn is_report_old(&self) -> bool {
        self.report.is_some() && self.current_report().is_none()
    }

    /// Takes what the program did, and shows its last step, so that nothing has to be pressed to see it.
    pub fn set_outcome(&mut self, outcome: Rc<Outcome>) {
        self.playback.mode = playback::Mode::Paused;
        self.playback.step = outcome.session.trace().last_step();
        self.outcome = Some(outcome);
        self.is_report_first = false;
    }

    /// Takes what the check has found.
    pub fn set_report(&mut self, report: Rc<Found>) {
        self.copied = None;
        self.report = Some(report);
        self.is_report_first = true;
    }

    /// Playback.
    pub fn play(&mut self, message: playback::Message) {
        if let Some(session) = self.session() {
            self.playback = self.playback.after(message, session.trace());
        }
    }

    /// Goes to the first visit of a node, if there is one.
    pub fn visit(&mut self, node: TreeNode) {
        let Some(session) = self.session() else { return };
        let Some(visit) = session.visits(node).next() else { return };
        let step = session.trace().entered(visit);
        self.play(playback::Message::Seek(step));
    }

    /// The line of the program at the step that is shown; none of a program that has changed since.
    pub fn line(&self) -> Option<u32> {
        self.current()?.line(self.playback.step)
    }

    /// The line of the program that failed, with what is wrong there; nothing of one that has changed since.
    pub fn wrong_line(&self) -> Option<(u32, &str)> {
        match self.wrong() {
            Some(Reason::Raised { line, message }) => Some(((*line)?, message)),
            Some(_) => None,
            None => self.current_game()?.wrong(),
        }
    }

    /// Why the program failed, on the tree or in the check; nothing of one that has changed since.
    fn wrong(&self) -> Option<&Reason> {
        let ran = self.current().and_then(|outcome| outcome.problem.as_ref());
        ran.or_else(|| Some(&self.current_report()?.failure()?.reason))
    }
}
