//! Addresses keep their meaning: each shows what it showed when `fixtures/addresses.txt` was
//! written.
//!
//! The file has a block for each address: the page and the address, what was understood (`says`, the
//! address as the page writes it), the sentence at its step (`shows`), and each problem in English
//! (`wrong`). To write the file anew, after a change that is meant to change what is shown, run the
//! test with `PLYSCOPE_TRACES=renew`: that keeps every address of the file and adds those of
//! [`corpus`].

use std::collections::BTreeSet;
use std::fmt::Write;

use plyscope_coroutine_view as coroutine;
use plyscope_export::handout::share::{Form as Shape, Shared};
use plyscope_games::Ending;
use plyscope_i18n::Lang;
use plyscope_lesson::place::Place;
use plyscope_lesson::{Lesson, Part};
use plyscope_player::embed::{Embed, EmbedProblem};
use plyscope_player::film::{Playable, Playing};
use plyscope_practice::examples::EXAMPLES;
use plyscope_practice::{Level, Pace, Plan};
use plyscope_puzzle_player::{Puzzle, Show};
use plyscope_puzzle_view::backtrack;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::question::{Grading, Kind};
use plyscope_search::algo::{Fail, Keeps, Symmetry};
use plyscope_search::{CutRule, Order, Player};
use plyscope_setup::address::ToQuery;
use plyscope_setup::link::{with_view, Link, LinkProblem};
use plyscope_setup::view::View;
use plyscope_setup::{catalog, gallery};
use plyscope_setup::{Algorithm, Choice, Form};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/addresses.txt");

/// What keeps what addresses show now.
const RENEW: &str = "PLYSCOPE_TRACES=renew cargo test -p plyscope-lesson frozen_addresses";

/// The pages that read an address; `lesson` is an equivalent block of a lesson.
const PAGES: [&str; 6] = ["index", "backtracking", "coroutines", "learn", "embed", "lesson"];

/// What an address shows, line by line.
fn shown(page: &str, address: &str) -> String {
    let mut out = String::new();
    match page {
        "index" => index(&mut out, address),
        "backtracking" => {
            let (link, problems) = backtrack::link::Link::parse(address);
            say(&mut out, "says", &backtrack::link::Link::print(&link.problem, link.step));
            caption(&mut out, &Show::Puzzle(Puzzle::Backtracking(link)));
            all_wrong(&mut out, &problems, plyscope_puzzle_view::problems::of_link);
        }
        "coroutines" => {
            let (link, problems) = coroutine::link::Link::parse(address);
            say(&mut out, "says", &coroutine::link::Link::print(&link.dialogue, link.step));
            caption(&mut out, &Show::Puzzle(Puzzle::Coroutines(link)));
            all_wrong(&mut out, &problems, plyscope_coroutine_view::problems::of_link);
        }
        "learn" => learn(&mut out, address),
        "embed" => embed(&mut out, address),
        _ => lesson(&mut out, address),
    }
    out
}

fn say(out: &mut String, name: &str, text: &str) {
    let line = text.replace('\n', "\\n");
    writeln!(out, "{name}: {line}").expect("a string");
}

fn all_wrong<P>(out: &mut String, problems: &[P], message: impl Fn(&P, Lang) -> String) {
    for problem in problems {
        say(out, "wrong", &message(problem, Lang::En));
    }
}

/// The caption at the step of the address; searches for a worker have none here.
fn caption(out: &mut String, show: &Show) {
    if let Ok(Some(playing)) = Playing::of_small(show, None, None) {
        moment(out, &playing);
    }
}

fn moment(out: &mut String, playing: &Playing) {
    say(out, "shows", &format!("{}: {}", playing.count(Lang::En), playing.caption(Lang::En)));
}

fn index(out: &mut String, address: &str) {
    let (mut link, mut problems) = Link::parse(address);
    let tree = link.tree();
    let show = Show::Search(link.clone());
    say(out, "says", &with_view(show.to_address(), link.view));
    match tree {
        Some(Err(error)) if link.game.is_none() => problems.push(LinkProblem::Tree(error)),
        Some(Ok(tree)) => link.root = Some(tree.root_player()),
        _ => {}
    }
    caption(out, &Show::Search(link));
    all_wrong(out, &problems, plyscope_setup::problems::search::of_link);
}

fn learn(out: &mut String, address: &str) {
    let (place, problems) = Place::parse(address);
    say(out, "says", &place.print());
    if let Some(Ok(asked)) = place.question().map(|question| Asked::of(&question)) {
        say(out, "shows", &asked.prompt(Lang::En));
    }
    all_wrong(out, &problems, plyscope_quiz::problems::of_link);
}

fn embed(out: &mut String, address: &str) {
    let (embed, mut problems) = Embed::<Show>::parse(address);
    if let Some(show) = &embed.show {
        say(out, "says", &show.to_address());
        say(out, "leads", &show.way(7));
        let Embed { from, to, controls, repeat, start, speed, .. } = &embed;
        let [controls, repeat, start] = [controls.id(), repeat.id(), start.id()];
        let speed = speed.per_second();
        let showing = format!("{from:?} {to:?} {controls} {repeat} {start} {speed}");
        if showing != "None None full no no 2" {
            say(out, "plays", &showing);
        }
        if Playing::of_small(show, None, None).is_ok() {
            if let Some(playing) = embed.play(&mut problems) {
                moment(out, &playing);
            }
        }
    }
    all_wrong(out, &problems, EmbedProblem::message);
}

/// The address as a block of a lesson, and as the other forms in which it is shared.
fn lesson(out: &mut String, address: &str) {
    let shared = Shared { page: "https://example.org/index.html", fragment: address };
    let block = shared.text(Shape::Markdown, Lang::En);
    say(out, "block", &block);
    say(out, "element", shared.text(Shape::Element, Lang::En).lines().last().unwrap_or_default());
    for part in Lesson::parse(&block).expect("short").parts {
        match part {
            Part::Scene(scene) => {
                let moments = format!("{:?} {:?}", scene.from, scene.to);
                say(out, "scene", &format!("{} {moments}", scene.show.to_address()));
            }
            Part::Question(asking) => say(out, "question", &asking.question.print()),
            Part::Broken(broken) => say(out, "wrong", &broken.message(Lang::En)),
            Part::Prose(_) => {}
        }
    }
}

/// All values of a choice after its name.
fn values<C: Choice>(name: &str) -> Vec<String> {
    let ids = C::ALL.iter().map(|(id, _)| *id);
    ids.chain(["", "nonsense", "%zz"]).map(|id| format!("{name}={id}")).collect()
}

fn texts(name: &str, values: &[&str]) -> Vec<String> {
    values.iter().map(|value| format!("{name}={value}")).collect()
}

/// The parameters of searches of trees and games, each with all valid and some invalid values.
fn of_searches() -> Vec<String> {
    let numbers = ["0", "1", "7", "255", "256", "-1", "x", "", "+1", "1.5", "99999999999999999999"];
    let mut given =
        texts("step", &["0", "9", "last", "Last", "4294967295", "4294967296", "-1", "x"]);
    given.extend(values::<Algorithm>("algorithm"));
    given.extend(values::<Order>("order"));
    given.extend(values::<CutRule>("cut"));
    given.extend(values::<Fail>("fail"));
    given.extend(values::<Form>("form"));
    given.extend(values::<Player>("root"));
    given.extend(values::<View>("view"));
    given.extend(texts(
        "window",
        &["0..15", "-inf..8", "game", "infinite", "8..8", "x", "", "0..win"],
    ));
    given.extend(texts("depth", &["0", "2", "400", "401", "end", "End", "-1", "x", ""]));
    given.extend(texts("time", &["1", "60000", "60001", "0", "x"]));
    given.extend(texts("table", &["all", "3..5", "4", "5..3", "x", ""]));
    given.extend(values::<Keeps>("table=all&keeps"));
    given.extend(values::<Symmetry>("table=all&symmetry"));
    given.extend(values::<Keeps>("keeps"));
    given.extend(texts("seed", &numbers));
    given.extend(texts("order=random&seed", &numbers));
    given.extend(values::<Ending>("ending"));
    given.extend(texts("size", &["4x4", "4×4", "3x3", "99x99", "7", "x", ""]));
    given.extend(texts("line", &numbers));
    given.extend(texts("evaluation", &["lines", "nonsense", ""]));
    given.extend(texts("position", &["XOX/XO./O..", "XOX", "", "%zz"]));
    given.extend(
        ["bogus=1", "bogus", "=", "==1", "&&", "algorithm=minimax&algorithm=negamax"]
            .map(str::to_owned),
    );
    given.extend(
        ["algorithm", "step", "step=3&step=x", "%73tep=3", "Step=3", " step=3"].map(str::to_owned),
    );
    given
}

/// The parameters of searches on boards.
fn of_boards() -> Vec<String> {
    let squares = ["a1", "c2", "e5", "z9", "", "x"];
    let mut given = texts("step", &["0", "9", "x", "-1", "last", "18446744073709551615"]);
    given.extend(texts("board", &["3x4", "8x8", "5x5", "1x1", "99x99", "x", ""]));
    given.extend(texts("start", &squares));
    given.extend(texts("blocked", &squares));
    given.extend(texts("path", &["a1+b3", "a1+b3+c5", "a1+a2", "c2", "x", ""]));
    given.extend(texts("tour", &["open", "closed", "nonsense", ""]));
    given.extend(texts("order", &["warnsdorff", "nonsense", "", "previous"]));
    given.extend(texts("prune", &["all", "none", "nonsense", ""]));
    given.extend(texts("test", &["at-once", "complete", "nonsense"]));
    given.extend(texts("size", &["4", "6", "1", "99", "x", ""]));
    given.extend(texts("cells", &["fewest", "nonsense"]));
    given.extend(texts("clues", &["..2.+2.1.+.3.2+.2..", "12", "11..+....+....+....", ""]));
    given.extend(texts("map", &["australia", "netherlands", "A-B-C-A+D", "A-A", "Nowhere", ""]));
    given.extend(texts("colours", &["1", "4", "6", "x", ""]));
    given.extend(texts("variables", &["given", "fewest", "fewest-degree", "nonsense", ""]));
    given.extend(texts("values", &["given", "least-constraining", "nonsense"]));
    let inferences = ["none", "forward-checking", "arc-consistency", "nonsense", ""];
    given.extend(texts("inference", &inferences));
    given.extend(["bogus=1", "labels=4", "step=%zz", "puzzle=queens"].map(str::to_owned));
    given
}

/// The parameters of puzzles with bounds.
fn of_subset_sums() -> Vec<String> {
    let mut given = texts("numbers", &["5+10+12", "4,3,2", "4+0", "4+-1", "99999", "x", ""]);
    given.extend(texts("target", &["30", "199980", "0", "199981", "x", ""]));
    given.extend(texts("bound", &["none", "sum", "rest", "next", "nonsense", ""]));
    given.extend(texts("order", &["given", "ascending", "descending", "clockwise", ""]));
    given.extend(texts("test", &["complete", "nonsense"]));
    given.extend(["", "step=9", "bogus=1", "sum=A+A=B"].map(str::to_owned));
    given
}

fn of_mazes() -> Vec<String> {
    let mazes = ["S.%23+...+%23.G", "S.%23/..G", "S..", "S.G+..G", "S.+..G", "S.x+..G", ""];
    let mut given = texts("maze", &mazes);
    given.extend(texts("length", &["9", "8", "143", "0", "144", "x", ""]));
    given.extend(texts("length=9&bound", &["distance", "none", "sum", ""]));
    given.extend(texts("order", &["clockwise", "clockwise-2", "1324", "rows", "given", ""]));
    given.extend(["", "step=9", "bogus=1", "test=complete"].map(str::to_owned));
    given
}

/// The parameters of questions, beside their subject.
fn of_questions() -> Vec<String> {
    let numbers = ["0", "1", "4", "1000", "1001", "-1", "x", ""];
    let mut given = texts("points", &numbers);
    given.extend(texts("attempts", &[numbers.as_slice(), &["any"]].concat()));
    given.extend(texts("hints", &[numbers.as_slice(), &["off", "100"]].concat()));
    given.extend(values::<Grading>("grading"));
    given.extend(values::<Feedback>("feedback"));
    given.extend(values::<Again>("again"));
    given.extend(["bogus=1", "points=%zz", "tree=%zz", "step=4", "window=8..8"].map(str::to_owned));
    given.extend(["algorithm=minimax&cut=gt", "depth=2", "game=tic-tac-toe"].map(str::to_owned));
    given
}

/// All addresses to try: all galleries, and every option with its values.
fn corpus() -> Vec<(&'static str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    let mut add = |page: &'static str, address: &str| all.push((page, address.to_owned()));
    for address in ["", "#", "#tree=4+8", "bogus", "<script>", "=", "tree", "%", "step=last"] {
        PAGES.iter().for_each(|page| add(page, address));
    }
    let games = catalog::GAMES.iter().map(|entry| format!("game={}", entry.id));
    let searches = gallery::GALLERY.iter().map(|exhibit| exhibit.link.to_owned());
    let boards = backtrack::gallery::gallery().map(|exhibit| exhibit.link.to_owned());
    let dialogues = coroutine::gallery::GALLERY.iter().map(|exhibit| exhibit.link.to_owned());
    for address in searches.chain(games) {
        ["index", "embed", "lesson"].iter().for_each(|page| add(page, &address));
    }
    for address in boards {
        ["backtracking", "embed", "lesson"].iter().for_each(|page| add(page, &address));
    }
    for address in dialogues {
        ["coroutines", "embed", "lesson"].iter().for_each(|page| add(page, &address));
    }
    let subjects = ["tree=((8+5)+(20+3))+((2+4)+(15+6))", "game=tic-tac-toe&position=XOX/XO./O.."];
    for given in of_searches() {
        for subject in subjects {
            add("index", &format!("{subject}&{given}"));
        }
        add("embed", &format!("{}&{given}", subjects[0]));
    }
    let broken = [
        "tree=",
        "tree=(4",
        "tree=4+x",
        "tree=%zz",
        "tree=4%2C8",
        "tree=(8%2C%2C5)",
        "tree=%0A4+8",
    ];
    let both = [
        "game=go",
        "game=tictactoe",
        "game=",
        "game=tic-tac-toe&tree=4+8",
        "tree=min:+4+8&root=max",
    ];
    for address in broken.into_iter().chain(both) {
        ["index", "embed", "lesson"].iter().for_each(|page| add(page, address));
    }
    for given in of_boards() {
        for puzzle in ["tour", "queens", "sudoku", "map"] {
            add("backtracking", &format!("puzzle={puzzle}&{given}"));
        }
    }
    for given in of_subset_sums() {
        add("backtracking", &format!("puzzle=subset-sum&{given}"));
    }
    for given in of_mazes() {
        add("backtracking", &format!("puzzle=maze&{given}"));
    }
    for address in ["puzzle=", "puzzle=quens&size=4", "size=4", "step=3"] {
        ["backtracking", "embed"].iter().for_each(|page| add(page, address));
    }
    let labels = ["2+1+3", "2,1;3%20-4", "a%E2%80%99s+b", "4+3+4", "4+?!", "", "%zz"];
    let wanted = ["3", "", "?!", "%E2%88%9212"];
    let steps = ["0", "7", "15", "99", "last", "-1", "x", "99999999999"];
    for (name, values) in
        [("labels", &labels[..]), ("labels=2+1+3&wanted", &wanted), ("labels=4+2&step", &steps)]
    {
        for given in texts(name, values) {
            ["coroutines", "embed", "lesson"].iter().for_each(|page| add(page, &given));
        }
    }
    for given in ["wanted=3", "labels=4&bogus=1", "labels=4&tree=4"] {
        add("coroutines", given);
    }
    for given in [
        "from=4&to=last",
        "from=x",
        "to=-1",
        "to=",
        "controls=reduced",
        "controls=none",
        "controls=many",
        "loop=yes",
        "loop=1",
        "autoplay=yes",
        "autoplay=x",
        "speed=10",
        "speed=7",
        "speed=",
        "from=%zz",
        "from=9&to=3",
        "step=99",
        "bogus",
        "Loop=yes",
    ] {
        add("embed", &format!("{}&{given}", subjects[0]));
        add("lesson", &format!("{}&{given}", subjects[0]));
    }
    let asked = "tree=((8+5)+(20+3))+((2+4)+(15+6))";
    for kind in values::<Kind>("question") {
        let about = if kind.contains("square") || kind.contains("back-out") || kind.contains("lost")
        {
            "puzzle=queens&size=6&step=9"
        } else {
            asked
        };
        for page in ["learn", "lesson"] {
            add(page, &format!("{kind}&{about}"));
        }
        add("learn", &format!("embed&{kind}&{about}"));
        add("learn", &format!("author&{kind}&{about}"));
    }
    for given in of_questions() {
        for front in ["", "embed&", "author&"] {
            add("learn", &format!("{front}question=pruned&{asked}&{given}"));
        }
        add("lesson", &format!("question=pruned&{asked}&{given}"));
    }
    for example in EXAMPLES {
        ["learn", "lesson"].iter().for_each(|page| add(page, example.link));
    }
    let plans = Plan::kinds().map(|kind| format!("practice={}", kind.id()));
    let levels = Level::all().map(|level| format!("practice=pruned&level={level}"));
    let paces = values::<Pace>("practice=pruned&pace");
    for address in plans.chain(levels).chain(paces) {
        add("learn", &address);
    }
    for address in [
        "practice=lost", "practice=", "practice=pruned&level=0", "practice=pruned&level=7", "practice=pruned&seed=x",
        "practice=pruned&bogus=1", "practice=pruned&seed=%zz", "progress", "progress&x", "author", "author&bogus=1",
        "author&tree=%zz", "author&question=nonsense", "author&puzzle=nonsense&question=lost", "author&time=5",
        "lesson=lecture-1", "lesson=lecture-1&ask=2", "lesson=lecture-1&ask=", "lesson=lecture-1&seed=7",
        "lesson=lecture-1&seed=x", "lesson=lecture-1&bogus=1", "lesson=%zz", "lesson=", "lesson=javascript:alert(1)",
        "lesson=https%3A%2F%2Fexample.org%2Fa.md&ask=two+words", "lesson=lecture-1&lesson=lecture-2", "ask=2",
        "lesson", "embed&lesson=lecture-2", "embed&lesson=lecture-2&ask=1&seed=3", "embed&lesson=", "embed&", "embed",
        "embed&seed=3&lesson=lecture-2", "embed&tree=4+8", "embed=1&lesson=lecture-1", "tree=4+8", "tree=4+8&practice=pruned",
        "sheet=lesson&lesson=lecture-2", "sheet=lesson", "sheet=lesson&lesson=javascript:alert(1)", "sheet=practice",
        "sheet=lesson&lesson=https%3A%2F%2Fx.org%2Fa.md&seed=7&copies=30&sides=both", "sheet=exam", "sheet=",
        "sheet=practice&question=best-move&level=6&count=50&copies=60&seed=18446744073709551615&sides=answers&paper=letter",
        "sheet=practice&copies=0", "sheet=practice&copies=61", "sheet=practice&count=51", "sheet=practice&level=7",
        "sheet=practice&seed=-1", "sheet=practice&question=lost", "sheet=practice&sides=none", "sheet=practice&paper=a5",
        "sheet=practice&bogus=1", "sheet=practice&seed=%zz", "question=prunned&tree=4+8", "question=pruned",
        "question=lost&puzzle=quens", "question=nonsense&puzzle=queens&size=5", "question=lost", "question=pruned&puzzle=queens",
    ] {
        add("learn", address);
    }
    all
}

/// The page and the address of a block's first line.
fn heading(line: &str) -> Option<(&str, &str)> {
    let (page, address) = line.strip_prefix("# ")?.split_once(' ')?;
    PAGES.contains(&page).then_some((page, address))
}

fn block(page: &str, address: &str) -> String {
    format!("# {page} {address}\n{}\n", shown(page, address))
}

/// The file anew: every address that it has, and those that there are to try.
fn renewed(kept: &str) -> String {
    let old = kept.lines().filter_map(heading).map(|(page, address)| (page, address.to_owned()));
    let mut all: BTreeSet<(usize, String)> = BTreeSet::new();
    for (page, address) in corpus().into_iter().chain(old) {
        all.insert((PAGES.iter().position(|one| *one == page).expect("a page"), address));
    }
    all.iter().map(|(page, address)| block(PAGES[*page], address)).collect()
}

#[test]
fn every_address_shows_what_it_did() {
    if std::env::var("PLYSCOPE_TRACES").is_ok_and(|value| value == "renew") {
        let kept = std::fs::read_to_string(FILE).unwrap_or_default();
        std::fs::write(FILE, renewed(&kept)).expect("the fixture can be written");
    }
    let kept = std::fs::read_to_string(FILE).expect("the fixture is there");
    let blocks: Vec<&str> = kept.split_inclusive("\n\n").collect();
    assert!(blocks.len() > 800, "{} addresses", blocks.len());
    let mut other = Vec::new();
    for before in blocks {
        let first = before.lines().next().unwrap_or_default();
        let (page, address) = heading(first).unwrap_or_else(|| panic!("no page: {first}"));
        let now = block(page, address);
        if now != before {
            other.push(format!("before:\n{before}now:\n{now}"));
        }
    }
    let (number, some) = (other.len(), other[..other.len().min(3)].concat());
    assert!(
        number == 0,
        "{number} addresses show something else, such as\n\n{some}\n\
         If that is meant, {RENEW} keeps it, and `git diff` shows all of them."
    );
}
