import type { FlowEntry } from './flow-entries.ts';

/** Where an entry stands; lengths in sixteenths of a rem, which are pixels for a reader of normal size. */
export interface Placed {
  readonly entry: FlowEntry;
  readonly top: number;
  readonly height: number;
  /** Entries at the same time share the width. */
  readonly lane: number;
  readonly lanes: number;
}

export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
}

export interface FlowLayout {
  readonly placed: readonly Placed[];
  readonly gaps: readonly Gap[];
  /** Minutes at which a line is drawn, with its place. */
  readonly hours: readonly { readonly minute: number; readonly top: number }[];
  /** Null where the present lies far from all of it. */
  readonly nowTop: number | null;
  readonly height: number;
}

const HOUR = 60;
/** A full day is drawn smaller, so that it can be seen at once. */
const FULL_DAY_LESSONS = 9;
const SCALES = { normal: { perMinute: 1, least: 36 }, full: { perMinute: 44 / HOUR, least: 28 } };
/** What has to be readable even between two others. */
const FLOOR = 22;
const SEAM = 2;
/** So near has the present to be to the rest of the day to be drawn beside it. */
const NEAR_MINUTES = 2 * HOUR;
const LEAST_GAP = 15;

/** A day in its true scale: a minute is a pixel, the shortest lesson can be read, and what is at the same time is side by side. */
export function flowLayoutOf(entries: readonly FlowEntry[], minute: number): FlowLayout {
  const lessons = entries.filter(({ kind }) => kind === 'LESSON').length;
  const { perMinute, least } = SCALES[lessons >= FULL_DAY_LESSONS ? 'full' : 'normal'];
  const first = Math.min(...entries.map(({ from }) => from));
  const last = Math.max(...entries.map(({ to }) => to));
  const hasNow = minute >= first - NEAR_MINUTES && minute <= last + NEAR_MINUTES;
  const start = Math.floor((hasNow ? Math.min(first, minute) : first) / HOUR) * HOUR;
  const end = Math.ceil((hasNow ? Math.max(last, minute) : last) / HOUR) * HOUR;
  const topOf = (at: number) => (at - start) * perMinute;

  const boxes = entries.map((entry, at) => {
    const length = (entry.to - entry.from) * perMinute - SEAM;
    const next = entries.slice(at + 1).find(({ from }) => from > entry.from);
    const room = next ? topOf(next.from) - topOf(entry.from) - SEAM : least;
    return { entry, top: topOf(entry.from), height: Math.max(length, Math.min(least, room), FLOOR) };
  });
  const hours = Array.from({ length: (end - start) / HOUR + 1 }, (_, n) => start + n * HOUR);
  return {
    placed: inLanes(boxes),
    gaps: gapsOf(entries, topOf),
    hours: hours.map((at) => ({ minute: at, top: topOf(at) })),
    nowTop: hasNow ? topOf(minute) : null,
    height: Math.max(topOf(end), ...boxes.map(({ top, height }) => top + height)),
  };
}

type Box = Pick<Placed, 'entry' | 'top' | 'height'>;

/** Boxes that touch each other are a cluster, and share its width. */
function inLanes(boxes: readonly Box[]): Placed[] {
  const placed: Placed[] = [];
  let cluster: (Box & { lane: number })[] = [];
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane)) + 1;
    placed.push(...cluster.map((box) => ({ ...box, lanes })));
    cluster = [];
  };
  for (const box of boxes) {
    if (cluster.every(({ top, height }) => top + height <= box.top)) close();
    const taken = new Set(cluster.filter(({ top, height }) => top + height > box.top).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    cluster.push({ ...box, lane });
  }
  close();
  return placed;
}

/** The time between what takes up time. */
function gapsOf(entries: readonly FlowEntry[], topOf: (minute: number) => number): Gap[] {
  const gaps: Gap[] = [];
  let end: number | null = null;
  for (const { kind, from, to } of entries) {
    if (kind === 'DEADLINE') continue;
    if (end !== null && from - end >= LEAST_GAP) {
      gaps.push({ from: end, to: from, top: topOf(end), height: topOf(from) - topOf(end) });
    }
    end = Math.max(end ?? to, to);
  }
  return gaps;
}
