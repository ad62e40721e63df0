//! Fuzzing: everything that Plyscope parses from outside, each parser as a [`Target`] with its laws.
//!
//! In: any bytes. Out: nothing, or a panic with the law that does not hold. A law says more than that
//! parsing does not panic: what is parsed is the same after it was printed, problems have sentences in
//! every language, and their places are within the input.
//!
//! There are two engines. `tests/corpus.rs` replays the kept inputs (`corpus/TARGET/`) and some thousand
//! [mutated](mutation) ones. `cargo xtask fuzz` runs libFuzzer, which keeps what reaches new code. Both
//! [minimise](find) what they find.
//!
//! Not here: what takes an unlimited search, such as checking the scenes of a lesson, and what a judge is
//! set up with, which first finds trees that tell misconceptions apart.

pub mod corpus;
pub mod find;
mod laws;
pub mod mutation;
mod targets;

pub use targets::TARGETS;

/// Something that is parsed from outside, with its laws.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, which its folder of the corpus has too.
    pub name: &'static str,
    /// The laws.
    pub check: Check,
    /// Inputs to begin with, from the galleries, examples and shared cases of the project.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Words of its grammar, besides those of the seeds.
    pub words: fn() -> Vec<String>,
    /// The longest input, in bytes.
    pub max_bytes: usize,
}

/// What checks an input. It panics with the law that does not hold.
#[derive(Clone, Copy)]
pub enum Check {
    /// Text; bytes that are none are replaced.
    Text(fn(&str)),
    /// Any bytes.
    Bytes(fn(&[u8])),
}

impl Target {
    /// The target with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// Checks the laws.
    ///
    /// # Panics
    /// When one does not hold.
    pub fn run(&self, input: &[u8]) {
        match self.check {
            Check::Text(check) => check(&String::from_utf8_lossy(input)),
            Check::Bytes(check) => check(input),
        }
    }

    /// Whether all laws hold. The panic of one that does not is not printed where the caller has
    /// replaced the hook.
    #[must_use]
    pub fn holds(&self, input: &[u8]) -> bool {
        std::panic::catch_unwind(|| self.run(input)).is_ok()
    }
}
