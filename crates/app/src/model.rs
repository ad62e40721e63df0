//! What the page knows, and how it changes. No drawing here.

use std::rc::Rc;

use plyscope_core::notation::ParseError;
use plyscope_core::trace::Recorder;
use plyscope_core::{GameTree, Player, Step, TreeNode};
use plyscope_stage::edit::{self, Edit, History};
use plyscope_stage::gallery::GALLERY;
use plyscope_stage::link::{Link, LinkProblem, MAX_LINK};
use plyscope_stage::locale::Lang;
use plyscope_stage::picture::{Labels, Shown};
use plyscope_stage::playback::{self, Mode, Playback};
use plyscope_stage::scene::camera::{Camera, Viewport};
use plyscope_stage::session::Session;
use plyscope_stage::setup::Setup;

use crate::message::{Dialog, Look, Theme};

/// The most steps that are kept on the page.
pub const MAX_STEPS: u32 = 20_000_000;

/// The state of the page.
pub struct Model {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The tree's text, with its past.
    pub history: History,
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
    /// Whether L-names are shown.
    pub names: Shown,
    /// The size of the place for the tree.
    pub viewport: Viewport,
    /// Where the person looks; `None` while the whole tree is shown.
    pub camera: Option<Camera>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Something to be told.
    pub notice: Option<Notice>,
}

/// Something to be told in passing.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The link that opened the page is broken in places.
    Link(Vec<LinkProblem>, Option<(Step, Step)>),
    /// The link was copied, or could not be.
    Shared(bool),
    /// The search has too many steps.
    TooManySteps,
}

impl Model {
    /// The page as it opens: from its address, or as it was left, or with the first exhibit.
    pub fn open(fragment: &str, left: Option<&str>, lang: Lang, theme: Theme) -> Self {
        let mut model = Self {
            lang,
            theme,
            history: History::default(),
            setup: Setup::default(),
            session: None,
            error: None,
            playback: Playback::default(),
            chosen: None,
            names: Shown::Yes,
            viewport: Viewport { width: 900.0, height: 460.0 },
            camera: None,
            dialog: None,
            notice: None,
        };
        if fragment.trim_start_matches('#').is_empty() {
            match left.filter(|left| !left.is_empty()) {
                Some(left) => model.follow(left),
                None => model.show_exhibit(0),
            }
        } else {
            model.follow(fragment);
        }
        model
    }

    /// Shows what an address says.
    pub fn follow(&mut self, fragment: &str) {
        let (link, mut problems) = Link::parse(fragment);
        self.setup = link.setup;
        let text = match (&link.text, link.tree()) {
            (Some(_), Some(Ok(tree))) if link.root.is_some_and(|_| !said_in(&link, &tree)) => {
                tree.to_string()
            }
            (Some(text), _) => text.clone(),
            (None, _) if self.history.text().is_empty() => GALLERY[0].text.to_owned(),
            (None, _) => self.history.text().to_owned(),
        };
        self.history.set(text);
        self.search();
        problems.extend(self.error.clone().map(LinkProblem::Tree));
        let last = self.last_step();
        let wanted = link.step.unwrap_or_default();
        self.playback = Playback { step: wanted.min(last), ..Playback::default() };
        // “The last step” is asked for by a number beyond all others.
        let beyond = (wanted > last && wanted != Step(u32::MAX) && self.session.is_some())
            .then_some((wanted, last));
        self.notice =
            (!problems.is_empty() || beyond.is_some()).then_some(Notice::Link(problems, beyond));
        self.chosen = None;
        self.camera = None;
    }

    /// The part of the address that shows what is shown; `None` when it would be too long.
    pub fn link(&self) -> Option<String> {
        let root =
            self.session.as_ref().map_or(Player::Max, |session| session.tree().root_player());
        let link = Link::print(self.history.text(), root, &self.setup, self.playback.step);
        (link.len() <= MAX_LINK).then_some(link)
    }

    /// Shows an exhibit of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        let Some(exhibit) = GALLERY.get(number) else { return };
        self.history.set(exhibit.text.to_owned());
        self.setup = exhibit.setup();
        self.search();
        let step = self.session.as_ref().map_or(Step::START, |s| exhibit.step(s.trace()));
        self.playback = Playback { step, mode: Mode::Paused, ..self.playback };
        self.chosen = None;
        self.camera = None;
        self.notice = None;
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

    /// Reads the text and runs the search; where that fails, what was there stays.
    fn search(&mut self) {
        let tree = match GameTree::parse(self.history.text()) {
            Ok(tree) => tree,
            Err(error) => {
                self.error = Some(error);
                return;
            }
        };
        self.error = None;
        self.arrive(Session::record(tree, self.setup, Recorder::new().with_limit(MAX_STEPS)).ok());
    }

    /// Takes over a search that has been run.
    fn arrive(&mut self, session: Option<Session>) {
        let Some(session) = session else {
            self.notice = Some(Notice::TooManySteps);
            return;
        };
        let same_shape =
            self.session.as_ref().is_some_and(|old| old.tree().len() == session.tree().len());
        if !same_shape {
            self.camera = None;
        }
        let last = session.trace().last_step();
        self.playback.step = self.playback.step.min(last);
        self.chosen = self.chosen.filter(|node| node.index() < session.tree().len());
        self.session = Some(Rc::new(session));
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
            Camera::fit(session.layout(), session.tree().layer_count(), self.viewport)
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
        Labels { names: self.names, lang: self.lang }
    }

    /// The last step of the search that is shown.
    pub fn last_step(&self) -> Step {
        self.session.as_ref().map_or(Step::START, |session| session.trace().last_step())
    }
}

/// Whether the text of a link says the same side to move as the link does apart from it.
fn said_in(link: &Link, tree: &GameTree) -> bool {
    let text = link.text.as_deref().unwrap_or_default();
    GameTree::parse(text).is_ok_and(|said| said.root_player() == tree.root_player())
}
