//! Views of backtracking, at every step of small searches, and at any step of large ones.

use crate::usual::with_usual;
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::board::{Content, Removal, Standing};
use plyscope_puzzle_view::backtrack::branch_picture::{self, Verdict};
use plyscope_puzzle_view::backtrack::by_hand::{Ahead, Hint};
use plyscope_puzzle_view::backtrack::described::Described;
use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::known::{foreknowledge, Foreknowledge};
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::picture;
use plyscope_puzzle_view::backtrack::problem::{with, Problem, PuzzleId};
use plyscope_puzzle_view::backtrack::reading::reading;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_puzzles::backtrack::{Choice, Choices, Moment, Status, Until};
use plyscope_view::picture::Shape;
use proptest::prelude::*;
use proptest::sample::select;

/// Searches small enough to be checked at every step.
const SMALL: [&str; 24] = [
    "puzzle=tour&board=3x4&start=a1",
    "puzzle=tour&board=3x4&start=b2&order=warnsdorff&prune=all&tour=closed",
    "puzzle=tour&board=4x4&start=a1&blocked=b2+c3&prune=dead",
    "puzzle=tour&board=3x3&start=a1&test=complete",
    "puzzle=tour&board=4x4&start=a1&path=a1+b3+d4+c2",
    "puzzle=queens&size=5",
    "puzzle=queens&size=4&test=complete",
    "puzzle=queens&size=6&inference=forward-checking&variables=fewest",
    "puzzle=queens&size=6&inference=arc-consistency&values=least-constraining",
    "puzzle=queens&size=5&variables=fewest-degree",
    "puzzle=map&colours=2&inference=forward-checking&variables=fewest",
    "puzzle=map&map=netherlands&inference=arc-consistency&variables=fewest-degree&values=least-constraining",
    "puzzle=map&map=A-B-C-A+D&colours=2&test=complete",
    "puzzle=cryptarithm&sum=AB+BC=CA",
    "puzzle=cryptarithm&sum=TWO+TWO=FOUR&inference=forward-checking&values=least-constraining",
    "puzzle=cryptarithm&inference=arc-consistency&variables=fewest",
    "puzzle=cryptarithm&sum=A+A=BC&test=complete",
    "puzzle=maze&length=11&order=3142",
    "puzzle=maze&maze=S.%23+...+.%23G&length=4&bound=none",
    "puzzle=subset-sum&numbers=3+3+3+2+2&target=7&order=descending&bound=none",
    "puzzle=subset-sum&numbers=1+2+3+4&target=5&test=complete",
    "puzzle=sudoku&clues=1234+3412+2..3+4...&test=complete&cells=fewest",
    "puzzle=sudoku&inference=forward-checking&values=least-constraining",
    "puzzle=sudoku&clues=2.....+3....6+.1.2.4+5.2.3.+4....2+.....5&inference=arc-consistency&variables=fewest-degree",
];

fn search(link: &str) -> Search {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    Search::new(link.problem)
}

/// The bounds of the paths of a class.
fn bounds<'a>(shapes: &'a [Shape], begin: &'a str) -> impl Iterator<Item = [f64; 4]> + 'a {
    shapes.iter().filter_map(move |shape| match shape {
        Shape::Path { class, path } if class.starts_with(begin) => path.bounds(),
        _ => None,
    })
}

fn overlap(a: [f64; 4], b: [f64; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// All views of a step.
fn check_moment(search: &Search) {
    let board = search.board();
    let candidates = search.candidates();
    let squares = usize::from(board.rows) * usize::from(board.columns);
    assert_eq!(board.squares.len(), squares);
    let here = search.here();
    let status = search.status();
    // All candidates that are not blocked are offered, and at most one of them is next.
    let offered = candidates
        .iter()
        .filter(|candidate| !matches!(candidate.standing, Standing::Blocked(_)))
        .map(|candidate| candidate.choice);
    assert_eq!(offered.collect::<Choices>(), status.choices());
    let counts = |wanted: fn(Standing) -> bool| {
        candidates.iter().filter(|candidate| wanted(candidate.standing)).count()
    };
    let left = match here.moment {
        Moment::Entered => status.choices(),
        Moment::Left(choice) => status.choices().after(choice),
        Moment::Over => Choices::NONE,
    };
    assert_eq!(counts(|standing| standing == Standing::Next), usize::from(!left.is_empty()));
    let later = counts(|standing| matches!(standing, Standing::Next | Standing::Later));
    assert_eq!(later, left.len() as usize);
    let came_back = matches!(here.moment, Moment::Left(_));
    let just_left = counts(|standing| matches!(standing, Standing::JustLeft(_)));
    assert_eq!(just_left, usize::from(came_back));
    assert!(candidates.iter().all(|candidate| candidate.square < squares));
    // The tree ends in the current node, whose way it shows.
    for most in [1, 3, usize::MAX] {
        let levels = search.branch(most);
        assert_eq!(levels.len(), most.min(here.path.len() + 1));
        let last = levels.last().expect("there is a level");
        assert_eq!(last.depth, here.path.len());
        assert_eq!(last.twigs.len(), status.choices().len() as usize);
        let taken = |level: &plyscope_puzzle_view::backtrack::branch::Level| {
            level.twigs.iter().filter(|twig| twig.standing == Standing::Taken).count()
        };
        assert!(levels[..levels.len() - 1].iter().all(|level| taken(level) == 1));
        assert_eq!(taken(last), 0);
        let (shapes, [_, _, width, height]) = branch_picture::picture(&levels, 7, Verdict::Open);
        assert!(!shapes.is_empty() && width > 0.0 && height > 0.0);
        // The halo of the current node, with its stroke of 10, reaches no outline of another one.
        let [left, top, right, bottom] = bounds(&shapes, "halo").next().expect("there is a halo");
        let halo = [left - 6.5, top - 6.5, right + 6.5, bottom + 6.5];
        let mut others = bounds(&shapes, "bud").filter(|bud| bud[0] > 0.0 || bud[2] < 0.0);
        assert!(others.all(|bud| !overlap(halo, bud)));
    }
    assert!(!picture::picture(&board, &candidates).is_empty());
    for lang in Lang::ALL {
        assert!(!search.caption(lang).is_empty());
        assert!((0..squares)
            .all(|square| { !reading(search, &board, &candidates, square, lang).is_empty() }));
    }
    if here.step > 0 {
        let line = search.current_line().expect("every step is at a line");
        assert!(line < search.listing().lines.len());
    }
}

#[test]
fn every_step_of_small_searches_can_be_shown() {
    for link in with_usual(&SMALL) {
        let mut search = search(link);
        search.extend(3_000, Until::Bound);
        let reach = search.journal().reach();
        assert!(reach > 0, "{link}");
        let stride = (reach / 120).max(1);
        for step in (0..=reach).step_by(stride as usize) {
            assert_eq!(search.travel(Travel::To(step), 0), Arrival::There);
            assert_eq!(search.here().step, step);
            check_moment(&search);
        }
    }
}

#[test]
fn every_exhibit_is_read_and_opens_at_its_step() {
    for exhibit in gallery() {
        let (link, problems) = Link::parse(exhibit.link);
        assert_eq!(problems, [], "{}", exhibit.id);
        let search = exhibit.search();
        assert_eq!(search.here().step, link.step, "{}", exhibit.id);
        check_moment(&search);
        for lang in Lang::ALL {
            for suffix in ["", "-about"] {
                let id = format!("exhibit-{}{suffix}", exhibit.id);
                assert!(lang.named(&id).is_some(), "{id}");
            }
        }
    }
}

#[test]
fn the_end_counts_one_as_one() {
    let table = [
        ("puzzle=sudoku", "The search is over: 1 solution. Nodes entered: 19."),
        ("puzzle=queens&size=4", "The search is over: 2 solutions. Nodes entered: 17."),
        (
            "puzzle=queens&size=3",
            "The search is over: there is no solution. Nodes entered to be sure: 6.",
        ),
        (
            "puzzle=maze&maze=S%23.+%23%23.+..G",
            "The search is over: there is no solution. Nodes entered to be sure: 1.",
        ),
    ];
    for (link, caption) in table {
        let mut search = search(link);
        search.extend(10_000, Until::Bound);
        search.travel(Travel::Last, 10_000);
        assert_eq!(search.caption(Lang::En), caption, "{link}");
    }
}

/// Where the search gave up early, nothing was tried.
#[test]
fn backing_out_says_what_was_tried() {
    let table = [
        (
            "puzzle=tour&board=5x5&start=a1&prune=all",
            24,
            "c2 is taken back, since nothing after it can",
        ),
        (
            "puzzle=queens&size=8&inference=forward-checking",
            5,
            "is taken back, since nothing after it can",
        ),
        ("puzzle=maze&length=9", 8, "e4 is taken back, since nothing after it can succeed."),
        ("puzzle=queens&size=4", 3, "everything after c3 has been tried, so c3 is taken back."),
    ];
    for (link, step, part) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        let caption = search.caption(Lang::En);
        assert!(caption.starts_with("Back out: ") && caption.contains(part), "{link}: {caption}");
    }
}

/// The lecture's knight: it is stuck on a1, the caption asks what to do, and then it backs out.
#[test]
fn the_stuck_knight_is_asked_about_and_goes_on() {
    let exhibit = gallery().find(|exhibit| exhibit.id == "stuck-knight").expect("it is there");
    let mut search = exhibit.search();
    assert_eq!(search.problem().led(), search.here().step);
    assert_eq!(
        search.caption(Lang::En),
        "Visit 12: the knight goes from b3 to a1. Stuck: from a1 every square in reach has been \
         visited. What would you do now? Go on to see how backtracking handles it."
    );
    search.travel(Travel::Forward, 1);
    assert_eq!(
        search.caption(Lang::En),
        "Back out: everything after a1 has been tried, so a1 is taken back. Next comes d4."
    );
}

#[test]
fn addresses_are_read_as_they_are_written() {
    for link in with_usual(&SMALL).into_iter().chain(gallery().map(|exhibit| exhibit.link)) {
        let (read, _) = Link::parse(link);
        let printed = Link::print(&read.problem, read.step);
        assert_eq!(Link::parse(&printed), (read, vec![]), "{printed}");
    }
}

#[test]
fn hostile_addresses_are_reported() {
    for (link, wrong) in [
        ("puzzle=tour&board=99x99", 1),
        ("puzzle=tour&board=8x8&start=z9", 1),
        ("puzzle=tour&board=3x3&blocked=a1&start=a1", 1),
        ("puzzle=tour&board=3x3&blocked=a1+a2+a3+b1+b2+b3+c1+c2+c3", 1),
        ("puzzle=tour&board=8x8&test=complete", 1),
        ("puzzle=tour&path=a1+a2", 1),
        ("puzzle=queens&size=0&size=99", 2),
        ("puzzle=queens&size=-1&step=x", 2),
        ("puzzle=queens&inference=ac3&variables=mrv&values=best", 3),
        ("puzzle=sudoku&clues=11..............", 1),
        ("puzzle=map&map=A-A&colours=6", 2),
        ("puzzle=map&map=&variables=best", 2),
        ("puzzle=map&map=Queensland-NT&inference=all&values=least", 3),
        ("puzzle=cryptarithm&sum=SEND+MORE", 1),
        ("puzzle=cryptarithm&sum=&inference=forward", 2),
        ("puzzle=subset-sum&numbers=5+0&target=0&bound=both", 3),
        ("puzzle=subset-sum&numbers=&order=clockwise", 2),
        ("puzzle=maze&maze=S..&length=0&order=rows&bound=sum&test=complete", 5),
        ("puzzle=hanoi", 1),
        ("nothing=1&step=%zz", 2),
    ] {
        let (read, problems) = Link::parse(link);
        assert_eq!(problems.len(), wrong, "{link}: {problems:?}");
        check_moment(&Search::new(read.problem));
    }
}

#[test]
fn what_is_stuck_at_once_has_no_solution() {
    for (link, why) in [
        ("puzzle=sudoku&clues=123............4", "No digit is left for row 1, column 4."),
        ("puzzle=tour&board=3x3&start=a1&prune=all", "b2 can no longer be passed through."),
        ("puzzle=map&map=A-B&colours=1&inference=arc-consistency", "before it comes to A."),
    ] {
        let caption = search(link).caption(Lang::En);
        assert!(caption.ends_with(&format!("{why} There is no solution.")), "{link}: {caption}");
    }
}

/// Of many squares a sentence has the names of the first ones and of the last.
#[test]
fn sentences_name_few_squares() {
    let mut large = search("puzzle=tour&board=16x16&start=a1&prune=connected&order=rows");
    large.travel(Travel::To(150), 1_000);
    let columns = (1..=16).map(|row| format!("g{row}+h{row}")).collect::<Vec<_>>().join("+");
    let halved = search(&format!("puzzle=tour&board=16x16&start=a1&blocked={columns}"));
    let known = match foreknowledge(halved.problem(), Lang::En) {
        Some(Foreknowledge::None(why)) => why,
        other => panic!("no way leads to half of the squares: {other:?}"),
    };
    let lost = halved.lost(Lang::En).expect("the board shows it");
    for sentence in [large.caption(Lang::En), lost, known] {
        assert!(sentence.contains('…') && sentence.len() < 300, "{sentence}");
    }
}

#[test]
fn one_square_is_counted_as_one() {
    let one = search("puzzle=tour&board=3x3&start=a1&blocked=a2+a3+b1+b2+b3+c1+c2+c3");
    assert!(one.caption(Lang::En).ends_with("The only square is visited: a tour!"));
}

/// What is left for neighbours is in the caption, and a region that loses its last colour ends the branch
/// before its turn.
#[test]
fn captions_of_maps_say_what_is_inferred() {
    let at = |link: &str, step| {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        search.caption(Lang::En)
    };
    let table = [
        (
            "puzzle=map",
            0,
            "No region has a colour yet. Neighbours are to have different colours, of 3. The next region \
             is WA. 3 colours are left for it, in this order: 1, 2, 3.",
        ),
        (
            "puzzle=map",
            1,
            "WA gets colour 1. The next region is NT. 2 colours are left for it, in this order: 2, 3.",
        ),
        (
            "puzzle=map&inference=forward-checking",
            1,
            "WA gets colour 1. Forward checking leaves NT {2, 3}, SA {2, 3}. The next region is NT. 2 \
             colours are left for it, in this order: 2, 3.",
        ),
        (
            "puzzle=map&map=A-B-C-A&colours=2&inference=forward-checking",
            2,
            "B gets colour 2. Forward checking leaves C {}. No colour is left for C, so the search gives \
             up here, before it comes to C.",
        ),
        (
            "puzzle=map&map=A-B-C-A&colours=2",
            2,
            "B gets colour 2. Stuck: no colour is left for C. The last one has to change.",
        ),
        (
            "puzzle=map&map=A-B&colours=1&inference=arc-consistency",
            0,
            "No region has a colour yet. Neighbours are to have different colours, and there is only one. \
             No colour is left for A, so the search gives up here, before it comes to A. There is no solution.",
        ),
    ];
    for (link, step, caption) in table {
        assert_eq!(at(link, step), caption, "{link}");
    }
}

/// A square with several candidates is read with the states of all of them.
#[test]
fn candidates_of_one_square_are_read() {
    use Lang::{En, Nl, Zh};
    #[rustfmt::skip]
    let table = [
        ("puzzle=sudoku", 0, 0, En, "row 1, column 1, free; tried next: 1; still to try: 3, 4; not allowed: 2"),
        ("puzzle=sudoku", 0, 1, En, "row 1, column 2, free"),
        ("puzzle=map&map=A-B-C-A&colours=2", 3, 1, En, "B, no colour yet; just backed out of: 2; not allowed: 1"),
        ("puzzle=map&map=A-B-C-A&colours=2", 1, 1, Nl, "B, nog geen kleur; nu aan de beurt: 2; niet toegestaan: 1"),
        ("puzzle=map", 0, 0, Zh, "WA，还没有颜色；接着试：1；待试：2、3"),
        ("puzzle=map&map=A-B&colours=1", 1, 1, En, "B, no colour yet; not allowed: 1"),
        ("puzzle=subset-sum", 0, 0, En, "5, not decided; tried next: 5; still to try: 0"),
        ("puzzle=cryptarithm", 1, 1, En, "D1"),
        ("puzzle=cryptarithm", 1, 10, En, "E0; not possible: D is 0"),
    ];
    for (link, step, square, lang, text) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 1_000);
        let (board, candidates) = (search.board(), search.candidates());
        assert_eq!(reading(&search, &board, &candidates, square, lang), text, "{link}");
    }
}

/// Chinese sentences have their own signs between choices.
#[test]
fn choices_are_listed_as_the_language_does() {
    let mut search = search("puzzle=queens&size=4");
    let caption = search.caption(Lang::Zh);
    assert!(caption.ends_with("有 4 个选择，依次为：a4、b4、c4、d4。"), "{caption}");
    search.travel(Travel::To(2), 10);
    assert_eq!(search.describe_path(Lang::Zh), "当前路径：a4、c3");
    // All digits are named, and of more choices the last one: no sentence ends with four dots.
    let caption = |link| self::search(link).caption(Lang::En);
    assert!(caption("puzzle=cryptarithm").ends_with(" 0, 1, 2, 3, 4, 5, 6, 7, 8, 9."));
    assert!(caption("puzzle=queens&size=16").ends_with(" f16, g16, h16, …, p16."));
}

/// Names that run from right to left do not turn a sentence round, and are typed as they are given.
#[test]
fn names_from_right_to_left_are_isolated() {
    let table = [
        (
            "puzzle=map&map=%D7%91-%D7%90",
            "\u{2068}\u{5d1}\u{2069} gets colour 1. The next region is \u{2068}\u{5d0}\u{2069}.",
            "\u{5d1}",
        ),
        (
            "puzzle=cryptarithm&sum=%D7%90+%D7%90=%D7%91",
            "\u{2068}\u{5d0}\u{2069} gets 1. ",
            "\u{5d0}0",
        ),
    ];
    for (link, beginning, typed) in table {
        let mut search = search(link);
        search.travel(Travel::To(1), 10);
        let caption = search.caption(Lang::En);
        assert!(caption.starts_with(beginning), "{caption}");
        assert_eq!(with!(search.problem(), puzzle => puzzle.typed_name(0)), typed);
    }
}

/// What inference removes is in the caption, with its rows, also where rows are filled out of order; and
/// on the board, where it comes back.
#[test]
fn captions_of_queens_say_what_is_removed() {
    let table = [
        (
            "puzzle=queens&size=4&inference=forward-checking",
            0,
            "The board is empty. 4 queens are to be placed, one in each row, none attacking another. Row 4 \
             is next. There are 4 squares to try, in this order: a4, b4, c4, d4.",
        ),
        (
            "puzzle=queens&size=4&inference=forward-checking",
            1,
            "Row 4: a queen on a4. Forward checking removes {a3, b3} from row 3, {a2, c2} from row 2, \
             {a1, d1} from row 1. Row 3 is next. There are 2 squares to try, in this order: c3, d3.",
        ),
        (
            "puzzle=queens&size=4&inference=forward-checking",
            2,
            "Row 3: a queen on c3. Forward checking removes {b2, d2} from row 2, {c1} from row 1. No square \
             is left in row 2, so the search gives up here, before it comes to that row.",
        ),
        (
            "puzzle=queens&size=4&inference=arc-consistency",
            1,
            "Row 4: a queen on a4. Arc consistency removes {a3, b3, c3} from row 3, {a2, c2, d2} from row \
             2, {a1, b1, c1, d1} from row 1. No square is left in row 1, so the search gives up here, \
             before it comes to that row.",
        ),
        (
            "puzzle=queens&size=8&inference=forward-checking&variables=fewest",
            5,
            "Row 1: a queen on g1. Forward checking removes {g5} from row 5, {f2} from row 2. Row 5 is next, \
             as no row has fewer squares left. It has one: h5.",
        ),
        (
            "puzzle=queens&size=3&inference=arc-consistency",
            0,
            "The board is empty. 3 queens are to be placed, one in each row, none attacking another. Arc \
             consistency removes {b3} from row 3, {b2} from row 2, {a1, b1, c1} from row 1. No square is \
             left in row 1, so the search gives up here, before it comes to that row. There is no \
             solution.",
        ),
        (
            "puzzle=queens&size=4&variables=fewest",
            2,
            "Row 3: a queen on c3. Stuck: every square of row 2 is attacked. The last queen has to move.",
        ),
        ("puzzle=queens&size=1", 1, "Row 1: a queen on a1. The queen stands: a solution!"),
    ];
    for (link, step, caption) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        assert_eq!(search.caption(Lang::En), caption, "{link}");
    }
    let mut search = search("puzzle=queens&size=4&inference=forward-checking");
    let marks = |search: &Search| {
        let board = search.board();
        let count = |content: &Content| board.squares.iter().filter(|own| *own == content).count();
        [Content::Left, Content::Removed(Removal::Now), Content::Removed(Removal::Before)]
            .map(|content| count(&content))
    };
    for expected in [[16, 0, 0], [6, 6, 0], [1, 3, 4], [6, 6, 0]] {
        assert_eq!(marks(&search), expected);
        search.travel(Travel::Forward, 1);
    }
    assert!(search
        .board()
        .without_domains()
        .squares
        .iter()
        .all(|content| { matches!(content, Content::Free | Content::Queen) }));
}

/// Finished columns and what is inferred are in the caption of a cryptarithm, carries too.
#[test]
fn captions_of_cryptarithms_say_what_is_finished_and_inferred() {
    let table = [
        (
            "puzzle=cryptarithm&sum=TWO+TWO=FOUR",
            4,
            "R gets 2. In the units: 1 + 1 = 2. The next letter is W. 8 digits are possible, in this order: \
             0, 3, 4, 5, 6, 7, 8, 9.",
        ),
        (
            "puzzle=cryptarithm&sum=TWO+TWO=FOUR",
            16,
            "U gets 0. In the tens: 5 + 5 = 10, carry 1. Stuck: no digit is possible for T. The last one has \
             to change.",
        ),
        (
            "puzzle=cryptarithm&inference=arc-consistency",
            0,
            "No letter has a digit yet. Different letters are to have different digits, no number begins \
             with 0, and the sum is to be right. Arc consistency leaves D {2, 3, 4, 5, 6, 7, 8}, E {2, 3, \
             4, 5, 6, 7, 8}, Y {2, 3, 4, 5, 6, 7, 8}, N {2, 3, 4, 5, 6, 7, 8}, R {2, 3, 4, 5, 6, 7, 8}, O \
             {0}, S {9}, M {1}, carry into the thousands {0}, carry into column 5 from the right {1}. The \
             next letter is D. 7 digits are possible, in this order: 2, 3, 4, 5, 6, 7, 8.",
        ),
        (
            "puzzle=cryptarithm&inference=forward-checking",
            1,
            "D gets 0. Forward checking removes 0 from E, Y, N, R, O, and leaves carry into the tens {0}. The \
             next letter is E. 9 digits are possible, in this order: 1, 2, 3, 4, 5, 6, 7, 8, 9.",
        ),
        (
            "puzzle=cryptarithm&inference=forward-checking",
            2,
            "E gets 1. Forward checking removes 1 from N, R, O, S, M, and leaves Y {}. No digit is left for \
             Y, so the search gives up here, before it comes to Y.",
        ),
        (
            "puzzle=cryptarithm&sum=A+B=CDE&inference=arc-consistency",
            0,
            "No letter has a digit yet. Different letters are to have different digits, no number begins \
             with 0, and the sum is to be right. Arc consistency leaves D {0, 1}, C {}, carry into the \
             hundreds {0}. No digit is left for C, so the search gives up here, before it comes to C. \
             There is no solution.",
        ),
        (
            "puzzle=cryptarithm&sum=TWO+TWO=FOUR&inference=forward-checking&variables=fewest",
            4,
            "F gets 3. Forward checking removes 3 from W, U, and leaves carry into the thousands {}. No \
             carry into the thousands is possible, so the search gives up here.",
        ),
        (
            "puzzle=cryptarithm&sum=A+A=BC&test=complete",
            3,
            "B gets 1, although A has it already. That is tested at the end only. Every letter has a digit, \
             and now it is tested: a digit is there twice, or the sum is wrong. Rejected.",
        ),
    ];
    for (link, step, caption) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        assert_eq!(search.caption(Lang::En), caption, "{link}");
    }
}

/// The rows of the table of letters and digits have the names by which its squares are called.
#[test]
fn rows_of_cryptarithms_are_named_as_their_squares() {
    for link in ["puzzle=cryptarithm", "puzzle=cryptarithm&sum=FORTY+TEN+TEN=SIXTY"] {
        let search = search(link);
        let board = search.board();
        let texts = |class: &'static str| {
            let shapes = picture::picture(&board, &[]).into_iter();
            let texts = shapes.filter_map(move |shape| match shape {
                Shape::Text { class: own, at, text, .. } if own == class => Some((text, at)),
                _ => None,
            });
            texts.collect::<Vec<_>>()
        };
        let names = texts("edge-name");
        let (rows, columns) = names.split_at(usize::from(board.rows));
        for square in 0..board.squares.len() {
            let (row, column) = (square / 10, square % 10);
            let name = format!("{}{}", rows[row].0, columns[column].0);
            assert_eq!(search.square_name(square, Lang::En), name);
            let (x, y) = picture::middle(&board, square);
            assert!((rows[row].1 .1 - y).abs() < 1.0 && (columns[column].1 .0 - x).abs() < 1.0);
        }
        let words = board.sum.words.iter().flatten().count();
        assert_eq!(texts("sum-letter").len(), words, "each letter of the sum is drawn");
        let small = picture::small_picture(&board);
        let (width, height) = picture::small_size(&board);
        assert!(small.iter().all(|shape| match shape {
            Shape::Text { at: (x, y), .. } => (0.0..width).contains(x) && (0.0..height).contains(y),
            _ => true,
        }));
    }
}

/// On a phone, where a map has 230 pixels from top to bottom, its texts have 11, or 9 where colours have two
/// rows. No mark of a colour reaches another one.
#[test]
fn maps_can_be_read_on_a_phone() {
    for map in ["", "&map=netherlands", "&colours=4", "&map=netherlands&colours=5"] {
        let mut search = search(&format!("puzzle=map{map}&inference=forward-checking"));
        let least = if map.contains("colours") { 9.0 } else { 11.0 };
        for step in 0..40 {
            search.travel(Travel::To(step), 1_000);
            let board = search.board();
            let scale = 230.0 / picture::view_box(&board)[3];
            let shapes = picture::picture(&board, &search.candidates());
            let mut digits = Vec::new();
            for shape in &shapes {
                let Shape::Text { class, at: (x, y), size, text } = shape else { continue };
                assert!(size * scale >= least, "{text}, step {step}: {}", size * scale);
                let half = size * 0.35;
                if class.starts_with("pencil") {
                    digits.push([x - half, y - half, x + half, y + half]);
                }
            }
            for [left, top, right, bottom] in bounds(&shapes, "mark") {
                let mark = [left - 1.0, top - 1.0, right + 1.0, bottom + 1.0];
                let count = digits.iter().filter(|digit| overlap(mark, **digit)).count();
                assert!(count <= 1, "{map}, step {step}: a mark reaches {count} colours");
            }
        }
    }
}

/// What inference removes is in the caption of a sudoku; what follows from the clues is counted.
#[test]
fn captions_of_sudokus_say_what_is_inferred() {
    let table = [
        (
            "puzzle=sudoku&inference=forward-checking",
            0,
            "The clues stand. Every row, column and box is to hold each digit once. Forward checking with \
             the clues leaves 20 digits in the empty cells. The next cell is row 1, column 1. 3 digits can \
             go there, in this order: 1, 3, 4.",
        ),
        (
            "puzzle=sudoku&inference=forward-checking",
            1,
            "1 goes into row 1, column 1. Forward checking removes 1 from r1c2, r3c1, r4c1. The next cell is \
             row 1, column 2. One digit can go there: 4.",
        ),
        (
            "puzzle=sudoku&inference=arc-consistency",
            1,
            "3 goes into row 1, column 1. The next cell is row 1, column 2. One digit can go there: 1.",
        ),
        (
            "puzzle=sudoku&clues=123.+...4+....+....&inference=forward-checking",
            0,
            "The clues stand. Every row, column and box is to hold each digit once. Forward checking with \
             the clues leaves 28 digits in the empty cells. No digit is left for row 1, column 4, so the \
             search gives up here, before it comes to that cell. There is no solution.",
        ),
        (
            "puzzle=sudoku&clues=1234+3412+2143+432.&inference=forward-checking",
            0,
            "The clues stand. Every row, column and box is to hold each digit once. Forward checking with \
             the clues leaves 1 digit in an empty cell. The next cell is row 4, column 4. One digit can go \
             there: 1.",
        ),
    ];
    for (link, step, caption) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        assert_eq!(search.caption(Lang::En), caption, "{link}");
    }
    // The search by rows and by fewest digits has one address.
    for (link, printed) in [
        ("puzzle=sudoku&variables=fewest", "puzzle=sudoku&clues=..2.+2.1.+.3.2+.2..&cells=fewest"),
        (
            "puzzle=sudoku&cells=fewest&inference=arc-consistency",
            "puzzle=sudoku&clues=..2.+2.1.+.3.2+.2..&variables=fewest&inference=arc-consistency",
        ),
    ] {
        assert_eq!(Link::print(search(link).problem(), 0), printed);
    }
}

/// What was coloured by hand is where the search goes, as far as it asks for the same regions.
#[test]
fn a_map_is_handed_over() {
    let (link, _) = Link::parse("puzzle=map&inference=arc-consistency&values=least-constraining");
    let mut hand = Search::by_hand(&link.problem);
    assert!(hand.choose(Choice(1)) && hand.choose(Choice(0)));
    let search = hand.handed_over(&link.problem, 10_000).expect("it gets there");
    assert_eq!(search.here().path.len(), 2);
    assert_eq!(placed(&search), placed(&hand));
}

/// What is on the squares, without what is inferred, which a person does not see.
fn placed(search: &Search) -> Vec<Content> {
    search.board().without_domains().squares
}

/// A navigation command, how to walk it step by step, and which steps it leads to.
type Kind<'a> = (Travel, Travel, &'a dyn Fn(&Search) -> bool);

/// The searches as on the page: explored up to some step, or not at all.
fn known() -> impl Strategy<Value = Search> {
    (select(with_usual(&SMALL)), 0..3_000_u64).prop_map(|(link, steps)| {
        let mut search = search(link);
        search.extend(steps, Until::Bound);
        search
    })
}

#[test]
fn squares_are_blocked_out_and_opened_again() {
    let search = search("puzzle=tour&board=4x5&start=a1&path=a1+b3");
    let board = search.board();
    let start = board.way[0];
    for square in 0..board.squares.len() {
        let Some(blocked) = search.problem().with_toggled(square) else {
            assert_eq!(square, start, "only the start cannot be blocked out");
            continue;
        };
        let squares = Search::new(blocked.clone()).board().squares;
        let out = squares.iter().position(|content| *content == Content::BlockedOut);
        assert_eq!(out, Some(square));
        let again = blocked.with_toggled(square).expect("it can be opened");
        assert_eq!(Search::new(again).board(), board);
    }
    assert_eq!(search.problem().with_toggled(20), None);
    assert_eq!(Problem::default_of(PuzzleId::Queens).with_toggled(0), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Each command ends at the next step of its kind, as a walk step by step finds it.
    #[test]
    fn journeys_end_where_a_walk_finds_them(mut search in known(), from in 0.0..1.0) {
        search.travel(Travel::To((from * search.journal().reach() as f64) as u64), 1_000_000);
        let here = search.here().clone();
        let is_stuck = |search: &Search| {
            let status = search.status();
            let dead = status != Status::Solved && status.choices().is_empty();
            dead && search.here().moment == Moment::Entered
        };
        let is_solved = |search: &Search| {
            search.status() == Status::Solved && search.here().moment == Moment::Entered
        };
        let kinds: [Kind<'_>; 4] = [
            (Travel::NextStuck, Travel::Forward, &is_stuck),
            (Travel::PreviousStuck, Travel::Back, &is_stuck),
            (Travel::NextSolution, Travel::Forward, &is_solved),
            (Travel::PreviousSolution, Travel::Back, &is_solved),
        ];
        for (way, walk, is_it) in kinds {
            let mut slow = search.clone();
            let expected = loop {
                if slow.travel(walk, 1) != Arrival::There {
                    break None;
                }
                if is_it(&slow) {
                    break Some(slow.here().step);
                }
            };
            let mut quick = search.clone();
            let arrival = quick.travel(way, 1_000_000);
            match expected {
                Some(step) => prop_assert_eq!((arrival, quick.here().step), (Arrival::There, step)),
                None => prop_assert_eq!((arrival, quick.here()), (Arrival::Nowhere, &here)),
            }
            let mut timed = search.clone();
            prop_assert_eq!(timed.travel_in_time(way, 1_000_000, || true), arrival);
            prop_assert_eq!(timed.here(), quick.here());
        }
    }

    #[test]
    fn over_leaves_the_current_node_and_no_other(mut search in known(), from in 0.0..1.0) {
        search.travel(Travel::To((from * search.journal().reach() as f64) as u64), 1_000_000);
        let here = search.here().clone();
        if search.travel(Travel::Over, 1_000_000) == Arrival::There {
            let there = search.here();
            match here.path.split_last() {
                Some((last, above)) => {
                    prop_assert_eq!(&*there.path, above);
                    prop_assert_eq!(there.moment, Moment::Left(*last));
                }
                None => prop_assert_eq!(there.moment, Moment::Over),
            }
        }
    }

    /// By hand: hints lead to a solution if there is one, and the search continues from there.
    #[test]
    fn hints_lead_to_a_solution(link in select(with_usual(&SMALL))) {
        let problem = search(link).problem().clone();
        let mut hand = Search::by_hand(&problem);
        let solutions = match hand.ahead(1_000_000, || true) {
            Ahead::Exactly(count) => count,
            Ahead::AtLeast(_) => panic!("{link} is small"),
        };
        for _ in 0..=hand.length() {
            match hand.hint(1_000_000, || true) {
                Hint::Choose(choice) => prop_assert!(hand.choose(choice)),
                Hint::Complete => {
                    prop_assert_eq!(hand.status(), Status::Solved);
                    break;
                }
                Hint::Nowhere => {
                    prop_assert_eq!(solutions, 0);
                    break;
                }
                Hint::Unknown => panic!("{link} is small"),
            }
        }
        prop_assert_eq!(solutions > 0, hand.status() == Status::Solved);
        let path = hand.here().path.clone();
        let search = hand.handed_over(&problem, 5_000_000).expect("the search comes there");
        prop_assert_eq!(placed(&hand), placed(&search));
        prop_assert_eq!(hand.board().way, search.board().way);
        let mut depth = 0;
        while hand.take_back() {
            depth += 1;
        }
        prop_assert_eq!(depth, path.len());
    }
}

/// Where a step takes long, the way to it ends with the time for it.
#[test]
fn without_time_little_is_explored() {
    let link = "puzzle=queens&size=16&inference=arc-consistency";
    let few = 4096;
    for (way, most) in [
        (Travel::To(5_000_000), 5_000_000),
        (Travel::To(4_000_000_000), 5_000_000),
        (Travel::NextSolution, 5_000_000),
        (Travel::Over, 5_000_000),
    ] {
        let mut search = Search::new(Link::parse(link).0.problem);
        search.travel(Travel::Forward, 1);
        let arrival = search.travel_in_time(way, most, || false);
        let is_found = way == Travel::NextSolution && !search.journal().solutions().is_empty();
        assert_eq!(arrival == Arrival::TooFar, !is_found, "{way:?}");
        assert!(search.journal().reach() <= few + 1, "{way:?}");
    }
    let mut search = Search::new(Link::parse(link).0.problem);
    assert_eq!(search.travel_in_time(Travel::To(few + 1), few + 1, || true), Arrival::There);
    assert_eq!((search.here().step, search.journal().reach()), (few + 1, few + 1));
    let by_hand = Search::by_hand(search.problem());
    assert!(matches!(by_hand.ahead(u64::MAX, || false), Ahead::AtLeast(_)));
    assert_eq!(by_hand.hint(u64::MAX, || false), Hint::Unknown);
    assert_eq!(by_hand.worth(u64::MAX, || false).counted, None);
}

/// What is walked is explored at once, also where the target is too far.
#[test]
fn steps_are_explored_as_they_are_walked() {
    let link = "puzzle=queens&size=16";
    for way in [Travel::To(5_001), Travel::Over] {
        let mut walked = search(link);
        walked.travel(Travel::Forward, 1);
        walked.travel(way, 5_000);
        let mut explored = search(link);
        explored.extend(5_001, Until::Bound);
        assert_eq!(walked.journal(), explored.journal(), "{way:?}");
    }
}

/// The board of Sudoku shows the numbers by which its sentences and its tree name rows and columns.
#[test]
fn rows_and_columns_of_sudoku_are_numbered_as_sentences_name_them() {
    for link in ["puzzle=sudoku", "puzzle=sudoku&inference=forward-checking"] {
        check_numbers(link);
    }
}

fn check_numbers(link: &str) {
    let mut search = search(link);
    assert_eq!(search.travel(Travel::To(2), 1_000), Arrival::There);
    let board = search.board();
    let names: Vec<(String, (f64, f64))> = picture::picture(&board, &[])
        .into_iter()
        .filter_map(|shape| match shape {
            Shape::Text { class: "edge-name", at, text, .. } => Some((text, at)),
            _ => None,
        })
        .collect();
    // In a square, a small digit is a candidate.
    let (_, height) = picture::size(&board);
    assert!(names.iter().all(|&(_, (x, y))| x < 0.0 || y > height), "{names:?}");
    let side = usize::from(board.rows);
    let (columns, rows) = names.split_at(side);
    let in_order: Vec<String> = (1..=side).map(|number| number.to_string()).collect();
    let text = |names: &[(String, (f64, f64))]| -> Vec<String> {
        names.iter().map(|(text, _)| text.clone()).collect()
    };
    assert_eq!((text(columns), text(rows)), (in_order.clone(), in_order));
    let middle = |square| picture::middle(&board, square);
    for square in 0..side * side {
        let (row, column) = (square / side, square % side);
        let near = |at: f64, of: f64| (at - of).abs() < picture::CELL / 2.0;
        assert!(near(columns[column].1 .0, middle(square).0), "column {column}");
        assert!(near(rows[row].1 .1, middle(square).1), "row {row}");
        let name = search.square_name(square, Lang::En);
        assert_eq!(name, format!("row {}, column {}", row + 1, column + 1));
    }
}
