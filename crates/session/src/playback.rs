//! Playback of a trace.

use plyscope_search::{Step, Trace};

use crate::travel::{travel, Travel};
use plyscope_setup::Choice;

/// How many steps a second are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(u16);

impl Speed {
    /// The speeds there are, in steps a second.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(4), Self(10), Self(30), Self(60)];

    /// Steps a second.
    #[must_use]
    pub const fn per_second(self) -> u16 {
        self.0
    }

    /// The time between two steps, in milliseconds.
    #[must_use]
    pub const fn interval(self) -> u32 {
        1000 / self.0 as u32
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self(2)
    }
}

impl Choice for Speed {
    const NAME: &'static str = "speed";
    const ALL: &'static [(&'static str, Self)] = &[
        ("2", Self(2)),
        ("1", Self(1)),
        ("4", Self(4)),
        ("10", Self(10)),
        ("30", Self(30)),
        ("60", Self(60)),
    ];
}

/// Whether the film runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// It stands at its step.
    #[default]
    Paused,
    /// It goes on with every tick.
    Running,
}

/// The state of playback: one step, and whether it moves on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playback {
    /// The step that is shown.
    pub step: Step,
    /// Whether it moves on.
    pub mode: Mode,
    /// How fast.
    pub speed: Speed,
}

/// What can happen to playback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// The user goes somewhere; that ends the film.
    Go(Travel),
    /// The user drags the scrubber; that ends the film.
    Seek(Step),
    /// Play or pause; playing at the end starts again.
    Toggle,
    /// The time of the next step has come.
    Tick,
    /// Another speed.
    Speed(Speed),
}

impl Playback {
    /// The state after a message.
    #[must_use]
    pub fn after(self, message: Message, trace: &Trace) -> Self {
        let last = trace.last_step();
        match message {
            Message::Go(way) => {
                Self { step: travel(trace, self.step, way), mode: Mode::Paused, ..self }
            }
            Message::Seek(step) => Self { step: step.min(last), mode: Mode::Paused, ..self },
            Message::Toggle => match self.mode {
                Mode::Running => Self { mode: Mode::Paused, ..self },
                Mode::Paused if self.step == last => {
                    Self { step: Step::START, mode: Mode::Running, ..self }
                }
                Mode::Paused => Self { mode: Mode::Running, ..self },
            },
            Message::Tick if self.mode == Mode::Running => {
                let step = self.step.forward(1, last);
                let mode = if step == last { Mode::Paused } else { Mode::Running };
                Self { step, mode, ..self }
            }
            Message::Tick => self,
            Message::Speed(speed) => Self { speed, ..self },
        }
    }
}
