//! What passes begin with. Some are null windows as a whole: they ask on which side of a value the root is.

use plyscope_search::algo::Passes;
use plyscope_search::trace::{Asked, BoundAt, Origin, WindowAt};
use plyscope_search::{NodeId, Value};

use super::Session;

impl Session {
    /// The selector in texts for what was started with a window: a pass, where there may be several.
    #[must_use]
    pub fn begun(&self) -> &'static str {
        match self.setup().algorithm.descriptor().passes {
            Passes::One => "search",
            Passes::Deeper | Passes::Wider | Passes::NullWindows => "pass",
        }
    }

    /// A window at a visited node, with the end marked that is no value of the search but the far end of the
    /// null window that its pass began with. O(log passes).
    #[must_use]
    pub fn in_pass(&self, visit: NodeId, window: WindowAt) -> WindowAt {
        WindowAt {
            alpha: self.end_in_pass(visit, window.alpha),
            beta: self.end_in_pass(visit, window.beta),
        }
    }

    /// The same for one end.
    pub(crate) fn end_in_pass(&self, visit: NodeId, end: BoundAt) -> BoundAt {
        let is_given = end.origin == Origin::Start && end.value.is_finite();
        let asked = self.asked_by_pass(visit).filter(|&asked| is_given && asked != end.value);
        let origin = asked.map(|value| Origin::NullWindow(Asked { value, of: None }));
        BoundAt { origin: origin.unwrap_or(end.origin), ..end }
    }

    /// The value that the pass of a visited node asks about, if it is a null window as a whole: the root is
    /// above it, where that is the lower end of the window, or else worth at least as much. O(log passes).
    #[must_use]
    pub fn asked_by_pass(&self, visit: NodeId) -> Option<Value> {
        if self.setup().algorithm.descriptor().passes != Passes::NullWindows {
            return None;
        }
        let trace = self.trace();
        let root = trace.pass_of(visit)?.root;
        let WindowAt { alpha, beta } = trace.entry_window(root);
        let before = root.0.checked_sub(1).and_then(|last| trace.pass_of(NodeId(last)));
        // A pass asks whether there is more than the least value that was found, or as much as is guessed.
        let found = before.and_then(|before| before.result).map(|found| found.value());
        let asked = if found == Some(alpha.value) { alpha } else { beta };
        Some(asked.value).filter(|value| value.is_finite())
    }
}
