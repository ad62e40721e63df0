//! A lesson, from its title to the results.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::{Around, Place, Reading};
use plyscope_lesson::sheet::order::{About, Order};
use plyscope_lesson::{Asking, Lesson, Part, Seed};
use plyscope_practice::attempt::Attempt;
use plyscope_quiz::question::Terms;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::anew::{anew, Begun};
use super::asking_scene::asking_scene;
use super::focus::question_id;
use super::prose::{Prose, TextAround};
use super::prose_pieces::caption;
use super::scene::Scene;
use super::{bank, platform, sends, Send};
use crate::browser::{self, value_of};
use crate::learn::banking::Banking;
use crate::learn::lesson::{weight, weight_of_chunk, Lecture, State};
use crate::learn::message::{Erasing, Finishing, Message, Saving};
use crate::learn::packing::Packing;
use crate::learn::scenes::Scenes;
use crate::view::tree::hatch;

/// What a lesson's author can make of it.
type Handouts<'a> = (&'a Packing, &'a Banking);

/// The lesson, or its loading state; with `handouts`, it can be handed out; with `erasing`, another person
/// can begin it anew; where it is reported, a learning platform gets the results, and no file is offered.
pub fn lesson(
    lecture: &Lecture,
    (handouts, erasing, is_reported): (Option<Handouts>, Option<Erasing>, bool),
    lang: Lang,
    send: &Send,
) -> Html {
    let content = match (&lecture.state, lecture.lesson_shared()) {
        (State::Lost(loss), _) => html! {
            <>
                <p role="alert">{ lecture.describe(*loss, lang) }</p>
                <p><button type="button" class="primary" onclick={sends(send, Message::Again)}>
                    { texts::search_again(lang) }</button></p>
            </>
        },
        (State::TooLong(problem), _) => html! { <p>{ problem.message(lang) }</p> },
        (_, None) => {
            html! { <p class="quiet-text">{ texts::learn_lesson_fetching(lang) }</p> }
        }
        (_, Some(lesson)) => {
            let mut left = lecture.shown();
            let parts = lesson.parts.iter().enumerate().map_while(|(place, part)| {
                let weight = weight(lecture.chunks(place));
                let space = left;
                left = left.saturating_sub(weight);
                // With keys: Yew compares lists without from their ends, and a part would become another
                // one, without the focus and the place on the screen.
                (space > 0).then(|| {
                    let part = drawn(lecture, &lesson, (place, part), space, lang, send);
                    html! { <key={place}>{ part }</> }
                })
            });
            let parts: Html = parts.collect();
            let results = match lecture.has_more() {
                true => html! { <p class="quiet-text">{ texts::learn_lesson_fetching(lang) }</p> },
                false => results(lecture, &lesson, (erasing, is_reported), lang, send),
            };
            html! { <>{ parts }{ results }</> }
        }
    };
    let title = lecture.lesson().and_then(|lesson| lesson.front.title.clone());
    let written = lecture.lesson().and_then(|lesson| lesson.front.language).unwrap_or(lang);
    html! {
        <article class="lesson task" id="task">
            <svg class="picture defs" width="0" height="0" aria-hidden="true">
                <defs>{ hatch() }</defs>
            </svg>
            if lecture.around() == Around::Site {
                <p class="trail"><a href="#">{ texts::learn_home(lang) }</a></p>
            }
            <h2 tabindex="-1" lang={written.tag()}>
                { title.unwrap_or_else(|| texts::learn_lesson(lang)) }
            </h2>
            // Children in any case: Yew compares lists from their ends, and would make the heading anew, without
            // its focus.
            { lecture.lesson().and_then(|lesson| front(lecture, lesson, lang)).unwrap_or_default() }
            // A scene that asks keeps its replies; those of another person have another key.
            <div key={lecture.number} lang={written.tag()}>{ content }</div>
            { for_teachers(lecture, handouts, lang, send).unwrap_or_default() }
        </article>
    }
}

/// A part of the lesson; of a text only what fits the render budget.
fn drawn(
    lecture: &Lecture,
    lesson: &Rc<Lesson>,
    (place, part): (usize, &Part),
    space: usize,
    lang: Lang,
    send: &Send,
) -> Html {
    let lesson = Rc::clone(lesson);
    match part {
        Part::Prose(_) => {
            let file = lecture.source.file(lecture.lang()).map(AttrValue::from);
            let around = TextAround { file, lang };
            let mut left = space;
            let drawn = lecture.chunks(place).iter().map_while(|chunk| {
                let has_space = left > 0;
                left = left.saturating_sub(weight_of_chunk(chunk));
                let (lesson, blocks) = (Rc::clone(&lesson), chunk.blocks.clone());
                has_space
                    .then(|| html! { <Prose {lesson} {place} {blocks} around={around.clone()} /> })
            });
            drawn.collect()
        }
        Part::Scene(scene) if scene.asking.is_some() => {
            let attempt = scene.asking.as_ref().map(|asking| lecture.attempt(asking));
            let id = scene.asking.as_ref().map(|asking| asking.id.as_str()).unwrap_or_default();
            let element = lecture.number(id).map(question_id);
            let heading = heading(lecture, id, lang).unwrap_or_default();
            asking_scene(scene, (element, heading), &attempt.unwrap_or_default(), lang, send)
        }
        Part::Scene(_) => {
            let scenes = lecture.scenes();
            let still = scenes.and_then(|scenes| scenes.still(place)).cloned();
            let is_bare = scenes.is_some_and(|scenes| scenes.is_empty(place));
            let is_played = scenes.and_then(Scenes::played) == Some(place);
            html! {
                <Scene {lesson} {place} {still} {is_bare} {is_played} {lang} send={send.clone()} />
            }
        }
        Part::Question(asking) => question(lecture, asking, lang),
        Part::Broken(broken) => html! {
            <p class="broken" role="note">
                { texts::lesson_broken(lang, broken.line, &broken.problem.message(lang)) }
            </p>
        },
    }
}

/// Author, deadline and seed, if there are any.
fn front(lecture: &Lecture, lesson: &Lesson, lang: Lang) -> Option<Html> {
    let author = lesson.front.author.as_ref().map(|author| texts::learn_lesson_by(lang, author));
    let deadline =
        lesson.front.deadline.as_ref().map(|until| texts::learn_lesson_until(lang, until));
    let seed = lesson.has_chance().then(|| lecture.seed());
    let is_shared = lecture.asked_seed().is_some();
    let seed = seed.map(|seed| match lesson.front.seed {
        Seed::Own if !is_shared => texts::learn_lesson_own_seed(lang, &seed.to_string()),
        Seed::Own | Seed::Same(_) => texts::learn_lesson_seed(lang, &seed.to_string()),
    });
    let details: Vec<String> = [author, deadline, seed].into_iter().flatten().collect();
    (!details.is_empty()).then(|| html! { <p class="quiet-text">{ details.join(" · ") }</p> })
}

/// What is for teachers, collapsed, once the whole lesson is there: worksheets, packages and question
/// banks.
fn for_teachers(
    lecture: &Lecture,
    handouts: Option<Handouts>,
    lang: Lang,
    send: &Send,
) -> Option<Html> {
    let lesson = lecture.lesson().filter(|_| !lecture.has_more())?;
    let (packing, banking) = handouts?;
    let (seed, has_chance) = (lecture.seed(), lesson.has_chance());
    let has_questions = lesson.questions().next().is_some();
    let order = Order::new(About::Lesson(lecture.source.clone()), has_chance.then_some(seed));
    Some(html! {
        <details class="for-teachers">
            <summary>{ texts::learn_teachers(lang) }</summary>
            <div class="hand-out">
                if has_questions {
                    <a class="to-paper" href={format!("#{}", Place::Sheet(order).print())}>
                        { texts::learn_lesson_print(lang) }</a>
                }
                { platform::platform(packing, lang, send) }
                if has_questions { { bank::bank(banking, (seed, has_chance), lang, send) } }
            </div>
        </details>
    })
}

/// A question in the lesson: its subject, its state and a link to answer it.
fn question(lecture: &Lecture, asking: &Asking, lang: Lang) -> Html {
    let way = way(lecture, Some(asking));
    let attempt = lecture.attempt(asking);
    let kind = asking.question.kind.id();
    let terms = &asking.question.terms;
    let shown = attempt.shown_points(terms);
    let is_full = attempt.checks() > 0 && terms.points > 0 && shown == Some(terms.points);
    let is_done = is_full || !attempt.can_earn_more(terms);
    let words = if attempt.is_blank() {
        texts::learn_answer_it(lang)
    } else if is_done {
        texts::learn_lesson_look(lang)
    } else {
        texts::learn_lesson_again(lang)
    };
    // In a list of links each is called by its question.
    let name = heading(lecture, &asking.id, lang).map(|question| format!("{words}: {question}"));
    html! {
        <section class="panel asking-here" id={lecture.number(&asking.id).map(question_id)}>
            <h3 tabindex="-1">{ for heading(lecture, &asking.id, lang) }{ " · " }{ texts::learn_kind(lang, kind) }</h3>
            { asking.caption.as_ref().map(|text| html! { <p>{ caption(text) }</p> }) }
            { asking.prompt.as_ref().map(|text| html! { <p>{ caption(text) }</p> }) }
            <p class="asking-way">
                <a class={classes!("button", (!is_done).then_some("primary"))} href={way}
                    aria-label={name}>{ words }</a>
                <span class="quiet-text">{ if lecture.is_deferred(asking) && !attempt.draft.is_empty() {
                    texts::learn_lesson_kept(lang, &terms.points.to_string())
                } else {
                    score(&attempt, terms, lang)
                } }</span>
            </p>
        </section>
    }
}

/// The points to earn, or those earned as far as they may be shown.
pub fn score(attempt: &Attempt, terms: &Terms, lang: Lang) -> String {
    let total = terms.points;
    let of = total.to_string();
    match attempt.shown_points(terms) {
        _ if attempt.checks() == 0 => texts::learn_lesson_worth(lang, &of),
        Some(points) => texts::lesson_score(lang, total, &points.to_string()),
        None => texts::learn_lesson_kept(lang, &of),
    }
}

/// A question by its number.
pub fn heading(lecture: &Lecture, id: &str, lang: Lang) -> Option<String> {
    Some(texts::learn_lesson_question(lang, &lang.number(lecture.number(id)?)))
}

/// The address of a question of a lesson, or of the lesson itself.
pub fn way(lecture: &Lecture, asking: Option<&Asking>) -> String {
    let ask = asking.map(|asking| asking.id.clone());
    let (source, seed) = (lecture.source.clone(), lecture.asked_seed());
    let around = lecture.around();
    format!("#{}", Place::Lesson(Reading { source, ask, seed, around }).print())
}

/// The heading of the results, or of handing in.
pub fn results_title(lecture: &Lecture, lang: Lang) -> String {
    match lecture.deferred().next() {
        Some(_) => texts::learn_finish(lang),
        None => texts::learn_results(lang),
    }
}

/// The points earned, and how to hand them in.
fn results(
    lecture: &Lecture,
    lesson: &Lesson,
    (erasing, is_reported): (Option<Erasing>, bool),
    lang: Lang,
    send: &Send,
) -> Html {
    if lesson.questions().next().is_none() {
        return Html::default();
    }
    let (points, of) = lecture.summary().points();
    let named = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(name) = value_of(&event) {
                send.emit(Message::Name(name));
            }
        })
    };
    // A learning platform keeps them.
    let is_kept = erasing.is_some() && browser::can_store();
    let kept = is_kept.then(|| texts::learn_results_kept(lang));
    let erasing = erasing.filter(|_| lecture.is_begun());
    let anew = |begun| erasing.map(|erasing| anew(begun, erasing, lang, send));
    if lecture.deferred().next().is_some() {
        return finish(lecture, anew(Begun::Exam), lang, send);
    }
    let about = match is_reported {
        true => texts::learn_results_sent(lang),
        false => texts::learn_results_about(lang),
    };
    let about = [about].into_iter().chain(kept).chain([texts::quiz_summary_worth(lang)]);
    let saved = match &lecture.saving {
        Saving::No => String::new(),
        Saving::Unnamed => texts::learn_results_unnamed(lang),
        Saving::Saved(file) => texts::learn_results_saved(lang, file),
    };
    html! {
        <section class="panel results" aria-labelledby="results-title">
            <h3 id="results-title" tabindex="-1">{ results_title(lecture, lang) }</h3>
            <p>{ texts::lesson_sum(lang, of, &points.to_string()) }</p>
            if !is_reported {
                <div class="choices">
                    <span class="field">
                        <label for="student">{ texts::learn_results_name(lang) }</label>
                        <input id="student" type="text" autocomplete="name" maxlength="100"
                            value={lecture.name.clone()} oninput={named} />
                    </span>
                    <button type="button" onclick={sends(send, Message::HandIn)}>{ texts::learn_results_save(lang) }</button>
                </div>
                <p role="status">{ saved }</p>
            }
            <p class="quiet-text">{ lang.sentences(about) }</p>
            { for anew(Begun::Lesson) }
        </section>
    }
}

/// Handing in a lesson whose answers are graded together.
fn finish(lecture: &Lecture, anew: Option<Html>, lang: Lang, send: &Send) -> Html {
    let is_answered = |asking: &&Asking| !lecture.attempt(asking).draft.trim().is_empty();
    let (of, answered) =
        (lecture.deferred().count(), lecture.deferred().filter(is_answered).count());
    let [answered, of] = [answered, of].map(|count| lang.number(count));
    let unreadable = lecture.unreadable.iter().filter_map(|id| heading(lecture, id, lang));
    let unreadable: Vec<String> = unreadable.collect();
    html! {
        <section class="panel results" aria-labelledby="results-title">
            <h3 id="results-title" tabindex="-1">{ results_title(lecture, lang) }</h3>
            <p>{ texts::learn_finish_about(lang, &answered, &of) }</p>
            if lecture.finishing == Finishing::Asked {
                if !unreadable.is_empty() {
                    <p role="status">{ texts::learn_finish_unread(lang, &lang.list(&unreadable)) }</p>
                }
                <p role="status">{ texts::learn_finish_sure(lang) }</p>
                <div class="answer-buttons">
                    <button type="button" class="primary" onclick={sends(send, Message::Finish(Finishing::Meant))}>
                        { texts::learn_finish_yes(lang) }</button>
                    <button type="button" onclick={sends(send, Message::Finish(Finishing::No))}>
                        { texts::learn_finish_no(lang) }</button>
                </div>
            } else {
                <p><button type="button" class="primary" onclick={sends(send, Message::Finish(Finishing::Asked))}>
                    { texts::learn_finish(lang) }</button></p>
            }
            { for anew }
        </section>
    }
}
