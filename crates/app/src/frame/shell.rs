//! State that all pages share.

use plyscope_i18n::Lang;

use super::message::Dialog;
use crate::browser::{self, Untaken};

/// State that all pages share. It is part of the page's model, so that views can read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shell<N> {
    /// The language; its texts are loaded.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// The current notice.
    pub notice: Option<Notice<N>>,
    /// Whether the share dialog is loading.
    pub is_sharing: bool,
}

/// What is left where the share dialog fails to load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unshared {
    /// The link was copied.
    Copied,
    /// The link is in the address bar.
    InAddress,
    /// What is shown is too long for a link.
    TooLong,
}

/// A transient notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice<N> {
    /// The share dialog failed to load.
    Unshared(Unshared),
    /// The texts of a language could not be loaded.
    MissingLanguage(Lang),
    /// The device stores nothing more.
    Unstored(Untaken),
    /// A notice of this page.
    Own(N),
}

impl<N> Shell<N> {
    /// The state as the embedding page asks for it, or as the user chose it last; English if the
    /// texts of the preferred language are missing.
    pub(super) fn new(preferred: Lang) -> Self {
        Self {
            lang: if preferred.is_known() { preferred } else { Lang::En },
            theme: Theme::from_id(
                &browser::noted("data-theme")
                    .or_else(|| browser::recall("theme"))
                    .unwrap_or_default(),
            ),
            dialog: None,
            notice: None,
            is_sharing: false,
        }
    }

    /// Replaces the notice with one of this page, or with none.
    pub fn notify(&mut self, notice: impl Into<Option<N>>) {
        self.notice = notice.into().map(Notice::Own);
    }

    /// Removes the notice.
    pub fn clear_notice(&mut self) {
        self.notice = None;
    }

    /// The current notice, if it is this page's own.
    pub const fn own_notice(&self) -> Option<&N> {
        match &self.notice {
            Some(Notice::Own(notice)) => Some(notice),
            _ => None,
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As in the system's settings.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in storage and style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with a name; the system's when there is none.
    pub fn from_id(id: &str) -> Self {
        Self::ALL.into_iter().find(|theme| theme.id() == id).unwrap_or_default()
    }
}
