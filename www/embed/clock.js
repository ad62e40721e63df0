// The timer of playback.

/** Ticks while it runs. */
export class Clock {
  #tick;
  #timer = null;

  constructor(tick) {
    this.#tick = tick;
  }

  get isRunning() {
    return this.#timer !== null;
  }

  /** Ticks every so many milliseconds from now on. */
  start(interval) {
    this.stop();
    this.#timer = setInterval(this.#tick, interval);
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
