//! What the page knows, and how it changes. No drawing here.

mod job;
mod play;
mod referee;

use std::rc::Rc;

use plyscope_core::notation::ParseError;
use plyscope_core::trace::RecordStop;
use plyscope_core::trace::Recorder;
use plyscope_core::{GameTree, Player, Step, TreeNode};
use plyscope_stage::annex::{Errand, Room};
use plyscope_stage::catalog::GameSpec;
use plyscope_stage::edit::{self, Edit, History};
use plyscope_stage::gallery::{Exhibit, Scene, GALLERY};
use plyscope_stage::link::{Link, LinkProblem, MAX_LINK};
use plyscope_stage::picture::{Labels, Shown};
use plyscope_stage::playback::{self, Mode, Playback};
use plyscope_stage::scene::camera::{Camera, Viewport};
use plyscope_stage::scene::tree::least_unit;
use plyscope_stage::session::Session;
use plyscope_stage::setup::Setup;

use crate::browser;
use crate::frame::{self, Shell};
use crate::message::Look;
use crate::searcher::{self, Failure, News, Reply, Request, Task};
use job::Clock;
pub use job::{Job, SoFar};
pub use play::{Match, MatchMessage, Turn};

/// The tree that is there before any other: that of the lectures' quiz.
const FIRST_TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// The longest text that is read and searched at once, in bytes; what is longer goes to the worker.
pub const LARGE: usize = 20_000;

/// The state of the page.
pub struct Model {
    /// What it shares with the other pages.
    pub shell: Shell<Notice>,
    /// The tree's text, with its past.
    pub history: History,
    /// The game that is searched; `None` while it is the tree.
    pub game: Option<GameSpec>,
    /// Which search.
    pub setup: Setup,
    /// The last search that could be run; its tree may be older than the text.
    pub session: Option<Rc<Session>>,
    /// What is wrong with the text.
    pub error: Option<ParseError>,
    /// Which step is shown.
    pub playback: Playback,
    /// The node that was chosen.
    pub chosen: Option<TreeNode>,
    /// The position that is pointed at.
    pub pointed: Option<TreeNode>,
    /// The match against the search, if one is being played.
    pub played: Option<Match>,
    /// Whether L-names are shown.
    pub names: Shown,
    /// The size of the place for the tree.
    pub viewport: Viewport,
    /// Where the person looks; `None` while the whole tree is shown.
    pub camera: Option<Camera>,
    /// The dialog of the annex that is on its way.
    pub entering: Option<Room>,
    /// The search that the worker is busy with.
    pub job: Option<Job>,
    /// The exhibit that is to be shown at its telling step, once its search has arrived.
    exhibit: Option<&'static Exhibit>,
    /// How many jobs there have been.
    jobs: u32,
    /// The step to show once the search that runs has arrived.
    wanted: Step,
}

/// Work in progress that was left: the tree's text, and an address without it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The text.
    pub text: String,
    /// The rest, as in an address.
    pub link: String,
}

/// What only this page has to tell in passing.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The link that opened the page is broken in places.
    Link(Vec<LinkProblem>, Option<(Step, Step)>),
    /// The search has too many steps.
    TooManySteps,
    /// The search was cancelled; of a game, with what it had found.
    Cancelled(Option<SoFar>),
    /// The search was ended at its last step, before it was done.
    EndedEarly(Step),
    /// The search was ended by the clock; its last finished pass looked so many plies ahead.
    TimeUp(u16),
    /// The game cannot be searched, for this reason.
    Game(String),
    /// The search could not be handed over.
    Lost,
    /// There is nobody to search, since a file could not be loaded.
    Unreachable,
    /// A dialog of the annex could not be had.
    Shut(Room),
}

impl Model {
    /// The page as it opens: from its address, or as it was left, or with the first exhibit.
    pub fn open(fragment: &str, left: Option<Left>, shell: Shell<Notice>) -> Self {
        let mut model = Self {
            shell,
            history: History::default(),
            game: None,
            setup: Setup::default(),
            session: None,
            error: None,
            playback: Playback::default(),
            chosen: None,
            pointed: None,
            played: None,
            names: Shown::Yes,
            viewport: Viewport { width: 900.0, height: 460.0 },
            camera: None,
            entering: None,
            job: None,
            exhibit: None,
            jobs: 0,
            wanted: Step::START,
        };
        if fragment.trim_start_matches('#').is_empty() {
            match left {
                Some(left) => model.follow(&left.link, Some(left.text)),
                None => model.show_exhibit(0),
            }
        } else {
            model.follow(fragment, None);
        }
        model
    }

    /// Shows what an address says, or a text with the rest of an address.
    pub fn follow(&mut self, fragment: &str, text: Option<String>) {
        let (mut link, problems) = Link::parse(fragment);
        link.text = text.or(link.text);
        self.setup = link.setup;
        self.game = link.game;
        self.played = None;
        let text = match link.text.clone() {
            Some(text) => with_side(text, link.root),
            None if self.history.text().is_empty() => FIRST_TREE.to_owned(),
            None => self.history.text().to_owned(),
        };
        self.history.set(text);
        self.shell.tell((!problems.is_empty()).then_some(Notice::Link(problems, None)));
        self.playback = Playback::default();
        self.chosen = None;
        self.camera = None;
        self.wanted = link.step.unwrap_or_default();
        self.search();
        if let Some(error) = self.error.clone() {
            self.tell_of_link(|problems, _| problems.push(LinkProblem::Tree(error)));
        }
    }

    fn tell_of_link(&mut self, add: impl FnOnce(&mut Vec<LinkProblem>, &mut Option<(Step, Step)>)) {
        let (mut problems, mut beyond) = match self.shell.notice.take() {
            Some(frame::Notice::Own(Notice::Link(problems, beyond))) => (problems, beyond),
            _ => (Vec::new(), None),
        };
        add(&mut problems, &mut beyond);
        self.shell.tell(Notice::Link(problems, beyond));
    }

    /// The part of the address that shows what is shown; `None` when it would be too long.
    pub fn link(&self) -> Option<String> {
        let text = self.history.text();
        let link = (text.len() <= MAX_LINK).then(|| self.print_link(text))?;
        (link.len() <= MAX_LINK).then_some(link)
    }

    /// What is shared: the link, and the tree's text where it has no room for that.
    pub fn shared(&self) -> (String, String) {
        match self.link() {
            Some(link) => (link, String::new()),
            None => {
                let Left { text, link } = self.left();
                (link, text)
            }
        }
    }

    /// The work in progress, to be found again later.
    pub fn left(&self) -> Left {
        Left { text: self.history.text().to_owned(), link: self.print_link("") }
    }

    fn print_link(&self, text: &str) -> String {
        if let Some(game) = &self.game {
            return Link::print_game(game, &self.setup, self.playback.step);
        }
        let session = self.session.as_ref().filter(|session| session.game().is_none());
        let root = session.map_or(Player::Max, |session| session.tree().root_player());
        let current = self.error.is_none() && self.job.is_none();
        let root = if current { root } else { Player::Max };
        Link::print(text, root, &self.setup, self.playback.step)
    }

    /// What a dialog of the annex is about: what is shown now.
    pub fn errand(&self, room: Room) -> Errand {
        match room {
            Room::Random => Errand::Random,
            Room::Complexity => Errand::Complexity,
            Room::Share => {
                let (link, text) = self.shared();
                Errand::Share { link, text }
            }
            Room::Compare => {
                let session = self.session.as_ref().filter(|session| session.game().is_none());
                Errand::Compare {
                    game: self.game.clone(),
                    // The tree that is seen, which may be older than the text.
                    text: session.map(|session| session.tree().to_string()).unwrap_or_default(),
                    setup: self.setup,
                }
            }
        }
    }

    /// Something else is done, and what was told in passing is over; what stays true stays.
    pub fn move_on(&mut self) {
        let is_over = match &self.shell.notice {
            Some(frame::Notice::Shared(_)) => true,
            Some(frame::Notice::Own(notice)) => matches!(
                notice,
                Notice::Cancelled(_) | Notice::Lost | Notice::Shut(_) | Notice::Game(_)
            ),
            Some(frame::Notice::Unspoken(_)) | None => false,
        };
        if is_over {
            self.shell.hush();
        }
    }

    /// Shows an exhibit of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        let Some(exhibit) = GALLERY.get(number) else { return };
        let (scene, setup) = exhibit.scene();
        self.setup = setup;
        self.game = match scene {
            Scene::Tree(text) => {
                self.history.set(text);
                None
            }
            Scene::Game(spec) => Some(spec),
        };
        self.played = None;
        self.wanted = Step::START;
        self.playback = Playback { step: Step::START, mode: Mode::Paused, ..self.playback };
        self.chosen = None;
        self.camera = None;
        self.shell.hush();
        self.exhibit = Some(exhibit);
        self.search();
    }

    /// Another text; what can be read of it is searched.
    pub fn set_text(&mut self, text: String) {
        self.history.set(text);
        self.search();
    }

    /// Another search on the same tree.
    pub fn set_setup(&mut self, setup: Setup) {
        self.setup = setup;
        self.search();
    }

    /// Another player to move at the root.
    pub fn set_root(&mut self, player: Player) {
        if let Some(session) = &self.session {
            let tree = session.tree().clone().with_root_player(player);
            self.set_text(tree.to_string());
        }
    }

    /// A change to the tree that is shown.
    pub fn edit(&mut self, edit: &Edit) {
        let Some(session) = &self.session else { return };
        // The buttons for impossible changes are off, so there is nothing to tell.
        let Ok(tree) = edit::apply(session.tree(), edit) else { return };
        let chosen = match *edit {
            Edit::Remove(node) => session.tree().parent(node),
            Edit::SwapLeft(node) => Some(TreeNode(node.0.saturating_sub(1))),
            Edit::SwapRight(node) => Some(TreeNode(node.0 + 1)),
            Edit::SetValue(node, _) | Edit::SetName(node, _) | Edit::AddChild(node) => Some(node),
        };
        self.set_text(tree.to_string());
        self.chosen = chosen;
    }

    /// Back to the text before.
    pub fn undo(&mut self) {
        self.history.undo();
        self.search();
    }

    /// On to the text that was undone.
    pub fn redo(&mut self) {
        self.history.redo();
        self.search();
    }

    /// Another game, or the tree again. What was typed of the tree stays.
    pub fn set_game(&mut self, game: Option<GameSpec>) {
        let kind = |game: &Option<GameSpec>| game.as_ref().map(|spec| spec.game);
        if kind(&game) != kind(&self.game) {
            self.setup.depth = game.as_ref().and_then(|spec| spec.game.entry().depth);
            self.played = None;
            self.playback = Playback::default();
            self.chosen = None;
            self.camera = None;
        }
        self.game = game;
        self.search();
    }

    /// What came to nothing, once more: the question about a match, the search, or both.
    pub fn retry(&mut self) {
        let is_unknown = |played: &Match| matches!(played.turn(), Turn::Unknown);
        let asks = self.played.as_ref().is_some_and(is_unknown);
        if asks {
            self.look_at_match();
        }
        match &self.played {
            Some(played) if matches!(played.turn(), Turn::Stopped) => {
                self.play_match(MatchMessage::Think);
            }
            _ if asks && self.session.is_some() => self.shell.hush(),
            _ => self.search(),
        }
    }

    /// Runs the search, here or, for a game and for a large tree, in the worker. Where that fails,
    /// what was there stays.
    fn search(&mut self) {
        self.job = None;
        // It was about the search before.
        if matches!(self.shell.told(), Some(Notice::TimeUp(_) | Notice::Unreachable)) {
            self.shell.hush();
        }
        let task = match &self.game {
            Some(spec) => Task::Game(spec.clone()),
            None if self.is_large() => Task::Tree(self.history.text().to_owned()),
            None => {
                let found = searcher::search(self.history.text(), self.setup, Recorder::new());
                self.arrive(found);
                return;
            }
        };
        self.error = None;
        let number = self.next_number();
        // A tree is given whole and soon searched; only games go on and on.
        let time = self.setup.time_limit().filter(|_| matches!(task, Task::Game(_)));
        let request = Request { number, task, setup: self.setup, time };
        let now = browser::now();
        let clock = Clock { begun: now, heard: now };
        self.job = Some(Job { request, progress: None, clock });
    }

    /// A number that no request has had.
    fn next_number(&mut self) -> u32 {
        self.jobs += 1;
        self.jobs
    }

    /// Whether the text is too long to be dealt with between two keys.
    pub fn is_large(&self) -> bool {
        self.history.text().len() > LARGE
    }

    /// What the worker has to do.
    pub fn request(&self) -> Option<&Request> {
        self.job.as_ref().map(|job| &job.request)
    }

    /// A worker says something; what it says of an older job no longer matters.
    pub fn hear(&mut self, reply: Reply) {
        let is_asked = self.question().is_some_and(|question| question.number == reply.number);
        match reply.news {
            News::Outlook(outlook) => self.take_outlook(reply.number, outlook),
            News::Found(Err(failure)) if is_asked => self.miss_outlook(failure),
            _ => self.hear_of_job(reply),
        }
    }

    fn hear_of_job(&mut self, reply: Reply) {
        let Some(job) = self.job.as_mut().filter(|job| job.request.number == reply.number) else {
            return;
        };
        match reply.news {
            News::Progress(progress) => {
                job.progress = Some(progress);
                job.clock.heard = browser::now();
            }
            News::Found(found) => {
                self.job = None;
                let ended = found.as_ref().ok().and_then(|found| found.ended);
                self.arrive(found.map(|found| found.session));
                self.tell_of_end(ended);
            }
            News::Outlook(_) => {}
        }
    }

    /// Tells why the search that has just arrived was ended before it was done, if it was.
    fn tell_of_end(&mut self, ended: Option<RecordStop>) {
        let (Some(ended), Some(session)) = (ended, &self.session) else { return };
        let trace = session.trace();
        match ended {
            RecordStop::TooLong { .. } => {
                self.shell.tell(Notice::EndedEarly(trace.last_step()));
            }
            // What is wrong with the link is told nowhere else; the time was asked for.
            RecordStop::Cancelled if matches!(self.shell.told(), Some(Notice::Link(..))) => {}
            RecordStop::Cancelled => {
                let depth = trace.last_finished().and_then(|pass| pass.horizon);
                self.shell.tell(depth.map(Notice::TimeUp));
            }
        }
    }

    /// The search in the worker is no longer wanted; what was there stays.
    pub fn cancel(&mut self) {
        let Some(job) = self.job.take() else { return };
        self.stop_thinking();
        let so_far = job.progress.filter(|_| matches!(job.request.task, Task::Game(_)));
        let so_far = so_far.map(|far| SoFar { visited: far.visited, best: far.best });
        self.shell.tell(Notice::Cancelled(so_far));
    }

    /// Takes over a search that has been run.
    fn arrive(&mut self, found: Result<Session, Failure>) {
        let session = match found {
            Ok(session) => session,
            Err(failure) => {
                self.fail(failure);
                return;
            }
        };
        self.error = None;
        let same_shape =
            self.session.as_ref().is_some_and(|old| old.tree().len() == session.tree().len());
        if !same_shape {
            self.camera = None;
        }
        let last = session.trace().last_step();
        // Who looked at the end before, looks at the end after a change.
        let was_last = self.last_step();
        let at_end = was_last > Step::START && self.playback.step == was_last;
        let here = if at_end { last } else { self.playback.step };
        let wanted = std::mem::take(&mut self.wanted).max(here);
        // “The last step” is asked for by a number beyond all others.
        if wanted > last && wanted != Step(u32::MAX) && wanted != here {
            self.tell_of_link(|_, beyond| *beyond = Some((wanted, last)));
        }
        self.playback.step = wanted.min(last);
        if let Some(exhibit) = self.exhibit.take() {
            self.playback.step = exhibit.step(session.trace());
        }
        self.chosen = self.chosen.filter(|node| node.index() < session.tree().len());
        self.pointed = None;
        self.session = Some(Rc::new(session));
        self.take_reply();
    }

    /// Tells why there is no answer; what was there stays.
    fn fail(&mut self, failure: Failure) {
        self.stop_thinking();
        self.shell.tell(match failure {
            Failure::Text(error) => {
                self.error = Some(error);
                return;
            }
            Failure::Stopped => {
                self.error = None;
                Notice::TooManySteps
            }
            Failure::Game(reason) => Notice::Game(reason),
            Failure::Lost => Notice::Lost,
            Failure::Unreachable => Notice::Unreachable,
        });
    }

    /// Goes through the steps; the camera follows.
    pub fn play(&mut self, message: playback::Message) {
        let Some(session) = self.session.clone() else { return };
        self.playback = self.playback.after(message, session.trace());
        let focus = session.focus(self.playback.step);
        if let (Some(camera), Some(node)) = (self.camera, focus) {
            let layer = session.tree().layer_of(node) as f64;
            self.camera = Some(camera.showing(session.layout().x(node), layer));
        }
    }

    /// Chooses a node and has the camera show it, near enough to be drawn by itself.
    pub fn walk(&mut self, node: TreeNode) {
        self.chosen = Some(node);
        if let Some(session) = &self.session {
            self.session = Some(Rc::new(session.revealing(node)));
        }
        let (Some(session), Some(camera)) = (self.session.clone(), self.seen()) else { return };
        let near = camera.nearer_than(least_unit(&session, node));
        if self.camera.is_some() || near != camera {
            let layer = session.tree().layer_of(node) as f64;
            self.camera = Some(near.showing(session.layout().x(node), layer));
        }
    }

    /// Unfolds a node, or folds it; it stays where it is seen.
    pub fn toggle(&mut self, node: TreeNode) {
        let Some(session) = &self.session else { return };
        let before = self.seen().map(|camera| camera.x(session.layout().x(node)));
        let toggled = session.toggled(node);
        if let (Some(camera), Some(before)) = (self.camera, before) {
            let after = camera.x(toggled.layout().x(node));
            self.camera = Some(camera.panned(before - after, 0.0));
        }
        self.session = Some(Rc::new(toggled));
    }

    /// Moves the camera.
    pub fn look(&mut self, look: Look) {
        match look {
            Look::Size(viewport) => {
                self.camera = self.camera.map(|camera| camera.resized(viewport));
                self.viewport = viewport;
            }
            Look::Fit => self.camera = None,
            Look::Zoom { factor, at } => {
                let at = at.or_else(|| self.middle());
                if let (Some(camera), Some((x, y))) = (self.seen(), at) {
                    self.camera = Some(camera.zoomed(factor, x, y));
                }
            }
            Look::Pan(dx, dy) => self.camera = self.seen().map(|camera| camera.panned(dx, dy)),
        }
    }

    /// What zooming without a pointer keeps in place: the step's node, or the middle.
    fn middle(&self) -> Option<(f64, f64)> {
        let (session, camera) = (self.session.as_ref()?, self.seen()?);
        let node = self.chosen.or_else(|| session.focus(self.playback.step));
        Some(match node {
            Some(node) => {
                (camera.x(session.layout().x(node)), camera.y(session.tree().layer_of(node) as f64))
            }
            None => (self.viewport.width / 2.0, self.viewport.height / 2.0),
        })
    }

    /// The camera in use.
    pub fn seen(&self) -> Option<Camera> {
        let session = self.session.as_ref()?;
        Some(self.camera.unwrap_or_else(|| {
            let tree = session.tree();
            let whole = Camera::fit(session.layout(), tree.layer_count(), self.viewport);
            // What is too deep to be seen whole is followed down.
            match session.focus(self.playback.step) {
                Some(node) => whole.lowered_to(tree.layer_of(node) as f64),
                None => whole,
            }
        }))
    }

    /// Shows the L-names, or no longer.
    pub fn toggle_names(&mut self) {
        self.names = match self.names {
            Shown::Yes => Shown::No,
            Shown::No => Shown::Yes,
        };
    }

    /// What is written beside the nodes.
    pub const fn labels(&self) -> Labels {
        Labels { names: self.names, lang: self.shell.lang }
    }

    /// The last step of the search that is shown.
    pub fn last_step(&self) -> Step {
        self.session.as_ref().map_or(Step::START, |session| session.trace().last_step())
    }
}

/// A tree's text with the side to move that a link says apart from it. Only what is small is read
/// here; a link cannot hold more.
fn with_side(text: String, root: Option<Player>) -> String {
    match (GameTree::parse(&text), root) {
        (Ok(tree), Some(player)) if tree.root_player() != player => {
            tree.with_root_player(player).to_string()
        }
        _ => text,
    }
}
