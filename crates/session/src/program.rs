//! What is known of another program, of whose search there is only a trace: what views ask for beside its
//! visits. `plyscope-program-trace` reads it.

use plyscope_search::{packed, NodeId, Value};

/// What is known of the program of a trace, beside its visits.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// The windows that nodes were entered with, as far as the trace has them, by visit.
    windows: Vec<(NodeId, Ends)>,
    /// Whether each node was entered from its parent, while that was open.
    pub is_depth_first: bool,
    /// The value at the end, if the trace has one.
    pub value: Option<Value>,
}

packed!(large struct Program { windows, is_depth_first, value });

/// The ends of a window that a trace has: α and β.
pub type Ends = [Option<Value>; 2];

impl Program {
    /// A program; `windows` by visit, in ascending order.
    #[must_use]
    pub const fn new(
        windows: Vec<(NodeId, Ends)>,
        is_depth_first: bool,
        value: Option<Value>,
    ) -> Self {
        Self { windows, is_depth_first, value }
    }

    /// The window that a visit began with, as far as the trace has it. O(log visits).
    #[must_use]
    pub fn entry_window(&self, visit: NodeId) -> Ends {
        let found = self.windows.binary_search_by_key(&visit, |&(visit, _)| visit);
        found.map_or([None, None], |place| self.windows[place].1)
    }
}
