import { addDays } from '@portal/domain/time/day';
import type { Day } from '../time/day.ts';

/** Drags land on quarters of an hour. */
export const SNAP_MINUTES = 15;

/** A stretch of one day of the grid, in minutes of the wall clock. */
export interface GridSpan {
  readonly day: Day;
  readonly start: number;
  readonly end: number;
}

/** A place in the grid: which lane, and how far down in minutes of the wall clock, not yet snapped. */
export interface GridPoint {
  readonly lane: number;
  readonly minute: number;
}

/** First and last minute that the grid shows. */
export interface GridBounds {
  readonly from: number;
  readonly to: number;
}

/** Left and right edge of a lane, in px. */
export interface LaneEdges {
  readonly left: number;
  readonly right: number;
}

const snapDown = (minute: number) => Math.floor(minute / SNAP_MINUTES) * SNAP_MINUTES;
const snapUp = (minute: number) => Math.ceil(minute / SNAP_MINUTES) * SNAP_MINUTES;
const snap = (minute: number) => Math.round(minute / SNAP_MINUTES) * SNAP_MINUTES;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The minute at a height within the lanes. */
export const minuteAt = (px: number, from: number, hourHeight: number): number => from + (px / hourHeight) * 60;

/** The height of a minute within the lanes, in px. */
export const pxAt = (minute: number, from: number, hourHeight: number): number => ((minute - from) / 60) * hourHeight;

/** The lane under a horizontal place, or the nearest one. */
export function laneAt(x: number, lanes: readonly LaneEdges[]): number {
  const behind = lanes.findIndex(({ right }) => x < right);
  return behind === -1 ? Math.max(0, lanes.length - 1) : behind;
}

/** What is drawn from one minute to another, upwards too: whole quarters, at least one, within the grid. */
export function drawn(anchor: number, minute: number, { from, to }: GridBounds): Pick<GridSpan, 'start' | 'end'> {
  const start = clamp(snapDown(Math.min(anchor, minute)), from, to - SNAP_MINUTES);
  const end = clamp(snapUp(Math.max(anchor, minute)), start + SNAP_MINUTES, to);
  return { start, end };
}

/** A stretch carried by the point at which it was grabbed; it keeps its length and stays within its day. */
export function moved(
  span: Pick<GridSpan, 'start' | 'end'>,
  grabbedAt: number,
  minute: number,
): Pick<GridSpan, 'start' | 'end'> {
  const length = span.end - span.start;
  // Something at 10:10 moves to 10:25, not to 10:15: by quarters, not onto them.
  const start = clamp(span.start + snap(minute - grabbedAt), 0, 1440 - length);
  return { start, end: start + length };
}

/** A stretch whose lower edge is pulled; at least a quarter remains, and it ends with its day at the latest. */
export function resized(span: Pick<GridSpan, 'start' | 'end'>, minute: number): Pick<GridSpan, 'start' | 'end'> {
  return { start: span.start, end: clamp(snap(minute), span.start + SNAP_MINUTES, LAST_MINUTE) };
}

/** An entry ends before midnight; `23:59` is the last time that it can name. */
const LAST_MINUTE = 1439;

/** The hour for somebody who presses an empty place: from the half hour above it, an hour long. */
export function pressed(minute: number, { from, to }: GridBounds): Pick<GridSpan, 'start' | 'end'> {
  const start = clamp(Math.floor(minute / 30) * 30, from, to - 30);
  return { start, end: Math.min(start + 60, to) };
}

type Stretch = Pick<GridSpan, 'start' | 'end'>;

const LATEST_START = 23 * 60;

/** What a form begins with when no place was chosen: an hour at ten, or from the next full hour of today. */
export function defaultSpan(date: Day, now: { readonly day: Day; readonly minute: number }): GridSpan {
  const start = Math.ceil((now.minute + 1) / 60) * 60;
  if (date <= now.day && start <= LATEST_START) return { day: now.day, start, end: start + 60 };
  // The last hour of a day has none ahead of it.
  return { day: date > now.day ? date : addDays(now.day, 1), start: 600, end: 660 };
}

/** The first such hour, by half hours, that none of the taken stretches touches; the given one on a full day. */
export function clearOf(span: GridSpan, taken: readonly Stretch[]): GridSpan {
  for (let start = span.start; start <= LATEST_START; start += 30) {
    const end = start + span.end - span.start;
    if (!taken.some((other) => other.start < end && start < other.end)) return { day: span.day, start, end };
  }
  return span;
}
