//! Ready-made scenes: the lectures' trees and games, each opening at an instructive step.

use plyscope_search::{GameTree, NodeId, Step, Trace};

use crate::catalog::GameSpec;
use crate::link::Link;
use crate::Setup;

/// A ready-made scene. Its title and description are in the locale files under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `gallery-quiz`.
    pub id: &'static str,
    /// The subject and the search, as an address.
    pub link: &'static str,
    /// Where it opens.
    pub opens: OpenAt,
}

/// The step at which an exhibit opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenAt {
    /// Before anything has happened.
    Start,
    /// At a cut, counted from 0.
    Cut(usize),
    /// When this many nodes have been visited.
    Visited(usize),
    /// At the end.
    End,
}

/// The subject of an exhibit.
#[derive(Clone, PartialEq, Debug)]
pub enum Scene {
    /// A tree in notation.
    Tree(String),
    /// A game.
    Game(GameSpec),
}

impl Exhibit {
    /// Its subject and its search. A test parses all exhibits, so this cannot fail.
    #[must_use]
    pub fn scene(&self) -> (Scene, Setup) {
        let (link, _) = Link::parse(self.link);
        match link.game {
            Some(spec) => (Scene::Game(spec), link.setup),
            None => (Scene::Tree(link.text.unwrap_or_default()), link.setup),
        }
    }

    /// Whether it is a game, not a given tree.
    #[must_use]
    pub fn is_game(&self) -> bool {
        matches!(self.scene(), (Scene::Game(_), _))
    }

    /// The tree; `None` for a game.
    #[must_use]
    pub fn tree(&self) -> Option<GameTree> {
        match self.scene() {
            (Scene::Tree(text), setup) => GameTree::parse_for(&text, setup.algorithm).ok(),
            (Scene::Game(_), _) => None,
        }
    }

    /// The step it opens at, in the trace of its search.
    #[must_use]
    pub fn step(&self, trace: &Trace) -> Step {
        match self.opens {
            OpenAt::Start => Step::START,
            OpenAt::End => trace.last_step(),
            OpenAt::Cut(number) => trace.cut(number).map_or(Step::START, |cut| cut.step),
            OpenAt::Visited(count) => count
                .checked_sub(1)
                .filter(|&last| last < trace.node_count())
                .map_or(Step::START, |last| trace.entered(NodeId(last as u32))),
        }
    }
}

const fn exhibit(id: &'static str, opens: OpenAt, link: &'static str) -> Exhibit {
    Exhibit { id, link, opens }
}

/// Everything in the gallery, in the order of the lectures: first on given trees, then in games.
pub const GALLERY: &[Exhibit] = &[
    exhibit("quiz", OpenAt::Cut(0), "tree=((8+5)+(20+3))+((2+4)+(15+6))"),
    exhibit("minimax-small", OpenAt::Start, "tree=(4+8)+(17+5)&algorithm=minimax"),
    exhibit(
        "minimax-three",
        OpenAt::Visited(4),
        "tree=(4+3+8)+(2+6+7)+(17+1+5)&algorithm=minimax&form=two",
    ),
    exhibit("pruning-three", OpenAt::Cut(0), "tree=(4+3+8)+(2+6+7)+(17+1+5)"),
    exhibit("cs61b", OpenAt::Cut(0), "tree=((-30+-5)+(5+15))+((-20+-30)+(9+10))"),
    exhibit(
        "find-max-min",
        OpenAt::Start,
        "tree=((-30+-5)+(5+15))+((-20+-30)+(9+10))&algorithm=find-max-min",
    ),
    exhibit(
        "heap",
        OpenAt::Cut(0),
        "tree=(((4+5)+(3+2))+((6+7)+(8+9)))+(((1+10)+(2+11))+((12+13)+(14+14)))&window=0..15",
    ),
    exhibit(
        "pairs",
        OpenAt::Start,
        "tree=(((4+5)+(3+2))+((6+7)+(8+9)))+(((1+10)+(2+11))+((12+13)+(14+14)))&window=0..15&form=pairs",
    ),
    exhibit(
        "merged",
        OpenAt::Start,
        "tree=(((4+5)+(3+2))+((6+7)+(8+9)))+(((1+10)+(2+11))+((12+13)+(14+14)))&window=0..15&form=merged",
    ),
    exhibit(
        "weiss",
        OpenAt::Cut(0),
        "tree=C1:draw+C2:(H2A:draw+H2B:loss+H2C:win+H2D:draw)+C3:(H3A:loss+H3B:draw)",
    ),
    exhibit("deep", OpenAt::Cut(0), "tree=(6+7)+(((5+9)+8)+4)"),
    exhibit("single-cutoff", OpenAt::End, "tree=(6+7)+(((5+9)+8)+4)&algorithm=single-cutoff"),
    exhibit("fail-hard", OpenAt::End, "tree=(6+7)+(((5+9)+8)+4)&fail=hard&window=5..6"),
    exhibit(
        "best-order",
        OpenAt::End,
        "tree=((5+6+7)+(8+9+9)+(7+8+9))+((4+5+6)+(9+9+9)+(8+8+8))+((3+4+4)+(7+9+8)+(9+7+7))",
    ),
    exhibit(
        "worst-order",
        OpenAt::End,
        "tree=((5+6+7)+(8+9+9)+(7+8+9))+((4+5+6)+(9+9+9)+(8+8+8))+((3+4+4)+(7+9+8)+(9+7+7))&order=right",
    ),
    exhibit(
        "principal-variation",
        OpenAt::Cut(0),
        "tree=((5+6+7)+(8+9+9)+(7+8+9))+((4+5+6)+(9+9+9)+(8+8+8))+((3+4+4)+(7+9+8)+(9+7+7))\
         &algorithm=principal-variation",
    ),
    exhibit(
        "deepening",
        OpenAt::Start,
        "tree=((5+6+7)+(8+9+9)+(7+8+9))+((4+5+6)+(9+9+9)+(8+8+8))+((3+4+4)+(7+9+8)+(9+7+7))\
         &algorithm=iterative-deepening&order=previous",
    ),
    exhibit(
        "chance",
        OpenAt::End,
        "tree=chance:(1/2*(10+8)+1/2*(3+5))+chance:(1/6*(21+30)+5/6*(3+4))&algorithm=expectiminimax",
    ),
    exhibit(
        "chance-scale",
        OpenAt::End,
        "tree=chance:(0.9*20+0.1*30)+chance:(0.9*1+0.1*400)&algorithm=expectiminimax",
    ),
    exhibit(
        "star1",
        OpenAt::Cut(1),
        "tree=chance:(1/2*(6+8)+1/2*(9+7))+chance:(2/3*(2+5)+1/3*(4+8))&algorithm=star1",
    ),
    exhibit(
        "star2",
        OpenAt::Cut(0),
        "tree=chance:((6+8)+(9+7))+chance:((5+9+8+10)+(4+10+7)+(6+0+3))&algorithm=star2",
    ),
    exhibit(
        "tic-tac-toe-end",
        OpenAt::Start,
        "game=tic-tac-toe&position=.OX/XO./..X&algorithm=minimax",
    ),
    exhibit("one-ply", OpenAt::End, "game=tic-tac-toe&position=.../XO./.XO&algorithm=one-ply"),
    exhibit(
        "depth-two",
        OpenAt::End,
        "game=tic-tac-toe&position=.../XO./.XO&algorithm=minimax&depth=2",
    ),
    exhibit(
        "checkers-one-ply",
        OpenAt::End,
        "game=checkers&position=B:W15,23,29,30:B6,10,18,21&algorithm=one-ply",
    ),
    exhibit(
        "checkers",
        OpenAt::End,
        "game=checkers&position=B:W15,23,29,30:B6,10,18,21&depth=3",
    ),
    exhibit(
        "einstein",
        OpenAt::End,
        "game=einstein&position=.1c/b3a/.2.+X1&algorithm=expectiminimax&depth=end",
    ),
    exhibit(
        "einstein-star1",
        OpenAt::Cut(3),
        "game=einstein&position=.1c/b3a/.2.+X1&algorithm=star1&depth=end",
    ),
    exhibit(
        "dice-nim",
        OpenAt::End,
        "game=dice-nim&position=5+X&algorithm=expectiminimax&depth=end",
    ),
    exhibit(
        "2048",
        OpenAt::End,
        "game=2048&position=8+4/2+2:2&algorithm=expectiminimax&depth=end",
    ),
    exhibit(
        "2048-star1",
        OpenAt::Cut(0),
        "game=2048&position=4+4/8+.:2&algorithm=star1&depth=end",
    ),
    exhibit("tic-tac-toe", OpenAt::Visited(10), "game=tic-tac-toe&algorithm=minimax"),
    exhibit(
        "choose-move",
        OpenAt::Cut(0),
        "game=tic-tac-toe&window=game&fail=start&form=choose-move",
    ),
    exhibit(
        "table",
        OpenAt::Visited(30),
        "game=tic-tac-toe&window=game&fail=start&form=choose-move&table=3..5&keeps=numbers",
    ),
    exhibit(
        "table-symmetry",
        OpenAt::Visited(30),
        "game=tic-tac-toe&window=game&fail=start&form=choose-move&table=3..5&keeps=numbers&symmetry=yes",
    ),
    exhibit(
        "unsound",
        OpenAt::End,
        "game=tic-tac-toe&window=infinite&table=3..5&keeps=numbers&symmetry=yes",
    ),
    exhibit(
        "mended",
        OpenAt::End,
        "game=tic-tac-toe&window=infinite&table=3..5&keeps=bounds&symmetry=yes",
    ),
    exhibit("connect-four", OpenAt::Cut(0), "game=connect-four&depth=4"),
    exhibit(
        "connect-four-deepening",
        OpenAt::Start,
        "game=connect-four&algorithm=iterative-deepening&depth=5&order=previous",
    ),
    exhibit(
        "connect-four-solved",
        OpenAt::End,
        "game=connect-four&size=5x4&depth=end&order=best&table=all&symmetry=yes&etc=yes",
    ),
    exhibit("othello", OpenAt::Cut(0), "game=othello&size=6x6&depth=3"),
    exhibit(
        "chess",
        OpenAt::End,
        "game=chess&position=kbK5/pp6/1P6/8/8/8/8/R7+w+-+-+0+1&depth=3",
    ),
    exhibit(
        "horizon-effect",
        OpenAt::End,
        "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1&depth=1",
    ),
    exhibit(
        "quiescence",
        OpenAt::End,
        "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1&algorithm=quiescence&depth=1",
    ),
    exhibit(
        "zugzwang",
        OpenAt::End,
        "game=chess&position=8/4k1K1/5p2/5P2/8/8/8/8+w+-+-+0+1&depth=4",
    ),
    exhibit(
        "null-move-zugzwang",
        OpenAt::End,
        "game=chess&position=8/4k1K1/5p2/5P2/8/8/8/8+w+-+-+0+1&algorithm=null-move&depth=4",
    ),
    exhibit(
        "null-move",
        OpenAt::Cut(0),
        "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1&algorithm=null-move&depth=4",
    ),
    exhibit(
        "late-move",
        OpenAt::End,
        "tree=((3+5)+(6+2))+((4+1)+(8+2))+((9+2)+(7+1))&algorithm=late-move-reductions&depth=3",
    ),
    exhibit(
        "late-move-reductions",
        OpenAt::End,
        "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1&algorithm=late-move-reductions&depth=4",
    ),
    exhibit(
        "internal-deepening",
        OpenAt::Start,
        "tree=((2+8)+(0+2))+((1+8)+(2+5))+((0+9)+(3+9))&algorithm=internal-iterative-deepening&depth=3",
    ),
    exhibit(
        "internal-deepening-connect-four",
        OpenAt::End,
        "game=connect-four&algorithm=internal-iterative-deepening&depth=5",
    ),
    exhibit("connect-four-killers", OpenAt::Cut(0), "game=connect-four&depth=5&order=killers"),
];
