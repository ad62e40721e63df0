//! The texts that are asked for by name, with an id in it.

/// How the names of the texts begin that can be asked for by name. The page has only these names.
pub const NAMED: [&str; 24] = [
    "algorithm-",
    "complexity-",
    "cut-",
    "ending-",
    "evaluation-",
    "etc-",
    "exhibit-",
    "fail-",
    "feature-",
    "form-",
    "gallery-",
    "game-",
    "learn-chance",
    "learn-mcts",
    "learn-best-first",
    "learn-constraints",
    "learn-example-",
    "learn-lecture-",
    "order-",
    "position-hint-",
    "quiz-algorithm-",
    "quiz-misconception-",
    "symmetry-",
    "table-",
];
