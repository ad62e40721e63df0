//! Several steps as an animated GIF.

use plyscope_export::figure::Figure;
use plyscope_export::handout::gif::{Delay, Film};

use super::dots::{scale, sides, Painter};
use crate::arguments::PictureOptions;
use crate::problem::misuse;
use crate::Problem;

/// For how many milliseconds a step is shown.
const DELAY: u32 = 1_000;
/// The most dots of one picture of a film.
const MOST: u32 = 8_000_000;
/// How many times longer the last frame is shown.
const LINGER: u16 = 3;

/// The film.
pub fn film(frames: &[Figure], options: &PictureOptions) -> Result<Vec<u8>, Problem> {
    let first = frames.first().ok_or("there is nothing to draw")?;
    let scale = scale(first, options, 1.0);
    let size = sides(first, scale)?;
    let size = match (u16::try_from(size.0), u16::try_from(size.1)) {
        (Ok(width), Ok(height)) if size.0 * size.1 <= MOST => (width, height),
        _ => {
            return misuse(format!(
                "the film would have {} × {} dots, which is too many; make it smaller with \
                 --width or --scale",
                size.0, size.1
            ))
        }
    };
    let painter = Painter::new()?;
    let dots = |figure: &Figure| painter.dots(figure, scale).map(|dots| dots.data().to_vec());
    let samples = [0, frames.len() / 2, frames.len() - 1].map(|place| dots(&frames[place]));
    let samples = samples.into_iter().collect::<Result<Vec<_>, _>>()?;
    let wrong = |error| format!("the GIF could not be made: {error}");
    let mut film = Film::new(size, &samples).map_err(wrong)?;
    let delay = u16::try_from(options.delay.unwrap_or(DELAY) / 10).unwrap_or(u16::MAX);
    for (place, frame) in frames.iter().enumerate() {
        let is_last = place + 1 == frames.len();
        let delay = if is_last { delay.saturating_mul(LINGER) } else { delay };
        film.add(&dots(frame)?, Delay(delay)).map_err(wrong)?;
    }
    Ok(film.finish().map_err(wrong)?)
}
