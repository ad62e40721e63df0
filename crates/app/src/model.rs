//! The state of the page and its changes, without any rendering.

mod address;
mod arrival;
mod editing;
mod job;
mod looking;
mod play;
mod referee;
mod searching;
mod seen;
mod tracing;
mod weighing;

use std::cell::RefCell;
use std::rc::Rc;

use plyscope_games::GameProblem;
use plyscope_program_trace::print_short;
use plyscope_search::algo::Algorithm;
use plyscope_search::notation::ParseError;
use plyscope_search::{Player, Step, TreeNode, Value};
use plyscope_session::edit::{self, Edit, History};
use plyscope_session::playback::{Mode, Playback};
use plyscope_session::Session;
use plyscope_setup::address::{At, MAX_LINK};
use plyscope_setup::ask::Ask;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::dialog_request::{DialogId, DialogRequest};
use plyscope_setup::gallery::{Exhibit, Scene, GALLERY};
use plyscope_setup::link::LinkProblem;
use plyscope_setup::view::View;
use plyscope_setup::Setup;
use plyscope_view::picture::{Labels, Shown};
use plyscope_view::scene::camera::{Camera, Viewport};
use plyscope_view::scene::framing::Framing;

use crate::frame::{self, Shell};
pub use address::SavedWork;
pub use arrival::Arrival;
pub use editing::{is_editable, Editing};
pub use job::{Job, SoFar};
pub use play::{Made, Match, MatchMessage, Turn};
pub use seen::Seen;
pub use tracing::{TraceFault, TraceSource, MAX_TRACE};

/// The first tree: that of the lectures' quiz.
const FIRST_TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// The longest text that is parsed and searched on the page, in bytes; longer ones go to the
/// worker.
pub const LARGE: usize = 20_000;

/// The state of the page.
pub struct Model {
    /// The state shared with the other pages.
    pub shell: Shell<Notice>,
    /// The tree's text with its undo history.
    pub history: History,
    /// The game that is searched; `None` while it is the tree.
    pub game: Option<GameSpec>,
    /// Which search.
    pub setup: Setup,
    /// The algorithm that a game with chance does not take, until another one is chosen.
    replaced: Option<Algorithm>,
    /// The last search that could be run; its tree may be older than the text.
    pub session: Option<Rc<Session>>,
    /// The parse error of the text.
    pub error: Option<ParseError>,
    /// The problem of the start position, if only the worker knows the rules.
    pub refused: Option<GameProblem>,
    /// Which step is shown.
    pub playback: Playback,
    /// The trace of a program that is shown in place of a search, or shall be.
    pub trace: Option<TraceSource>,
    /// The node that was chosen.
    pub chosen: Option<TreeNode>,
    /// The leaf whose value is edited in place.
    pub editing: Option<Editing>,
    /// The position under the pointer, perhaps of a search that was shown before.
    pointed: Option<TreeNode>,
    /// The match against the search, if one is being played.
    pub played: Option<Match>,
    /// Whether L-names are shown.
    pub names: Shown,
    /// What is asked before playback shows it.
    pub ask: Option<Ask>,
    /// The view that the user has chosen; `None` for the default.
    chosen_view: Option<View>,
    /// The size of the tree's viewport.
    pub viewport: Viewport,
    /// The camera set by the user; `None` while it is automatic.
    pub camera: Option<Camera>,
    /// The node whose neighbourhood the user asked for; `None` for that of the current node.
    looked_at: Option<TreeNode>,
    /// Cache of the last framing, with its inputs.
    framing: RefCell<Option<Framed>>,
    /// The dialog that is loading.
    pub pending_dialog: Option<DialogId>,
    /// The search in the worker.
    pub job: Option<Job>,
    /// The example to show at its key step, once its search is done.
    pub exhibit: Option<&'static Exhibit>,
    /// The last request number.
    jobs: u32,
    /// The step to show when the running search is done.
    wanted: At,
    /// How the running search relates to the one shown.
    arrival: Arrival,
    /// Whether it is the person's own work, which is stored on the device. What an address or an example shows
    /// becomes so when it is changed; until then the work that was stored stays there.
    pub is_own: bool,
    /// Whether the step that is wanted is that of stored work, and not of a link.
    is_restored: bool,
}

/// A cached framing with all that it depends on.
struct Framed {
    session: Rc<Session>,
    viewport: Viewport,
    labels: Labels,
    framing: Framing,
}

/// Notices of this page.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The link that opened the page is broken in places.
    Link(Vec<LinkProblem>),
    /// The work that was stored cannot be read in places.
    Outdated,
    /// The search has too many steps.
    TooManySteps,
    /// The search was cancelled; for a game, with its result so far.
    Cancelled(Option<SoFar>),
    /// The reading of a trace was cancelled.
    TraceCancelled,
    /// The search was stopped at its last step, before it was done.
    EndedEarly(Step),
    /// The time limit was reached; the last finished pass searched so many plies deep, and found
    /// this best move with this value.
    TimeUp(u16, Option<(String, Value)>),
    /// The game cannot be searched.
    Game(GameProblem),
    /// The worker failed, or its result did not arrive.
    Lost,
    /// The worker could not be loaded.
    Unreachable,
    /// The questions cannot be asked, for this reason; without one, they could not be loaded.
    NotAsked(Option<String>),
    /// The dialog program could not be loaded.
    DialogUnavailable(DialogId),
}

impl Notice {
    /// Whether it is about the search that was run last, and untrue of the next one.
    const fn is_about_search(&self) -> bool {
        match self {
            Self::TooManySteps
            | Self::Cancelled(_)
            | Self::TraceCancelled
            | Self::EndedEarly(_)
            | Self::TimeUp(..)
            | Self::Unreachable => true,
            Self::Link(_)
            | Self::Outdated
            | Self::Game(_)
            | Self::Lost
            | Self::NotAsked(_)
            | Self::DialogUnavailable(_) => false,
        }
    }
}

/// The longest short trace that is compared with searches: in an address a character may take three.
const COMPARED: usize = MAX_LINK / 4;

impl Model {
    /// The page as it opens: from its address, from saved work, or with the first example.
    pub fn open(fragment: &str, left: Option<SavedWork>, shell: Shell<Notice>) -> Self {
        let mut model = Self {
            shell,
            history: History::default(),
            game: None,
            setup: Setup::default(),
            replaced: None,
            session: None,
            error: None,
            refused: None,
            playback: Playback::default(),
            trace: None,
            chosen: None,
            editing: None,
            pointed: None,
            played: None,
            names: Shown::Yes,
            chosen_view: None,
            ask: None,
            viewport: Viewport { width: 900.0, height: 460.0 },
            camera: None,
            looked_at: None,
            framing: RefCell::default(),
            pending_dialog: None,
            job: None,
            exhibit: None,
            jobs: 0,
            wanted: At::default(),
            arrival: Arrival::default(),
            is_own: false,
            is_restored: false,
        };
        if fragment.trim_start_matches('#').is_empty() {
            match left {
                Some(left) => model.follow(&left.link, Some(left.text)),
                None => model.show_exhibit(0),
            }
        } else {
            // One's own tree comes back by undoing, and is behind a game.
            if let Some(left) = left {
                model.history.set(left.text);
            }
            model.follow(fragment, None);
        }
        model
    }

    /// The request for a dialog about the current state.
    pub fn dialog_request(&self, dialog: DialogId) -> DialogRequest {
        match dialog {
            DialogId::Random => DialogRequest::Random,
            DialogId::Complexity => DialogRequest::Complexity,
            DialogId::Share => {
                let (link, text) = self.shared();
                DialogRequest::Share { link, text }
            }
            DialogId::Review => DialogRequest::Review {
                game: self.played.as_ref().map(|played| played.spec().clone()),
                setup: self.setup,
                text: self.played.as_ref().map(Match::print).unwrap_or_default(),
            },
            DialogId::EvaluationMatch => {
                DialogRequest::EvaluationMatch { game: self.game.clone(), setup: self.setup }
            }
            DialogId::Compare => {
                let session = self.session.as_ref().filter(|session| session.game().is_none());
                DialogRequest::Compare {
                    game: self.game.clone(),
                    // The tree that is shown, which may be older than the text.
                    text: session.map(|session| session.tree().to_string()).unwrap_or_default(),
                    setup: self.setup,
                    trace: self.traced().and_then(|session| print_short(session, COMPARED)),
                }
            }
        }
    }

    /// Clears a notice that is outdated once the user goes on; notices that stay true remain.
    pub fn move_on(&mut self) {
        let is_over = match &self.shell.notice {
            Some(frame::Notice::Unshared(_)) => true,
            Some(frame::Notice::Own(notice)) => {
                matches!(
                    notice,
                    Notice::Lost
                        | Notice::TraceCancelled
                        | Notice::DialogUnavailable(_)
                        | Notice::NotAsked(_)
                        | Notice::Game(_)
                )
            }
            Some(frame::Notice::MissingLanguage(_) | frame::Notice::Unstored(_)) | None => false,
        };
        if is_over {
            self.shell.clear_notice();
        }
    }

    /// The position under the pointer.
    pub fn pointed(&self) -> Option<TreeNode> {
        let nodes = self.session.as_ref().map_or(0, |session| session.tree().len());
        self.pointed.filter(|node| node.index() < nodes)
    }

    /// Sets the position under the pointer.
    pub fn point(&mut self, node: Option<TreeNode>) {
        self.pointed = node;
    }

    /// Shows an example of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        let Some(exhibit) = GALLERY.get(number) else { return };
        let (scene, setup) = exhibit.scene();
        (self.setup, self.replaced, self.ask) = (setup, None, None);
        self.game = match scene {
            Scene::Tree(text) => {
                self.history.set(text);
                None
            }
            Scene::Game(spec) => Some(spec),
        };
        self.played = None;
        self.wanted = At::default();
        self.arrival = Arrival::default();
        self.playback = Playback { step: Step::START, mode: Mode::Paused, ..self.playback };
        self.chosen = None;
        self.look_automatically();
        self.shell.clear_notice();
        self.exhibit = Some(exhibit);
        self.is_own = false;
        self.search();
    }

    /// Sets the text and searches it if it parses.
    pub fn set_text(&mut self, text: String) {
        self.arrival = Arrival::Typed;
        self.exhibit = None;
        // A text that is mended is still that of its link; another one that is still searched is not.
        if self.job.is_some() {
            self.forget_wanted();
        }
        self.history.set(text);
        self.search();
    }

    /// Another tree altogether.
    pub fn set_tree(&mut self, text: String) {
        self.end_trace();
        self.forget_wanted();
        self.history.set(text);
        self.arrival = Arrival::New;
        self.set_game(None);
    }

    /// Another search on the same tree.
    pub fn set_setup(&mut self, setup: Setup) {
        self.search_traced_tree();
        if setup.algorithm != self.setup.algorithm {
            self.replaced = None;
        }
        self.setup = setup;
        self.search();
    }

    /// Another player to move at the root.
    pub fn set_root(&mut self, player: Player) {
        if let Some(session) = self.editable() {
            let tree = session.tree().clone().with_root_player(player);
            self.history.set(tree.to_string());
            self.search();
        }
    }

    /// The search whose tree is that of the text, and not that of a game or a program.
    fn editable(&self) -> Option<&Session> {
        let session = self.session.as_deref().filter(|_| self.game.is_none());
        session.filter(|session| session.game().is_none() && session.program().is_none())
    }

    /// The step that a link or an example has asked for is not that of what is searched now.
    fn forget_wanted(&mut self) {
        self.exhibit = None;
        self.wanted = At::default();
    }

    /// A change to the tree that is shown.
    pub fn edit(&mut self, edit: &Edit) {
        let Some(session) = self.editable() else { return };
        // The buttons for impossible edits are dimmed, so no error is shown.
        let Ok(tree) = edit::apply(session.tree(), edit) else { return };
        let chosen = match *edit {
            Edit::Remove(node) => session.tree().parent(node),
            Edit::SwapLeft(node) => Some(TreeNode(node.0.saturating_sub(1))),
            Edit::SwapRight(node) => Some(TreeNode(node.0 + 1)),
            Edit::SetValue(node, _)
            | Edit::SetName(node, _)
            | Edit::SetTurn(node, _)
            | Edit::AddChild(node) => Some(node),
        };
        self.history.set(tree.to_string());
        self.search();
        self.chosen = chosen;
    }

    /// Undo.
    pub fn undo(&mut self) {
        if self.game.is_none() && self.trace.is_none() && self.history.can_undo() {
            self.history.undo();
            self.search();
        }
    }

    /// Redo.
    pub fn redo(&mut self) {
        if self.game.is_none() && self.trace.is_none() && self.history.can_redo() {
            self.history.redo();
            self.search();
        }
    }

    /// Whether the same game is searched, from any position, or the tree.
    pub fn is_of_game(&self, game: Option<&GameSpec>) -> bool {
        game.map(|spec| spec.game) == self.game.as_ref().map(|spec| spec.game)
    }

    /// Switches to another game, or back to the tree, whose text is kept.
    pub fn set_game(&mut self, game: Option<GameSpec>) {
        self.end_trace();
        if !self.is_of_game(game.as_ref()) {
            let usual = game.as_ref().map_or_else(Setup::default, |spec| spec.game.entry().setup());
            (self.setup.depth, self.setup.window) = (usual.depth, usual.window);
            // Not every search takes chance into account; the one that was chosen comes back after it.
            let wanted = self.replaced.take().unwrap_or(self.setup.algorithm);
            let is_taken = game.as_ref().is_none_or(|spec| spec.game.entry().takes(wanted));
            (self.setup.algorithm, self.replaced) =
                if is_taken { (wanted, None) } else { (usual.algorithm, Some(wanted)) };
            self.playback = Playback::default();
            self.chosen = None;
            self.look_automatically();
            self.forget_wanted();
        }
        self.played = self.played.take().and_then(|played| played.evaluated_as(game.as_ref()?));
        let position = |game: &Option<GameSpec>| game.as_ref()?.options.position.clone();
        if position(&game) != position(&self.game) {
            self.arrival = Arrival::New;
        }
        self.game = game;
        self.search();
    }

    /// Shows or hides the L-names.
    pub fn toggle_names(&mut self) {
        self.names = match self.names {
            Shown::Yes => Shown::No,
            Shown::No => Shown::Yes,
        };
    }

    /// The labels of the nodes.
    pub const fn labels(&self) -> Labels {
        Labels { names: self.names, lang: self.shell.lang }
    }

    /// The last step of the search that is shown.
    pub fn last_step(&self) -> Step {
        self.session.as_ref().map_or(Step::START, |session| session.trace().last_step())
    }
}
