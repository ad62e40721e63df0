//! The figures of the lessons are what the searches count.

use std::fs;
use std::path::PathBuf;

use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_search::trace::Recorder;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_setup::link::Link;

/// What a lesson says of searches of the same subject.
struct Said {
    /// The lesson.
    lesson: &'static str,
    /// The subject, as the beginning of an address.
    subject: &'static str,
    /// The rest of an address, the words of the lesson, and how many visits of nodes it takes.
    figures: &'static [(&'static str, &'static str, u64)],
}

const SEARCHES: &[Said] = &[
    Said {
        lesson: "windows",
        subject: "tree=((8 5) (1 7)) ((9 11) (2 3)) ((11 12) (5 2))",
        figures: &[
            ("", "full window makes 22", 22),
            ("&window=6..7", "Seven visits", 7),
            ("&window=8..9", "proves it: 17 visits", 17),
            ("&algorithm=aspiration&guess=7", "19 visits in one pass", 19),
            ("&window=8..10", "After 18 visits", 18),
            ("&algorithm=aspiration&guess=9", "needs 21 more", 18 + 21),
            ("&algorithm=mtd-f&guess=9&table=all", "25 visits in both passes", 25),
            ("&algorithm=mtd-f&guess=9", "Without the table it is 36", 36),
        ],
    },
    Said {
        lesson: "windows",
        subject: "tree=((2 4) (5 3)) ((6 9) (1 5)) ((8 7) (9 2))",
        figures: &[
            ("", "alpha-beta makes 20", 20),
            ("&algorithm=principal-variation", "24 visits", 24),
        ],
    },
    Said {
        lesson: "windows",
        subject: "game=tic-tac-toe&position=X../.OX/..O&table=all",
        figures: &[("", "instead of 71", 71), ("&etc=yes", "62 visits", 62)],
    },
    Said {
        lesson: "windows",
        subject: "game=connect-four&depth=7",
        figures: &[
            ("", "instead of 58,269", 58_269),
            ("&algorithm=internal-iterative-deepening", "24,281 visits", 24_281),
        ],
    },
    Said {
        lesson: "windows",
        subject: "game=checkers&depth=6",
        figures: &[
            ("", "instead of 1,287", 1_287),
            ("&algorithm=internal-iterative-deepening", "2,251", 2_251),
        ],
    },
    Said {
        lesson: "windows",
        subject: "game=connect-four&depth=6",
        figures: &[
            ("", "| alpha-beta | 12,648 |", 12_648),
            ("&table=all", "12,648 | 8,763 |", 8_763),
            ("&table=all&order=best", "8,763 | 1,055 |", 1_055),
            ("&algorithm=principal-variation", "search | 13,721 |", 13_721),
            ("&algorithm=principal-variation&table=all", "13,721 | 7,842 |", 7_842),
            ("&algorithm=principal-variation&table=all&order=best", "7,842 | 1,072 |", 1_072),
            ("&algorithm=aspiration", "search | 15,103 |", 15_103),
            ("&algorithm=aspiration&table=all", "15,103 | 8,065 |", 8_065),
            ("&algorithm=aspiration&table=all&order=best", "8,065 | 1,081 |", 1_081),
            ("&algorithm=mtd-f", "| MTD(f) | 9,452 |", 9_452),
            ("&algorithm=mtd-f&table=all", "9,452 | 4,914 |", 4_914),
            ("&algorithm=mtd-f&table=all&order=best", "4,914 | 1,074 |", 1_074),
        ],
    },
    Said {
        lesson: "horizons",
        subject: "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1",
        figures: &[
            ("&depth=1", "instead of 27", 27),
            ("&depth=1&algorithm=quiescence", "29 positions", 29),
            ("&depth=4", "instead of 1,759", 1_759),
            ("&depth=4&algorithm=null-move", "it is 507", 507),
            ("&depth=4&algorithm=late-move-reductions", "768 of 1,759", 1_759 - 768),
        ],
    },
    Said {
        lesson: "horizons",
        subject: "game=chess&position=8/4k1K1/5p2/5P2/8/8/8/8+w+-+-+0+1&depth=4",
        figures: &[
            ("", "with 126 positions", 126),
            ("&algorithm=null-move", "it is 0, with 45", 45),
        ],
    },
    Said {
        lesson: "horizons",
        subject: "game=checkers&depth=4",
        figures: &[("", "instead of 197", 197), ("&algorithm=null-move", "89 positions", 89)],
    },
    Said {
        lesson: "horizons",
        subject: "game=checkers&position=B:W23:B10&depth=3",
        figures: &[("", "12 positions are enough", 12)],
    },
];

const PUZZLES: &[Said] = &[
    Said {
        lesson: "bounds",
        subject: "puzzle=subset-sum&numbers=5+10+12+13+15+18&target=30",
        figures: &[
            ("&bound=none", "| none | 119 |", 119),
            ("&bound=none&order=descending", "119 | 121 |", 121),
            ("&bound=sum", "| sum | 70 |", 70),
            ("&bound=sum&order=descending", "70 | 56 |", 56),
            ("&bound=rest", "| rest | 46 |", 46),
            ("&bound=rest&order=descending", "46 | 23 |", 23),
            ("&bound=next", "| next | 23 |", 23),
            ("&bound=next&order=descending", "23 | 17 |", 17),
        ],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=subset-sum&numbers=4+6+8+10+12+14&target=27",
        figures: &[("&bound=next", "22 nodes, and no solution", 22)],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=maze&maze=S.%23...+...%23..+.%23...%23+...%23..+%23....G",
        figures: &[
            ("&length=9", "with 63 nodes", 63),
            ("&length=9&bound=none", "without the bound with 112", 112),
            ("&length=8", "1 node instead", 1),
            ("&length=8&bound=none", "instead of 76", 76),
        ],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=maze&maze=S%23G+.%23.+...+...&length=8",
        figures: &[("", "with 27 nodes", 27), ("&bound=none", "without the bound it is 28", 28)],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=cryptarithm&sum=TO%2BGO=OUT",
        figures: &[("", "It enters 75 nodes", 75), ("&inference=forward-checking", "13 nodes", 13)],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=cryptarithm&sum=SEND%2BMORE=MONEY",
        figures: &[
            ("", "enters 1,773", 1_773),
            ("&inference=arc-consistency", "35 nodes", 35),
            ("&inference=forward-checking", "instead of 1,105", 1_105),
            ("&inference=forward-checking&variables=fewest", "136 nodes", 136),
        ],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=cryptarithm&sum=TWO%2BTWO=FOUR",
        figures: &[("", "instead of 183", 183), ("&variables=fewest", "3,409 nodes", 3_409)],
    },
    Said {
        lesson: "bounds",
        subject: "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+\
                  1....8..3+3...4....+..7..5.1.",
        figures: &[("", "enters 65,723", 65_723), ("&inference=arc-consistency", "652 nodes", 652)],
    },
];

/// How many visits of nodes a search makes, all passes together.
fn visits(address: &str) -> u64 {
    let (link, problems) = Link::parse(address);
    assert!(problems.is_empty(), "{address}: {problems:?}");
    let session = match (&link.game, link.tree()) {
        (Some(game), _) => search_game(game, link.setup, Recorder::new()).expect("a game").0,
        (None, Some(tree)) => {
            search_tree(tree.expect("a tree"), link.setup, Recorder::new()).expect("small")
        }
        (None, None) => panic!("{address} has no subject"),
    };
    session.trace().node_count() as u64
}

/// How many nodes backtracking enters until all is searched.
fn nodes(address: &str) -> u64 {
    let (link, problems) = BoardLink::parse(address);
    assert!(problems.is_empty(), "{address}: {problems:?}");
    let mut search = Search::new(link.problem);
    search.travel(Travel::To(u64::MAX), u64::MAX);
    search.visited()
}

/// The figures that a lesson does not have, or that a search does not take.
fn wrong(said: &[Said], count: fn(&str) -> u64) -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../www/lessons");
    let mut wrong = Vec::new();
    for Said { lesson, subject, figures } in said {
        let text = fs::read_to_string(folder.join(format!("{lesson}.en.md"))).expect("a lesson");
        for &(rest, words, expected) in *figures {
            let address = format!("{subject}{rest}");
            let counted = count(&address);
            if counted != expected || !text.contains(words) {
                wrong.push(format!("{lesson}: {words}: {counted} by {address}"));
            }
        }
    }
    wrong
}

#[test]
fn the_visits_in_lessons_are_those_of_the_searches() {
    assert_eq!(wrong(SEARCHES, visits), [""; 0]);
}

#[test]
fn the_nodes_in_lessons_are_those_of_backtracking() {
    assert_eq!(wrong(PUZZLES, nodes), [""; 0]);
}
