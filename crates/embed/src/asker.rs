//! Questions that interrupt a search while it plays.

use plyscope_i18n::{texts, Lang};
use plyscope_player::embed::Embed;
use plyscope_practice::interruptions::{Interruptions, Tally};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::details::Details;
use plyscope_quiz::grade::{Finding, Mark};
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_search::{Step, TreeNode};
use plyscope_setup::link::Link;
use wasm_bindgen::prelude::wasm_bindgen;

/// The questions about a search, with the replies so far.
#[wasm_bindgen]
pub struct Asker {
    questions: Result<Interruptions, Unaskable>,
    lang: Lang,
    /// Feedback on the last reply: its question, and what was found.
    last: Option<(usize, Finding)>,
}

#[wasm_bindgen]
impl Asker {
    /// Parses what is shown and asked, in the form of a fragment, with a language tag.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, lang: &str) -> Self {
        let lang = lang.parse().unwrap_or_default();
        Self { questions: questions(&Embed::parse(text).0), lang, last: None }
    }

    /// Why nothing can be asked, in a sentence.
    #[wasm_bindgen(getter)]
    pub fn problem(&self) -> Option<String> {
        self.questions.as_ref().err().map(|why| why.message(self.lang))
    }

    /// Switches to another language.
    pub fn speak(&mut self, lang: &str) {
        self.lang = lang.parse().unwrap_or_default();
    }

    /// Takes the replies of an earlier answer. One that cannot be parsed is as none.
    pub fn restore(&mut self, answer: &str) {
        if let Ok(questions) = &mut self.questions {
            // Then all questions are asked again.
            let _ = questions.restore(answer);
        }
    }

    /// The replies so far, as they are typed in an answer.
    #[wasm_bindgen(getter)]
    pub fn answer(&self) -> String {
        self.questions.as_ref().map_or_else(|_| String::new(), Interruptions::answer)
    }

    /// The number of the question that is open at a step, from 0.
    #[wasm_bindgen(js_name = openAt)]
    pub fn open_at(&self, step: u32) -> Option<usize> {
        self.questions.as_ref().ok()?.open_at(Step(step))
    }

    /// Passes the open questions from one step to a later one.
    pub fn pass(&mut self, from: u32, to: u32) {
        if let Ok(questions) = &mut self.questions {
            questions.pass(Step(from), Step(to));
        }
    }

    /// A question in words.
    pub fn prompt(&self, number: usize) -> String {
        let questions = self.questions.as_ref();
        questions.map_or_else(|_| String::new(), |questions| questions.prompt(number, self.lang))
    }

    /// The replies to choose from, each as it is shown and then as it is typed; none if the reply is
    /// typed.
    pub fn choices(&self, number: usize) -> Vec<String> {
        let Ok(questions) = &self.questions else { return Vec::new() };
        let choices = questions.choices(number, self.lang).into_iter();
        choices.flat_map(|(shown, typed)| [shown, typed]).collect()
    }

    /// The typed reply for a press on a node of the tree.
    pub fn pressed(&self, number: usize, node: u32) -> Option<String> {
        self.questions.as_ref().ok()?.pressed(number, TreeNode(node))
    }

    /// Whether nodes of the tree can be pressed to reply.
    #[wasm_bindgen(js_name = isPressed)]
    pub fn is_pressed(&self, number: usize) -> bool {
        let Ok(questions) = &self.questions else { return false };
        let nodes = questions.quiz().session().tree().nodes();
        nodes.into_iter().any(|node| questions.pressed(number, node).is_some())
    }

    /// Takes a reply; returns the error in a sentence if it cannot be parsed.
    pub fn reply(&mut self, number: usize, reply: &str) -> Option<String> {
        let questions = self.questions.as_mut().ok()?;
        match questions.reply(number, reply, self.lang) {
            Ok(finding) => {
                self.last = Some((number, finding));
                None
            }
            Err(error) => Some(error.message(self.lang)),
        }
    }

    /// Whether the last reply was right.
    #[wasm_bindgen(getter, js_name = isRight)]
    pub fn is_right(&self) -> bool {
        self.last.as_ref().is_some_and(|(_, finding)| finding.mark == Mark::Right)
    }

    /// Why the last reply was not right; empty if it was.
    #[wasm_bindgen(getter)]
    pub fn why(&self) -> String {
        self.last.as_ref().map(|(_, finding)| finding.why.clone()).unwrap_or_default()
    }

    /// How many replies were right: “3 of 4 right, 1 not answered”; empty before the first question.
    #[wasm_bindgen(getter)]
    pub fn tally(&self) -> String {
        let Ok(questions) = &self.questions else { return String::new() };
        let tally = questions.tally();
        let answered = (tally.answered > 0).then(|| tally_text(self.lang, tally));
        let passed = (tally.passed > 0).then(|| texts::quiz_ask_passed(self.lang, tally.passed));
        self.lang.clauses(&[answered, passed].into_iter().flatten().collect::<Vec<_>>())
    }

    /// How many replies were right and wrong, and how many questions there are.
    #[wasm_bindgen(getter)]
    pub fn counts(&self) -> Vec<usize> {
        let tally = self.questions.as_ref().map(Interruptions::tally).unwrap_or_default();
        vec![tally.right, tally.answered - tally.right, tally.of]
    }

    /// The texts around a question, in the order in which `www/embed/asking.js` names them.
    #[wasm_bindgen(getter)]
    pub fn words(&self) -> Vec<String> {
        let own = [
            texts::quiz_ask_title,
            texts::quiz_ask_press,
            texts::quiz_ask_value,
            texts::quiz_ask_reply,
            texts::quiz_ask_skip,
            texts::quiz_ask_on,
            texts::quiz_ask_right,
            texts::quiz_ask_wrong,
        ];
        own.map(|text| text(self.lang)).into()
    }
}

fn tally_text(lang: Lang, tally: Tally) -> String {
    texts::quiz_ask_tally(lang, &tally.right.to_string(), &tally.answered.to_string())
}

/// The questions about an embedded search.
fn questions(embed: &Embed<Link>) -> Result<Interruptions, Unaskable> {
    let (Some(link), Some(ask)) = (&embed.show, embed.ask) else {
        return Err(Unaskable::OtherSubject);
    };
    let Some(Ok(tree)) = link.tree() else { return Err(Unaskable::OtherSubject) };
    let (text, setup) = (link.text.clone().unwrap_or_default(), link.setup);
    let (from, to) = (embed.from, embed.to);
    let subject = Subject::Playback { tree, text, setup, ask, from, to };
    let question = Question {
        kind: Kind::Playback,
        subject,
        terms: Terms::default(),
        details: Details::default(),
    };
    match Asked::of(&question)? {
        Asked::Next(quiz) => Ok(Interruptions::new(quiz)),
        _ => Err(Unaskable::OtherSubject),
    }
}
