//! Pointer and key handling of a timeline.

use plyscope_view::timeline::{Chart, View};
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::gesture::Meaning;
use super::{Source, Timeline};
use crate::keys::has_modifier;

impl<S: Source> Timeline<S> {
    /// Applies a gesture; returns whether the page must be rendered.
    pub(super) fn means(
        &mut self,
        ctx: &Context<Self>,
        meaning: Meaning,
        event: &PointerEvent,
    ) -> bool {
        match meaning {
            Meaning::Nothing => false,
            Meaning::Look(view) => self.look(ctx, view),
            Meaning::Go => {
                let step = self.view.step_at(self.share(event), ctx.props().source.len());
                ctx.props().on_step.emit(step);
                false
            }
            Meaning::Point => {
                let (Some(layers), Some(chart)) = (&self.layers, &self.chart) else { return false };
                let y = f64::from(event.client_y()) - layers.corner().1;
                let at = layers.place(chart, self.view, self.share(event), y);
                self.point(ctx, Some(at))
            }
        }
    }

    /// The position of a pointer, as a fraction of the width.
    pub(super) fn share(&self, event: &PointerEvent) -> f64 {
        self.layers.as_ref().map_or(0.0, |layers| {
            (f64::from(event.client_x()) - layers.corner().0) / layers.size().0.max(1.0)
        })
    }

    /// Handles a key; keys of the page bubble up.
    pub(super) fn press_key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        if has_modifier(event) {
            return false;
        }
        let (total, step) = (ctx.props().source.len(), ctx.props().step);
        let here = self.view.share(step as f64 + 0.5);
        let here = if (0.0..=1.0).contains(&here) { here } else { 0.5 };
        let changes = match (event.key().as_str(), event.shift_key()) {
            ("+" | "=", _) => self.look(ctx, self.view.zoomed(1.5, here, total)),
            ("-", _) => self.look(ctx, self.view.zoomed(1.0 / 1.5, here, total)),
            ("0", _) => self.look(ctx, View::whole(total)),
            ("ArrowLeft", true) => self.look(ctx, self.view.panned(-0.2, total)),
            ("ArrowRight", true) => self.look(ctx, self.view.panned(0.2, total)),
            ("ArrowUp", _) => self.walk(ctx, |ply| ply.saturating_sub(1)),
            ("ArrowDown", _) => self.walk(ctx, |ply| ply + 1),
            _ => return false,
        };
        event.prevent_default();
        event.stop_propagation();
        changes
    }

    /// Moves the pointed position to another ply of the current path.
    fn walk(&mut self, ctx: &Context<Self>, to: impl Fn(usize) -> usize) -> bool {
        let step = ctx.props().step;
        let Some(chart) = &self.chart else { return false };
        let on_path = |ply: usize| chart.bar_at(ply, step).is_some();
        let deepest = (0..chart.plies()).take_while(|&ply| on_path(ply)).last().unwrap_or(0);
        let ply = self.pointed.map_or(deepest, |(ply, _)| to(ply).min(deepest));
        self.point(ctx, Some((ply, step)))
    }
}
