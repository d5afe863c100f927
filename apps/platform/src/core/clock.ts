/** The only source of the time of day and of what happens by itself, so that tests and demo data can set both. */
export interface Clock {
  now(): Date;
  /** Calls `tick` every `everyMs` until the function that it returns is called; does not keep the process alive. */
  every(everyMs: number, tick: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  every(everyMs, tick) {
    const timer = setInterval(tick, everyMs).unref();
    return () => clearInterval(timer);
  },
};
