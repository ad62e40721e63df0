//! Solving a game: nothing is kept but counts and the best line, so that any size goes.

use plyscope_core::games::BoardGame;
use plyscope_core::tracer::PlyCount;
use plyscope_core::{Move, Verdict};
use plyscope_stage::catalog::{visit, GameSpec, Visitor};
use plyscope_stage::locale::Lang;
use plyscope_stage::numerals;
use plyscope_stage::rules::Rules;
use plyscope_stage::setup::{Choice, Setup};
use serde_json::{json, Value as Json};

use super::{rows, table, warning};
use crate::line::Follower;
use crate::numbers::{aligned, grouped};
use crate::reported::{reported, Reported};
use crate::{board, json, Problem};

/// Searches a game and says what came out.
pub fn run(spec: &GameSpec, setup: &Setup, as_json: bool) -> Result<String, Problem> {
    let found = search(spec, setup)?;
    Ok(if as_json { format!("{:#}\n", found.as_json()) } else { found.as_text() })
}

/// A search of a game, and what came out.
struct Found<'a> {
    spec: &'a GameSpec,
    setup: &'a Setup,
    rules: Box<dyn Rules>,
    verdict: Verdict,
    follower: Follower,
}

fn search<'a>(spec: &'a GameSpec, setup: &'a Setup) -> Result<Found<'a>, Problem> {
    struct Search<'a>(&'a Setup);
    impl Visitor for Search<'_> {
        type Output = (Box<dyn Rules>, Verdict, Follower);
        fn visit<G: BoardGame>(self, game: G) -> Self::Output {
            let mut follower = Follower::default();
            let Ok(verdict) = self.0.algorithm.run(&game, &self.0.options(), &mut follower);
            (Box::new(game), verdict, follower)
        }
    }
    let (rules, verdict, follower) =
        visit(spec, Search(setup)).map_err(|problem| problem.to_string())?;
    Ok(Found { spec, setup, rules, verdict, follower })
}

impl Found<'_> {
    fn best_line(&self) -> Vec<String> {
        let line: &[Move] = self.follower.best_line();
        (0..line.len()).map(|ply| self.rules.move_name(&line[..ply], line[ply])).collect()
    }

    fn reported(&self) -> Option<&'static Reported> {
        reported(self.spec, self.setup)
    }

    fn as_json(&self) -> Json {
        let counter = &self.follower.counter;
        let total = counter.total();
        let plies: Vec<Json> = counter.plies.iter().map(as_object).collect();
        let (probes, hits) = counter.probes;
        let options = self.setup.options();
        json!({
            "game": self.spec.game.entry().id,
            "position": self.rules.notation(&[]),
            "algorithm": self.setup.algorithm.id(),
            "depth": options.depth,
            "root": json::player(self.rules.player(&[])),
            "value": json::value(self.verdict.value()),
            "verdict": json::verdict(self.verdict),
            "best_line": self.best_line(),
            "calls": total.nodes,
            "leaves": total.leaves,
            "cuts": total.cuts,
            "evaluated": total.evaluated,
            "plies": plies,
            "table": options.table.map(|_| json!({ "probes": probes, "hits": hits })),
            "unsound": self.setup.is_unsound(),
            "reported": self.reported().map(|reported| json!({
                "calls": reported.calls, "source": reported.source, "note": reported.note,
            })),
        })
    }

    fn as_text(&self) -> String {
        let counter = &self.follower.counter;
        let total = counter.total();
        let line = self.best_line().join(" ");
        let mut listed = vec![
            ("value", numerals::verdict(Lang::En, self.verdict)),
            ("best line", if line.is_empty() { "none".to_owned() } else { line }),
            ("visited", grouped(total.nodes)),
            ("leaves", grouped(total.leaves)),
            ("cuts", grouped(total.cuts)),
        ];
        if total.evaluated > 0 {
            listed.push(("evaluated", grouped(total.evaluated)));
        }
        if self.setup.options().table.is_some() {
            listed.push(("table", table(counter.probes.0, counter.probes.1)));
        }
        if let Some(Reported { calls, source, note, .. }) = self.reported() {
            listed.push(("reported", format!("{} in {source}; {note}", grouped(*calls))));
        }
        listed.extend(warning(self.setup));
        let header = format!(
            "{}, {} to move\n\n{}\n",
            self.spec.game.entry().id,
            plyscope_stage::caption::player_name(self.rules.player(&[])),
            board::drawn(&self.rules.board(&[])),
        );
        header + &rows(&listed) + "\n" + &by_ply(&counter.plies)
    }
}

fn as_object(ply: &PlyCount) -> Json {
    json!({
        "nodes": ply.nodes, "leaves": ply.leaves, "cuts": ply.cuts, "evaluated": ply.evaluated,
    })
}

fn by_ply(plies: &[PlyCount]) -> String {
    let header = ["ply", "visited", "leaves", "cuts", "evaluated"].map(str::to_owned).to_vec();
    let counts = plies.iter().enumerate().map(|(ply, count)| {
        let numbers = [ply as u64, count.nodes, count.leaves, count.cuts, count.evaluated];
        numbers.map(grouped).to_vec()
    });
    aligned(std::iter::once(header).chain(counts).collect())
}
