//! The kinds of questions, with what others need to know of each: the only list of them.

use plyscope_setup::{Chapter, Choice};

/// What others need to know of a kind of question.
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// What it is about.
    pub about: About,
    /// How much of the search the question itself shows.
    pub shows: Shows,
    /// Whose decisions there may be in the tree that it is about.
    pub deciders: Deciders,
    /// The details that only it, or it and few others, can be given.
    pub details: &'static [Detail],
}

/// What a kind of question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// The values of a tree, whichever search finds them.
    Tree,
    /// A search of a tree.
    Search,
    /// A part of such a search, asked about while it plays, and never alone.
    Playback,
    /// A search on a board.
    Board,
    /// A program, line by line.
    Program,
    /// A program that is to be written.
    Assignment,
}

/// How much of the search a question shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// The tree or board alone: another search of it may have the same answer.
    Subject,
    /// What the search visits, prunes or records: another search makes another question.
    Search,
    /// What the search prunes, and the tree without its values, which are asked for.
    Shape,
}

/// Who may decide in the tree of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deciders {
    /// The players alone.
    Players,
    /// The players and chance.
    PlayersAndChance,
}

/// A detail of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The bug of the search that is to be recognised.
    Bug,
    /// The step of a worked search that is wrong.
    Mistake,
    /// The iterations of Monte Carlo tree search, and its constant.
    Iterations,
    /// Whether each step is graded when it is given.
    Grading,
}

impl Descriptor {
    /// That of a kind without details, which shows its subject alone.
    const fn new(about: About) -> Self {
        Self { about, shows: Shows::Subject, deciders: Deciders::Players, details: &[] }
    }

    /// The same of one that can be asked about trees with chance nodes, too.
    const fn with_chance(self) -> Self {
        Self { deciders: Deciders::PlayersAndChance, ..self }
    }
}

/// Makes the kinds of questions. A kind has a line: its id, its name and its descriptor.
macro_rules! kinds {
    ($( #[$about:meta] $id:literal = $name:ident: $descriptor:expr, )+) => {
        /// The kind of question.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Kind {
            $( #[$about] $name, )+
        }

        impl Kind {
            /// What others need to know of it.
            #[must_use]
            pub const fn descriptor(self) -> &'static Descriptor {
                match self {
                    $( Self::$name => {
                        const DESCRIPTOR: Descriptor = $descriptor;
                        &DESCRIPTOR
                    } )+
                }
            }
        }

        impl Choice for Kind {
            const NAME: &'static str = "question";
            const CHAPTER: Option<Chapter> =
                Some(Chapter { page: "questions", title: "Kinds of questions" });
            const ALL: &'static [(&'static str, Self)] = &[ $( ($id, Self::$name) ),+ ];
        }
    };
}

const SEARCH: Descriptor = Descriptor::new(About::Search);
const PROGRAM: Descriptor = Descriptor::new(About::Program);
const SHOWN_SEARCH: Descriptor = Descriptor { shows: Shows::Search, ..SEARCH };

kinds! {
    /// Which nodes are never visited?
    "pruned" = Pruned: SEARCH.with_chance(),
    /// What is the minimax value of each inner node?
    "minimax-values" = MinimaxValues: Descriptor::new(About::Tree).with_chance(),
    /// What does the search return at each node it looks into?
    "returned-values" = ReturnedValues: SEARCH.with_chance(),
    /// What happens next?
    "next" = Next: SEARCH,
    /// Whose value set the bound that causes a cutoff?
    "whose-bound" = WhoseBound: SEARCH,
    /// Which search visited these leaves?
    "which-search" = WhichSearch: Descriptor { details: &[Detail::Bug], ..SHOWN_SEARCH },
    /// Give a tree values with which exactly these nodes are pruned.
    "build" = Build: Descriptor { shows: Shows::Shape, ..SEARCH },
    /// Put a tree in an order in which exactly these nodes are pruned.
    "build-order" = BuildOrder: SHOWN_SEARCH,
    /// Which step of a worked search is wrong?
    "find-mistake" = FindMistake: Descriptor { details: &[Detail::Mistake], ..SHOWN_SEARCH },
    /// One thing, before a search that plays shows it.
    "playback" = Playback: Descriptor::new(About::Playback),
    /// Which move is best?
    "best-move" = BestMove: Descriptor::new(About::Tree).with_chance(),
    /// Which move does UCT select next?
    "uct" = Uct: Descriptor { details: &[Detail::Iterations], ..Descriptor::new(About::Tree) }.with_chance(),
    /// Which leaves does SSS* never evaluate?
    "sss" = Sss: Descriptor::new(About::Tree),
    /// In which order is most pruned?
    "order-most" = OrderMost: SEARCH,
    /// In which order is least pruned?
    "order-least" = OrderLeast: SEARCH,
    /// Perform the search yourself.
    "perform" = Perform: Descriptor { details: &[Detail::Grading], ..SEARCH },
    /// Where does a search on a board go next?
    "next-square" = NextSquare: Descriptor::new(About::Board),
    /// Must it back out, and how far?
    "back-out" = BackOut: Descriptor::new(About::Board),
    /// Can a position still be completed?
    "lost" = Lost: Descriptor::new(About::Board),
    /// In which order are the lines of a program?
    "order-lines" = OrderLines: PROGRAM,
    /// Which line of a program is wrong?
    "find-line" = FindLine: PROGRAM,
    /// Which line of a program is missing?
    "fill-line" = FillLine: PROGRAM,
    /// Write a program.
    "write-program" = WriteProgram: Descriptor::new(About::Assignment),
}

impl Kind {
    /// Whether it is about a board, not a tree.
    #[must_use]
    pub fn is_about_boards(self) -> bool {
        self.descriptor().about == About::Board
    }

    /// Whether it is about a program.
    #[must_use]
    pub fn is_about_programs(self) -> bool {
        matches!(self.descriptor().about, About::Program | About::Assignment)
    }

    /// Whether it is about a tree, and asked alone.
    #[must_use]
    pub fn is_about_trees(self) -> bool {
        matches!(self.descriptor().about, About::Tree | About::Search)
    }

    /// Whether the answer depends on the search of a tree and its options.
    #[must_use]
    pub fn is_about_searches(self) -> bool {
        matches!(self.descriptor().about, About::Search | About::Playback)
    }

    /// Whether it can be asked about trees with chance nodes.
    #[must_use]
    pub fn takes_chance(self) -> bool {
        self.descriptor().deciders == Deciders::PlayersAndChance
    }

    /// Whether it can be given a detail.
    #[must_use]
    pub fn has(self, detail: Detail) -> bool {
        self.descriptor().details.contains(&detail)
    }
}
