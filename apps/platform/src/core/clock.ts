/** The only source of time and of what happens by itself, so that tests and demo data can set both. */
export interface Clock {
  /** The time of day. It can jump, both ways: how long something lasts is not counted on it. */
  now(): Date;
  /** Milliseconds from a moment of no meaning; only ever more, whatever happens to the time of day. */
  monotonicMs(): number;
  /** Calls `tick` every `everyMs` until the function that it returns is called; does not keep the process alive. */
  every(everyMs: number, tick: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  every(everyMs, tick) {
    const timer = setInterval(tick, everyMs).unref();
    return () => clearInterval(timer);
  },
};
