//! What the pages about searches that grow a tree have in common: such a page is a [`Growth`].

mod app;
mod growth;
mod keys;
mod kinds;
mod message;
mod model;
mod page;
pub mod subject;
mod transport;
mod tree;

pub use app::App;
pub use growth::{Growth, Opened, Ways};
pub use kinds::kinds;
pub use message::Message;
pub use model::Model;
pub use transport::Transport;

/// The callback for messages.
pub type Send<G> = yew::Callback<Message<G>>;
