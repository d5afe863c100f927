import { type CalendarItem, isOpenable } from '../items/calendar-item.ts';
import type { Stretch } from '../items/lay-out-day.ts';
import type { GridBounds } from '../pointer/grid-geometry.ts';
import { type Hours, visibleHours, WHOLE_DAY } from './visible-hours.ts';

/** How much of the day is shown: the hours in use, the working hours, all of them. */
export type GridExtent = 'used' | 'working' | 'whole';

/** A band over folded hours is as high as half an hour. */
export const BAND_MINUTES = 30;
/** Fewer are not worth a band. */
const LEAST_FOLDED = 2;
/** Fewer leave no room to write around what there is. */
const LEAST_OPEN = 8;

export interface GridHours {
  /** The hours with a line and a label. */
  readonly open: Hours;
  /** Of these all, folded ones too. */
  readonly all: Hours;
  /** In minutes, with the half hours that the bands lie over. */
  readonly bounds: GridBounds;
}

/** The hours of the grid for what lies on its days. `nowMinute` stays in sight; null where today is not among the days. */
export function gridHours(items: readonly CalendarItem[], extent: GridExtent, nowMinute: number | null): GridHours {
  const all = extent === 'whole' ? WHOLE_DAY : visibleHours(items);
  const used: Stretch[] = items.filter(isOpenable);
  const open = extent === 'used' && used.length > 0 ? hoursInUse(withNow(used, nowMinute), all) : all;
  const bounds = {
    from: open.from * 60 - (open.from > all.from ? BAND_MINUTES : 0),
    to: open.to * 60 + (open.to < all.to ? BAND_MINUTES : 0),
  };
  return { open, all, bounds };
}

const withNow = (used: readonly Stretch[], now: number | null) =>
  now === null ? used : [...used, { start: now, end: now + 1 }];

function hoursInUse(used: readonly Stretch[], all: Hours): Hours {
  const inside = ({ from, to }: Hours) => ({ from: Math.max(from, all.from), to: Math.min(to, all.to) });
  const { from, to } = inside({
    from: Math.floor(Math.min(...used.map(({ start }) => start)) / 60),
    to: Math.ceil(Math.max(...used.map(({ end }) => end)) / 60),
  });
  // Later hours first: what is written next comes rather after what is there.
  const end = Math.min(Math.max(to, from + LEAST_OPEN), all.to);
  const start = Math.max(Math.min(from, end - LEAST_OPEN), all.from);
  return {
    from: start - all.from < LEAST_FOLDED ? all.from : start,
    to: all.to - end < LEAST_FOLDED ? all.to : end,
  };
}
