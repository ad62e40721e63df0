//! The players as types.

use crate::player::Player;

/// A player as a type, so that what differs between the two is settled before a search runs, and not
/// asked at every node again. Players alternate, and so do these.
pub(super) trait Side {
    /// The player.
    const PLAYER: Player;
    /// Who moves next.
    type Opponent: Side;
}

/// [`Player::Max`].
pub(super) struct OfMax;

/// [`Player::Min`].
pub(super) struct OfMin;

impl Side for OfMax {
    const PLAYER: Player = Player::Max;
    type Opponent = OfMin;
}

impl Side for OfMin {
    const PLAYER: Player = Player::Min;
    type Opponent = OfMax;
}
