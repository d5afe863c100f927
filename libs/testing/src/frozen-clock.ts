/** The moment of every story and picture: a Wednesday morning in Seoul, in the middle of a lesson. */
export const FROZEN_NOW = '2026-11-18T10:42:00+09:00';

const RealDate = Date;
let instant = 0;

// A proxy has the prototype of the real one: dates made before and after are dates to each other.
const FrozenDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, args: unknown[], caller) =>
    Reflect.construct(target, args.length > 0 ? args : [instant], caller === FrozenDate ? target : caller) as Date,
  apply: () => new RealDate(instant).toString(),
  get: (target, key) => (key === 'now' ? () => instant : (Reflect.get(target, key) as unknown)),
});

/**
 * Stops `Date` at an instant; timers and `performance.now` go on. Returns the way back.
 * A second call moves the moment.
 */
export function freezeClock(at: string | number | Date = FROZEN_NOW): () => void {
  instant = new RealDate(at).getTime();
  globalThis.Date = FrozenDate;
  return thawClock;
}

/** Lets the time run again. */
export function thawClock(): void {
  if (globalThis.Date === FrozenDate) globalThis.Date = RealDate;
}
