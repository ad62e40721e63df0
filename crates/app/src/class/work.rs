//! Grading the files of a class: they are read at once, and graded again in time slices.

use plyscope_classroom::results::class::{Class, Collected, HandedIn, Regrading};
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::source::{Source, SHIPPED};
use plyscope_lesson::Lesson;
use plyscope_search::pack::pause;

use crate::browser;
use crate::worker_channel::in_time_slices;
use crate::worker_channel::time_slices::next_task;

/// The lessons that the answers can be graded from.
#[derive(Default)]
pub struct Lessons {
    chosen: Chosen,
    own: Option<(String, String)>,
}

/// The lesson that the answers are graded from.
#[derive(Clone, PartialEq, Eq, Default)]
pub enum Chosen {
    /// None: the points are as the files say.
    #[default]
    None,
    /// One of the site's.
    Shipped(&'static str),
    /// The teacher's own, with its name and its text.
    Own(String, String),
}

/// The id of the teacher's own lesson among the choices.
const OWN: &str = "own";

impl Lessons {
    /// The lesson that the answers are graded from.
    pub fn chosen(&self) -> Chosen {
        self.chosen.clone()
    }

    /// Takes the teacher's own lesson, and chooses it.
    pub fn bring(&mut self, name: String, text: String) {
        self.own = Some((name, text));
        self.choose(OWN);
    }

    /// Chooses a lesson by its id; nothing for none.
    pub fn choose(&mut self, id: &str) {
        let own = || self.own.clone().map(|(name, text)| Chosen::Own(name, text));
        let shipped = || SHIPPED.into_iter().find(|name| *name == id).map(Chosen::Shipped);
        self.chosen = if id == OWN { own() } else { shipped() }.unwrap_or_default();
    }

    /// The ids of the lessons with their names, and whether each is chosen.
    pub fn choices(&self, lang: Lang) -> Vec<(&str, String, bool)> {
        let shipped = SHIPPED.map(|name| {
            let title = lang.named(&format!("learn-{name}")).unwrap_or_default();
            (name, title, self.chosen == Chosen::Shipped(name))
        });
        let is_own = matches!(self.chosen, Chosen::Own(..));
        let own = self.own.as_ref().map(|(name, _)| (OWN, name.clone(), is_own));
        own.into_iter().chain(shipped).collect()
    }
}

/// The results of the files.
///
/// # Errors
/// Why there is no lesson to grade from.
pub async fn summarise(files: Vec<HandedIn>, chosen: Chosen, lang: Lang) -> Result<Class, String> {
    // Reading takes long; that it goes on is shown first.
    next_task().await;
    let missing = || texts::class_no_lesson(lang);
    let (name, text) = match chosen {
        Chosen::None => return Ok(Collected::read(files, None).believed()),
        Chosen::Shipped(name) => {
            let file = Source::Shipped(name).file(lang).ok_or_else(missing)?;
            (name.to_owned(), browser::fetch(&file).await.ok_or_else(missing)?)
        }
        Chosen::Own(name, text) => (name, text),
    };
    let lesson = Lesson::parse(&text).map_err(|long| long.message(lang))?;
    let collected = Collected::read(files, Some((&name, &lesson)));
    let mut regrading = Regrading::begin(collected, &lesson);
    in_time_slices(async {
        while regrading.grade_next() {
            pause().await;
        }
    })
    .await;
    Ok(regrading.finish())
}
