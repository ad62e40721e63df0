//! A program in an editor, and what a device keeps of it, where other tabs write as well.
//!
//! A tab writes only what was changed in it, and else follows the others. A program whose place another one
//! takes is kept beside it, and can be brought back.

use std::cell::RefCell;

/// What a device keeps of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    program: Option<String>,
    before: Option<String>,
}

impl Kept {
    /// The program, if one was written, and the one whose place it has taken.
    #[must_use]
    pub fn new(program: Option<String>, before: Option<String>) -> Self {
        let edited = |text: Option<String>| text.as_deref().map(lines);
        Self { program: edited(program), before: edited(before).filter(|text| !text.is_empty()) }
    }

    /// The program; `None` if none was written.
    #[must_use]
    pub fn program(&self) -> Option<&str> {
        self.program.as_deref()
    }

    /// The program whose place it has taken.
    #[must_use]
    pub fn before(&self) -> Option<&str> {
        self.before.as_deref()
    }

    /// Whether it has a text.
    fn has(&self, text: &str) -> bool {
        self.program() == Some(text) || self.before() == Some(text)
    }
}

/// A text with the line ends of an editor.
fn lines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// A program in an editor.
#[derive(Clone, Debug)]
pub struct WorkingCopy {
    text: String,
    /// What a reader begins with.
    first: &'static str,
    is_foreign: bool,
    /// What the device had when it was last read or written: a cell, as keeping a program does not change it.
    kept: RefCell<Kept>,
}

impl WorkingCopy {
    /// The program that is kept, or else the one that a reader begins with.
    #[must_use]
    pub fn open(first: &'static str, kept: Kept) -> Self {
        let text = kept.program().unwrap_or(first).to_owned();
        Self { text, first, is_foreign: false, kept: RefCell::new(kept) }
    }

    /// The same with a program of a link or an example, which is only shown until it is changed.
    #[must_use]
    pub fn showing(self, text: &str) -> Self {
        let text = lines(text);
        Self { is_foreign: text != self.own(), text, ..self }
    }

    /// The text of the program.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is not the reader's own: it was not changed since it came.
    #[must_use]
    pub const fn is_foreign(&self) -> bool {
        self.is_foreign
    }

    /// Whether it is one that a reader begins with here, or that is kept.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.text == self.first || self.kept.borrow().has(&self.text)
    }

    /// The reader's own program.
    fn own(&self) -> String {
        match self.is_foreign {
            true => self.kept.borrow().program().unwrap_or(self.first).to_owned(),
            false => self.text.clone(),
        }
    }

    /// The program of the reader that can be brought back.
    #[must_use]
    pub fn replaced(&self) -> Option<String> {
        let kept = self.kept.borrow();
        let replaced = if self.is_foreign { kept.program() } else { kept.before() };
        let is_another = |text: &&str| *text != self.text && *text != self.first;
        replaced.filter(is_another).map(str::to_owned)
    }

    /// Takes what the reader has typed.
    pub fn write(&mut self, text: &str) {
        match self.is_foreign {
            true => self.replace(text),
            false => self.text = lines(text),
        }
    }

    /// Takes a program in place of the reader's own, which can be brought back.
    pub fn replace(&mut self, text: &str) {
        let (text, own) = (lines(text), self.own());
        if own != text && own != self.first {
            self.kept.get_mut().before = Some(own);
        }
        (self.text, self.is_foreign) = (text, false);
    }

    /// Brings back the program whose place this one has taken.
    pub fn bring_back(&mut self) {
        let Some(text) = self.replaced() else { return };
        self.replace(&text);
        // In place of what a reader begins with there is nothing left to bring back.
        let before = &mut self.kept.get_mut().before;
        if before.as_deref() == Some(text.as_str()) {
            *before = None;
        }
    }

    /// What is to be kept in place of what is kept now; `None` if nothing was changed here.
    pub fn keep(&self, now: &Kept) -> Option<Kept> {
        if !self.is_changed() {
            return None;
        }
        let before = self.before(now);
        let kept = Kept { program: Some(self.text.clone()), before };
        self.kept.replace(kept.clone());
        Some(kept)
    }

    /// Hears what is kept now, after another tab has written; returns whether that is new.
    pub fn hear(&mut self, now: Kept) -> bool {
        if *self.kept.get_mut() == now {
            return false;
        }
        let kept = match self.is_changed() {
            true => Kept { before: self.before(&now), ..now },
            false => now,
        };
        if !self.is_foreign && !self.is_changed() {
            self.text = kept.program().unwrap_or(self.first).to_owned();
        }
        self.kept.replace(kept);
        true
    }

    /// Whether the reader's own program is other than it was kept.
    fn is_changed(&self) -> bool {
        let kept = self.kept.borrow();
        !self.is_foreign && self.text != kept.program().unwrap_or(self.first)
    }

    /// What can be brought back after a change: what another tab has kept meanwhile, if anything.
    fn before(&self, now: &Kept) -> Option<String> {
        let kept = self.kept.borrow();
        let is_of_another = |text: &&str| {
            kept.program() != Some(*text) && *text != self.text && *text != self.first
        };
        now.program().filter(is_of_another).or(kept.before()).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "# gaps\n";

    fn kept(program: &str, before: &str) -> Kept {
        Kept::new(Some(program.to_owned()), Some(before.to_owned()))
    }

    fn open(kept: Kept) -> WorkingCopy {
        WorkingCopy::open(FIRST, kept)
    }

    #[test]
    fn a_tab_in_which_nothing_was_changed_writes_nothing() {
        for own in [Kept::default(), kept("old", ""), kept("old", "older")] {
            for now in [Kept::default(), kept("new", ""), kept("old", "new")] {
                let tab = open(own.clone());
                assert_eq!(tab.keep(&now), None, "{own:?}, {now:?}");
                assert_eq!(tab.showing("linked").keep(&now), None, "{own:?}, {now:?}");
            }
        }
        let mut tab = open(kept("old", ""));
        tab.write("old");
        assert_eq!(tab.keep(&kept("new", "")), None);
    }

    #[test]
    fn what_is_written_is_kept_once() {
        let mut tab = open(Kept::default());
        assert_eq!(tab.text(), FIRST);
        tab.write("mine");
        assert_eq!(tab.keep(&Kept::default()), Some(kept("mine", "")));
        assert_eq!(tab.keep(&kept("mine", "")), None);
        assert_eq!(tab.replaced(), None);
    }

    #[test]
    fn what_another_tab_has_kept_meanwhile_can_be_brought_back() {
        // What was kept when the tab read it, what is kept now, and what is then kept beside what was typed.
        let table = [
            (kept("old", ""), kept("old", ""), None),
            (kept("old", "older"), kept("old", "older"), Some("older")),
            (kept("old", "older"), kept("other", "old"), Some("other")),
            (Kept::default(), kept("other", ""), Some("other")),
            (kept("old", ""), kept("typed", ""), None),
            (kept("old", ""), kept(FIRST, "old"), None),
            (kept("old", ""), Kept::default(), None),
        ];
        for (own, now, before) in table {
            let result = Some(kept("typed", before.unwrap_or_default()));
            let mut tab = open(own.clone());
            tab.write("typed");
            assert_eq!(tab.keep(&now), result, "unheard: {own:?}, {now:?}");
            assert_eq!(tab.replaced().as_deref(), before, "{own:?}, {now:?}");
            let mut tab = open(own.clone());
            tab.write("typed");
            assert_eq!(tab.hear(now.clone()), own != now);
            assert_eq!((tab.text(), tab.replaced().as_deref()), ("typed", before));
            // What the device has already need not be written.
            let result = result.filter(|_| now.program() != Some("typed"));
            assert_eq!(tab.keep(&now), result, "heard: {own:?}, {now:?}");
        }
    }

    #[test]
    fn a_tab_in_which_nothing_was_changed_follows_another_one() {
        let mut tab = open(kept("old", ""));
        assert!(tab.hear(kept("new", "old")));
        assert_eq!((tab.text(), tab.replaced().as_deref()), ("new", Some("old")));
        assert!(!tab.hear(kept("new", "old")));
        assert_eq!(tab.keep(&kept("new", "old")), None);
        assert!(tab.hear(Kept::default()));
        assert_eq!((tab.text(), tab.replaced()), (FIRST, None));
        // One that shows a program of a link goes on showing it.
        let mut tab = open(kept("old", "")).showing("linked");
        assert!(tab.hear(kept("new", "")));
        assert_eq!((tab.text(), tab.replaced().as_deref()), ("linked", Some("new")));
    }

    #[test]
    fn a_program_that_is_shown_is_kept_once_it_is_changed() {
        let mut tab = open(kept("mine", "")).showing("linked");
        assert!(tab.is_foreign() && !tab.is_known());
        assert_eq!(tab.replaced().as_deref(), Some("mine"));
        tab.write("linked, changed");
        assert!(!tab.is_foreign());
        assert_eq!(tab.replaced().as_deref(), Some("mine"), "also after a change");
        assert_eq!(tab.keep(&kept("mine", "")), Some(kept("linked, changed", "mine")));
        let mut tab = open(kept("mine", "")).showing("linked");
        tab.bring_back();
        assert_eq!((tab.text(), tab.is_foreign(), tab.replaced()), ("mine", false, None));
        assert_eq!(tab.keep(&kept("mine", "")), None);
    }

    #[test]
    fn ones_own_program_is_not_foreign_in_an_address() {
        // What is shown, and whether it is foreign, and known.
        let table = [
            ("mine", false, true),
            ("mi\r\nne", true, false),
            ("before", true, true),
            (FIRST, true, true),
            ("linked", true, false),
        ];
        for (text, is_foreign, is_known) in table {
            let tab = open(kept("mine", "before")).showing(text);
            assert_eq!((tab.is_foreign(), tab.is_known()), (is_foreign, is_known), "{text:?}");
        }
        assert!(!open(Kept::default()).showing(FIRST).is_foreign());
    }

    #[test]
    fn what_was_replaced_is_brought_back_and_forth() {
        let mut tab = open(kept("mine", ""));
        tab.replace("file");
        assert_eq!(tab.keep(&kept("mine", "")), Some(kept("file", "mine")));
        tab.replace("file");
        tab.bring_back();
        assert_eq!((tab.text(), tab.replaced().as_deref()), ("mine", Some("file")));
        tab.bring_back();
        assert_eq!((tab.text(), tab.replaced().as_deref()), ("file", Some("mine")));
        // What a reader begins with is not worth it.
        tab.replace(FIRST);
        tab.replace("another");
        assert_eq!(tab.replaced().as_deref(), Some("file"));
        // Once one's own is back in its place, nothing is left.
        let mut tab = open(kept("mine", ""));
        tab.replace(FIRST);
        assert_eq!(tab.keep(&kept("mine", "")), Some(kept(FIRST, "mine")));
        tab.bring_back();
        assert_eq!(tab.keep(&kept(FIRST, "mine")), Some(kept("mine", "")));
        tab.write("mine, more");
        assert_eq!((tab.text(), tab.replaced()), ("mine, more", None));
    }

    #[test]
    fn line_ends_are_those_of_an_editor() {
        for text in ["a\r\nb\r\n", "a\rb\r", "a\nb\n"] {
            let mut typed = open(Kept::default());
            typed.write(text);
            let mut replaced = open(kept("mine", ""));
            replaced.replace(text);
            let shown = open(Kept::default()).showing(text);
            let stored = open(kept(text, ""));
            for tab in [&typed, &replaced, &shown, &stored] {
                assert_eq!(tab.text(), "a\nb\n", "{text:?}");
            }
            // An editor that sends it back changes nothing.
            replaced.write("a\nb\n");
            assert_eq!(replaced.replaced().as_deref(), Some("mine"));
            assert_eq!(stored.keep(&kept("new", "")), None);
        }
    }
}
