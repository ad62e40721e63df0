//! Star2: Star1 with probes.

use super::descriptor::{Descriptor, Feature, Visits};
use super::open_node::{choose, OpenNode};
use super::options::Options;
use super::order::Order;
use super::search::Search;
use super::star1;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Chance, Feature::Cut, Feature::Fail, Feature::Depth],
    orders: &[Order::LeftToRight, Order::RightToLeft, Order::Random],
    visits: Visits::Again,
    ..Descriptor::new("star2")
};

/// Star2 (Ballard 1983): [`star1`](super::star1()) that first probes the children of a chance node at which
/// a player decides. A probe looks at the first move only: MIN is then worth at most that, MAX at least.
/// Often this bounds the average enough to cut, and else the windows are narrower. Children that are leaves
/// or chance nodes, or lie at the horizon, are not probed.
///
/// What a probe has visited is not remembered, so that the search visits it again: with good moves first it
/// pays, with bad ones it costs. A probe searches its move by Star1, since probes within probes would double
/// the visits at every chance node on the way down. The value is that of
/// [`expectiminimax`](super::expectiminimax()), and what is returned outside the window as in Star1.
///
/// # Errors
/// When the tracer ends the search.
pub fn star2<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let range = game.range();
    search.set_range(range);
    let root = search.begin(range)?;
    visit(&mut search, &root, range)
}

fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| {
        if search.is_chance(position) {
            return chance(search, position, entry);
        }
        let moves = search.moves(position);
        choose(search, position, moves, OpenNode::new(search.player(position), entry), visit)
    })
}

/// How to look at a child.
type Look<'a, G, T> = fn(
    &mut Search<'a, G, T>,
    &<G as Game>::Position,
    Window,
) -> Result<Verdict, <T as Tracer>::Stop>;

/// Where chance decides: all probes, and then what they have left open.
fn chance<'a, G: Game, T: Tracer>(
    search: &mut Search<'a, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    let moves: Vec<_> = search.moves(position).collect();
    let mut average = search.average(position, &moves);
    let has_probe = |&part: &usize| search.leads_to_player(position, moves[part].0);
    let probed: Vec<usize> = (0..moves.len()).filter(has_probe).collect();
    let probes = probed.into_iter().map(|part| (part, probe as Look<'a, G, T>));
    let searches = (0..moves.len()).map(|part| (part, visit as Look<'a, G, T>));
    let mut is_unseen = vec![true; moves.len()];
    for (part, look) in probes.chain(searches) {
        if search.is_settled(&average, part) {
            continue;
        }
        if let Some(met) = search.is_beyond(&average, entry) {
            let unseen = is_unseen.iter().filter(|&&is_unseen| is_unseen).count();
            search.record_cutoff_without_move(met, unseen as u32)?;
            break;
        }
        let window = average.window(part, entry);
        let child = search.enter(position, moves[part].0, window)?;
        let reply = look(search, &child, window)?;
        average.narrow(part, reply);
        search.record_keep(reply)?;
        is_unseen[part] = false;
    }
    Ok(search.returned_average(&average, entry))
}

/// Looks at the first move of a player.
fn probe<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| {
        let player = search.player(position);
        let first = search.moves(position).next();
        let (by, remaining) = first.expect("a position without utility has a move");
        let child = search.enter(position, by, entry)?;
        let reply = star1::visit(search, &child, entry)?;
        let window = entry.tightened(player, reply.value());
        search.record_best(position, by, reply, window)?;
        if search.is_cutoff(window) && remaining > 0 {
            search.record_cutoff(player, by, remaining)?;
        }
        Ok(match (player, reply) {
            _ if remaining == 0 => reply,
            // That the first move is no better than this for the player says nothing about the others.
            (Player::Max, Verdict::AtMost(_)) => Verdict::AtLeast(search.range().alpha),
            (Player::Min, Verdict::AtLeast(_)) => Verdict::AtMost(search.range().beta),
            _ => reply.unfinished(player),
        })
    })
}
