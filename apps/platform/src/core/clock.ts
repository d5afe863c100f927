/** The only source of the time of day, so that tests and demo data can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
