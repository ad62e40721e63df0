//! The HTML around a timeline's canvas: names, a description of the pointed position and, if
//! enlarged, plies, steps and the legend.

use plyscope_drawing::{metrics, written};
use plyscope_i18n::{texts, Lang};
use plyscope_view::timeline::{Bar, Chart, Kind, Tile};
use yew::prelude::*;

use super::{Message, Source, Timeline, FEW};
use crate::view::icon::{icon, Icon};

impl<S: Source> Timeline<S> {
    /// All of it.
    pub(super) fn html(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let size = match (self.is_large, ctx.props().source.len() <= FEW) {
            (true, _) => "large",
            (false, true) => "strip",
            (false, false) => "compact",
        };
        // While a search plays, the description of its step changes too fast to be announced.
        let announced = if self.pointed.is_some() { "polite" } else { "off" };
        let label =
            if self.is_large { texts::timeline_small(lang) } else { texts::timeline_large(lang) };
        html! {
            <>
                <div class={classes!("timeline", size)} role="group" tabindex="0" aria-label={texts::timeline(lang)}
                    aria-description={texts::timeline_help(lang)}
                    onkeydown={link.callback(Message::Key)} onblur={link.callback(|_| Message::Blur)}>
                    if self.is_large {
                        <div class="timeline-head">
                            { self.chart.as_ref().map(|chart| legend(chart, lang)) }
                            <button type="button" class="small timeline-fit" onclick={link.callback(|_| Message::Whole)}>
                                { texts::timeline_fit(lang) }
                            </button>
                            <p class="timeline-help">{ texts::timeline_help(lang) }</p>
                        </div>
                    }
                    <p class="timeline-reading" role="status" aria-live={announced}>{ self.reading(ctx) }</p>
                    <div class="timeline-chart">
                        <canvas ref={self.place.clone()} role="img" aria-label={self.summary.clone()}
                            onpointerdown={link.callback(Message::Press)} onpointermove={link.callback(Message::Move)}
                            onpointerup={link.callback(Message::Release)} onpointercancel={link.callback(Message::Cancel)}
                            onpointerleave={link.callback(Message::Cancel)}></canvas>
                        if self.is_large { { self.labels(ctx) } }
                        { palette() }
                    </div>
                </div>
                <button type="button" class="icon-button timeline-size" aria-pressed={self.is_large.to_string()}
                    title={label.clone()} aria-label={label} onclick={link.callback(|_| Message::Resize)}>
                    { icon(Icon::TIMELINE) }
                </button>
            </>
        }
    }

    /// A description of the pointed position, or in a large timeline else of the current step.
    fn reading(&self, ctx: &Context<Self>) -> String {
        let (lang, now) = (ctx.props().lang, ctx.props().step);
        let Some(chart) = &self.chart else { return String::new() };
        let current = || {
            let plies = (0..chart.plies()).take_while(|&ply| chart.bar_at(ply, now).is_some());
            Some((plies.last()?, now))
        };
        let at = self.pointed.or_else(|| self.is_large.then(current).flatten());
        at.map(|(ply, step)| chart.reading(ply, step, now, lang)).unwrap_or_default()
    }

    /// The plies, the steps, and the names of bars that are wide enough.
    fn labels(&self, ctx: &Context<Self>) -> Html {
        let (Some(layers), Some(chart)) = (&self.layers, &self.chart) else {
            return Html::default();
        };
        let (width, height) = layers.size();
        let lang = ctx.props().lang;
        let rows = layers.rows(chart.plies(), self.view);
        let mut below = f64::NEG_INFINITY;
        let plies = rows.iter().filter_map(|&(ply, top, tall)| {
            let y = top + tall / 2.0;
            (y >= below + 14.0).then(|| {
                below = y;
                html! { <text class="ply" x="-8" y={written("{}", &[y])}>{ ply.to_string() }</text> }
            })
        });
        let plies: Vec<Html> = plies.collect();
        let ticks = self.view.ticks((width / 110.0) as usize).into_iter().map(|step| {
            let x = self.view.share(step as f64 + 0.5) * width;
            html! {
                <text class="tick" x={written("{}", &[x])} y={written("{}", &[height + 14.0])}>
                    { lang.number(step) }
                </text>
            }
        });
        let names = rows.iter().filter(|&&(_, _, tall)| tall >= 16.0).flat_map(|&(ply, top, tall)| {
            let grain = (self.view.len / width.max(1.0) * NAMED).ceil().max(1.0) as u64;
            let bars = chart.bars(ply, &self.view.steps(), grain);
            let named = bars.into_iter().filter_map(move |bar| match bar {
                Bar::One { steps, .. } => Some(steps),
                Bar::Many { .. } => None,
            });
            named.filter_map(move |steps| {
                let name = chart.label_at(ply, steps.start, lang)?;
                let left = (self.view.share(steps.start as f64) * width).max(0.0);
                let right = (self.view.share(steps.end as f64) * width).min(width);
                let fits = metrics::regular(&name, NAME_SIZE) + 12.0 <= right - left;
                let (x, y) = (f64::midpoint(left, right), top + tall / 2.0);
                fits.then(|| html! {
                    <text class="name" x={written("{}", &[x])} y={written("{}", &[y])}>{ name }</text>
                })
            })
        });
        let (width, height) = (written("{}", &[width]), written("{}", &[height]));
        html! {
            <svg class="timeline-labels" {width} {height} aria-hidden="true" focusable="false">
                { for plies }{ for ticks }{ for names }
            </svg>
        }
    }
}

/// The smallest width of a bar with a name, in pixels.
const NAMED: f64 = 36.0;

/// The size of the font of the names, in pixels: that of `www/timeline.css`.
const NAME_SIZE: f64 = 12.0;

/// An element for every colour of the canvas: see `palette.rs`.
fn palette() -> Html {
    let named = ["paper", "text", "accent"];
    let names = named.into_iter().chain(Kind::ALL.map(Kind::id));
    html! {
        <span class="timeline-palette" hidden=true>{ for names.map(|name| html! { <i class={name}></i> }) }</span>
    }
}

fn legend(chart: &impl Chart, lang: Lang) -> Html {
    let sample = |class: &'static str| {
        html! {
            <svg class={classes!("timeline-swatch", class)} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true"
                focusable="false"><path class="fill" d="M0.5 0.5H23.5V11.5H0.5Z" /></svg>
        }
    };
    html! {
        <ul class="timeline-legend">
            { for chart.kinds().into_iter().map(|kind| html! { <li>{ swatch(kind) }{ kind.name(lang) }</li> }) }
            if chart.has_open_bars() { <li>{ sample("hollow") }{ texts::timeline_hollow(lang) }</li> }
            <li>{ sample("later") }{ texts::timeline_later(lang) }</li>
        </ul>
    }
}

/// A piece of a bar, with its pattern.
fn swatch(kind: Kind) -> Html {
    let side = i32::from(Tile::SIDE);
    let mut lines = String::new();
    for column in 0..4 {
        for row in 0..2 {
            for &(x, y, to_x, to_y) in kind.tile().lines {
                let (right, down) = (column * side, row * side);
                lines += &format!(
                    "M{} {}L{} {}",
                    i32::from(x) + right,
                    i32::from(y) + down,
                    i32::from(to_x) + right,
                    i32::from(to_y) + down
                );
            }
        }
    }
    html! {
        <svg class={classes!("timeline-swatch", kind.id())} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true"
            focusable="false"><path class="fill" d="M0 0H24V12H0Z" /><path class="lines" d={lines} /></svg>
    }
}
