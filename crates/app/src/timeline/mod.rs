//! The timeline of a search: a component with its own canvas. Its output is the step to go to; zoom
//! and hover are internal state.

mod games;
mod gesture;
mod growth;
mod input;
mod layers;
mod listen;
mod palette;
mod view;

use std::ops::Range;

use gloo::render::AnimationFrame;
use gloo::timers::callback::Timeout;
use plyscope_i18n::Lang;
use plyscope_view::timeline::{Chart, View};
use web_sys::{HtmlCanvasElement, KeyboardEvent};
use yew::prelude::*;

pub use games::Searched;
use gesture::Gesture;
pub use growth::Grown;
use layers::{Layers, Over};
use listen::{next_frame, Listeners, Wheel};

use crate::browser;

/// The data behind a timeline.
pub trait Source: Clone + PartialEq + 'static {
    /// The chart type.
    type Chart: Chart;

    /// How many steps there are, the start included.
    fn len(&self) -> u64;

    /// Makes the chart.
    fn chart(&self) -> Self::Chart;

    /// Whether it extends the search of `before`.
    fn goes_on(&self, _before: &Self) -> bool {
        false
    }
}

/// Charts of longer searches are built after the page is rendered.
const AT_ONCE: u64 = 20_000;

/// Shorter searches get a narrow strip.
const FEW: u64 = 200;

/// What a timeline shows.
#[derive(Clone, PartialEq, Properties)]
pub struct Props<S: Source> {
    /// The data.
    pub source: S,
    /// The current step.
    pub step: u64,
    /// The language of the page.
    pub lang: Lang,
    /// The theme; the canvas is redrawn when it changes.
    pub theme: &'static str,
    /// Takes the step to go to.
    pub on_step: Callback<u64>,
}

/// The messages of a timeline.
pub enum Message {
    /// Build the chart.
    Build,
    /// An animation frame.
    Frame,
    /// The size or the colours of the canvas have changed.
    Reset,
    /// The wheel was turned.
    Wheel(Wheel),
    /// A pointer went down.
    Press(PointerEvent),
    /// A pointer moved.
    Move(PointerEvent),
    /// A pointer went up.
    Release(PointerEvent),
    /// A pointer was cancelled, or has left.
    Cancel(PointerEvent),
    /// A key was pressed.
    Key(KeyboardEvent),
    /// It has lost the focus.
    Blur,
    /// Enlarge it, or shrink it again.
    Resize,
    /// Show all steps.
    Whole,
}

/// What must be redrawn at the next frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stale {
    Nothing,
    Over,
    Bars,
}

/// A timeline.
pub struct Timeline<S: Source> {
    place: NodeRef,
    layers: Option<Layers>,
    listeners: Option<Listeners>,
    chart: Option<S::Chart>,
    summary: String,
    view: View,
    is_large: bool,
    pointed: Option<(usize, u64)>,
    gesture: Gesture,
    stale: Stale,
    frame: Option<AnimationFrame>,
    delay: Option<Timeout>,
}

impl<S: Source> Component for Timeline<S> {
    type Message = Message;
    type Properties = Props<S>;

    fn create(ctx: &Context<Self>) -> Self {
        let mut timeline = Self {
            place: NodeRef::default(),
            layers: None,
            listeners: None,
            chart: None,
            summary: String::new(),
            view: View::whole(ctx.props().source.len()),
            is_large: false,
            pointed: None,
            gesture: Gesture::default(),
            stale: Stale::Nothing,
            frame: None,
            delay: None,
        };
        timeline.build_soon(ctx);
        timeline
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props<S>) -> bool {
        let Props { source, step, lang, theme, .. } = ctx.props();
        let (before, total) = (old.source.len(), source.len());
        if *source != old.source {
            self.view = if source.goes_on(&old.source) {
                self.view.resized(before, total)
            } else {
                self.pointed = None;
                View::whole(total)
            };
            self.build_soon(ctx);
        }
        if *lang != old.lang {
            self.summary.clear();
            self.sum_up(ctx);
        }
        if *theme != old.theme {
            self.forget_colours();
            self.draw(ctx, Stale::Bars);
        }
        if *step != old.step {
            let view = self.view.following(*step, total);
            self.look(ctx, view);
            self.draw(ctx, Stale::Over);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let total = ctx.props().source.len();
        match message {
            Message::Build => {
                self.build(ctx);
                true
            }
            Message::Frame => {
                self.frame = None;
                self.paint(ctx);
                self.sum_up(ctx)
            }
            Message::Reset => {
                self.forget_colours();
                self.draw(ctx, Stale::Bars);
                self.is_large
            }
            Message::Wheel(Wheel { zoom, pan, at }) => {
                self.look(ctx, self.view.panned(pan, total).zoomed(zoom, at, total))
            }
            // Other buttons open menus.
            Message::Press(event) if event.button() != 0 => false,
            Message::Press(event) => {
                self.gesture.press(event.pointer_id(), self.share(&event));
                if let Some(canvas) = self.place.cast::<HtmlCanvasElement>() {
                    // Without capture a drag ends at the edge.
                    let _ = canvas.set_pointer_capture(event.pointer_id());
                }
                false
            }
            Message::Move(event) => {
                let (id, at) = (event.pointer_id(), self.share(&event));
                if event.buttons() == 0 {
                    // It went up over a menu of the system.
                    self.gesture.release(id);
                }
                let meaning = self.gesture.moved(id, at, self.view, total);
                self.means(ctx, meaning, &event)
            }
            Message::Release(event) => {
                let meaning = self.gesture.release(event.pointer_id());
                self.means(ctx, meaning, &event)
            }
            Message::Cancel(event) => {
                self.gesture.cancel(event.pointer_id());
                self.point(ctx, None)
            }
            Message::Key(event) => self.press_key(ctx, &event),
            Message::Blur => self.point(ctx, None),
            Message::Whole => self.look(ctx, View::whole(total)),
            Message::Resize => {
                self.is_large = !self.is_large;
                self.draw(ctx, Stale::Bars);
                true
            }
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if self.layers.is_some() {
            return;
        }
        let Some(canvas) = self.place.cast::<HtmlCanvasElement>() else { return };
        self.listeners = Some(Listeners::new(&canvas, ctx.link()));
        self.layers = Layers::new(canvas);
        self.draw(ctx, Stale::Bars);
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.html(ctx)
    }
}

/// The time for preparing steps in one frame, in milliseconds.
const STRETCH: f64 = 6.0;

/// Prepares steps for one frame's time; returns whether more remain.
fn prepare(chart: &mut impl Chart, steps: &Range<u64>) -> bool {
    let begun = browser::now();
    while chart.prepare(steps) {
        if browser::now() - begun >= STRETCH {
            return true;
        }
    }
    false
}

impl<S: Source> Timeline<S> {
    /// Builds the chart: a small one at once, a large one after the page is rendered.
    fn build_soon(&mut self, ctx: &Context<Self>) {
        if ctx.props().source.len() <= AT_ONCE {
            self.build(ctx);
        } else {
            let link = ctx.link().clone();
            self.delay = Some(Timeout::new(30, move || link.send_message(Message::Build)));
        }
    }

    fn build(&mut self, ctx: &Context<Self>) {
        let mut chart = ctx.props().source.chart();
        // Small charts are drawn at once, larger ones part by part.
        prepare(&mut chart, &self.view.steps());
        self.chart = Some(chart);
        self.summary.clear();
        self.sum_up(ctx);
        self.draw(ctx, Stale::Bars);
    }

    /// Updates the text summary once the chart is complete; returns whether it changed.
    fn sum_up(&mut self, ctx: &Context<Self>) -> bool {
        let chart = self.chart.as_ref().filter(|chart| chart.is_whole() && self.summary.is_empty());
        let Some(chart) = chart else { return false };
        self.summary = chart.summary(ctx.props().lang);
        true
    }

    fn forget_colours(&mut self) {
        if let Some(layers) = &mut self.layers {
            layers.forget_colours();
        }
    }

    /// Schedules drawing at the next frame.
    fn draw(&mut self, ctx: &Context<Self>, what: Stale) {
        self.stale = self.stale.max(what);
        if self.frame.is_none() {
            self.frame = Some(next_frame(ctx.link()));
        }
    }

    fn paint(&mut self, ctx: &Context<Self>) {
        let (Some(layers), Some(chart)) = (&mut self.layers, &mut self.chart) else { return };
        let more = self.stale == Stale::Bars && prepare(chart, &self.view.steps());
        if self.stale == Stale::Bars {
            layers.draw_bars(chart, self.view);
        }
        let over = Over { step: ctx.props().step, pointed: self.pointed };
        layers.draw_over(chart, self.view, over);
        self.stale = Stale::Nothing;
        if more {
            self.draw(ctx, Stale::Bars);
        }
    }

    /// Changes the view; returns whether the page must be rendered.
    fn look(&mut self, ctx: &Context<Self>, view: View) -> bool {
        if self.view == view {
            return false;
        }
        self.view = view;
        self.draw(ctx, Stale::Bars);
        self.is_large
    }

    /// Changes the pointed position; returns whether the page must be rendered.
    fn point(&mut self, ctx: &Context<Self>, at: Option<(usize, u64)>) -> bool {
        if self.pointed == at {
            return false;
        }
        self.pointed = at;
        self.draw(ctx, Stale::Over);
        true
    }
}
