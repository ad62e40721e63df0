//! The state of the page about coroutines.

use plyscope_coroutine_view::gallery::GALLERY;
use plyscope_coroutine_view::link::{Link, LinkProblem};
use plyscope_coroutine_view::travel::{travel, Travel};
use plyscope_puzzles::coroutine::{Dialogue, Label, SearchTree, Standing};
use plyscope_search::Step;
use plyscope_session::playback::{Mode, Speed};

use crate::frame::Shell;

/// The state that the page shows.
pub struct Model {
    /// What both programs do.
    pub dialogue: Dialogue,
    /// The step that is shown.
    pub step: Step,
    /// Whether playback runs.
    pub mode: Mode,
    /// How fast.
    pub speed: Speed,
    /// The state shared with the other pages.
    pub shell: Shell<Notice>,
}

/// Notices of this page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A part of the address could not be understood.
    Link(Vec<LinkProblem>),
}

impl Model {
    /// The page that an address describes.
    pub fn new(fragment: &str, mut shell: Shell<Notice>) -> Self {
        let (link, problems) = Link::parse(fragment);
        shell.notify(link_notice(problems));
        Self {
            dialogue: link.dialogue,
            step: link.step,
            mode: Mode::Paused,
            speed: Speed::default(),
            shell,
        }
    }

    /// Shows what an address describes.
    pub fn show(&mut self, fragment: &str) {
        let (link, problems) = Link::parse(fragment);
        (self.dialogue, self.step) = (link.dialogue, link.step);
        self.mode = Mode::Paused;
        self.shell.notify(link_notice(problems));
    }

    /// Lets both programs begin again, with another tree.
    pub fn plant(&mut self, tree: SearchTree) {
        self.begin(Dialogue::new(tree, self.dialogue.wanted().cloned()));
    }

    /// Lets both programs begin again, with something else to look for.
    pub fn look_for(&mut self, wanted: Option<Label>) {
        self.begin(Dialogue::new(self.dialogue.tree().clone(), wanted));
    }

    fn begin(&mut self, dialogue: Dialogue) {
        self.dialogue = dialogue;
        self.step = Step::START;
        self.mode = Mode::Paused;
        self.shell.clear_notice();
    }

    /// Shows an example of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        if let Some(exhibit) = GALLERY.get(number) {
            self.show(exhibit.link);
        }
        self.shell.dialog = None;
    }

    /// Goes to another step.
    pub fn go(&mut self, way: Travel) {
        self.mode = Mode::Paused;
        self.step = travel(&self.dialogue, self.step, way);
    }

    /// Play or pause; playing at the end starts again.
    pub fn toggle(&mut self) {
        self.mode = match self.mode {
            Mode::Running => Mode::Paused,
            Mode::Paused => {
                if self.is_at_end() {
                    self.step = Step::START;
                }
                Mode::Running
            }
        };
    }

    /// Shows the next step of the film, which stops at the end.
    pub fn next(&mut self) {
        if self.mode == Mode::Running {
            self.step = travel(&self.dialogue, self.step, Travel::Forward);
            if self.is_at_end() {
                self.mode = Mode::Paused;
            }
        }
    }

    /// Whether the last step is shown.
    pub fn is_at_end(&self) -> bool {
        self.step == self.dialogue.last_step()
    }

    /// How both programs stand at the step that is shown.
    pub fn now(&self) -> &Standing {
        self.dialogue.at(self.step)
    }

    /// The address of what is shown, behind `#`.
    pub fn print_link(&self) -> String {
        Link::print(&self.dialogue, self.step)
    }
}

fn link_notice(problems: Vec<LinkProblem>) -> Option<Notice> {
    (!problems.is_empty()).then_some(Notice::Link(problems))
}
