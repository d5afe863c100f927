import * as v from 'valibot';
import { Day, EndTimeOfDay, TimeOfDay } from '@portal/domain/contract/scalar';
import { FREE_SLOT_AUDIENCES, type FreeSlot, type FreeSlotAudience } from '@portal/domain/schedule/free-slot';
import { LIMITS } from '@portal/domain/tenant/limits';
import { daysBetween, weekdayOf } from '@portal/domain/time/day';
import { minuteOfTime, timeOfMinute } from '@portal/domain/time/time-of-day';
import { type Weekday, WEEKDAYS } from '@portal/domain/time/weekday';
import { editingMessages } from '../editing-messages.ts';
import { isPast } from '../pointer/free-check.ts';
import type { GridSpan } from '../pointer/grid-geometry.ts';
import { daysFromTo } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';

export const REPEATS = ['ONCE', 'WEEKLY'] as const;
/** What a change of repeated time is about: the one day that was opened, or all of them. */
export const SCOPES = ['DAY', 'ALL'] as const;

/** What the form of free time holds, whether it opens or changes some. */
export interface FreeFields {
  repeats: (typeof REPEATS)[number];
  scope: (typeof SCOPES)[number];
  /** The day itself, or the first day of what repeats. */
  date: string;
  weekdays: Weekday[];
  start: string;
  end: string;
  /** Empty for no end. */
  until: string;
  audience: FreeSlotAudience;
}

const words = editingMessages.free;
const isWeekly = ({ repeats, scope }: Pick<FreeFields, 'repeats' | 'scope'>) => repeats === 'WEEKLY' && scope === 'ALL';
const lengthOf = ({ start, end }: Pick<FreeFields, 'start' | 'end'>) => minuteOfTime(end) - minuteOfTime(start);

/** Whether a range of days holds one of these weekdays. */
function holdsOne({ date, until, weekdays }: Pick<FreeFields, 'date' | 'until' | 'weekdays'>): boolean {
  if (until === '' || daysBetween(date, until) >= 6) return true;
  return daysFromTo(date, until).some((day) => weekdays.includes(weekdayOf(day)));
}

/**
 * The rules that need no server (CAL-2): half an hour, one day, not over yet. When a series began that is only changed
 * is history. Overlaps are the server's to explain.
 */
export const freeForm = (now: WallTime, isNew: boolean) =>
  v.pipe(
    v.object({
      repeats: v.picklist(REPEATS),
      scope: v.picklist(SCOPES),
      date: Day,
      weekdays: v.array(v.picklist(WEEKDAYS)),
      start: TimeOfDay,
      end: EndTimeOfDay,
      until: v.union([v.literal(''), Day]),
      audience: v.picklist(FREE_SLOT_AUDIENCES),
    }),
    v.forward(
      v.partialCheck([['start'], ['end']], (fields) => lengthOf(fields) > 0, words.sameDay),
      ['end'],
    ),
    v.forward(
      v.partialCheck(
        [['start'], ['end']],
        (fields) => lengthOf(fields) <= 0 || lengthOf(fields) >= LIMITS.freeSlotMinMinutes,
        words.min30,
      ),
      ['end'],
    ),
    v.forward(
      v.partialCheck(
        [['repeats'], ['scope'], ['date'], ['end']],
        (fields) =>
          isWeekly(fields)
            ? !isNew || fields.date >= now.day
            : !isPast({ day: fields.date, start: 0, end: minuteOfTime(fields.end) }, now),
        words.past,
      ),
      ['date'],
    ),
    v.forward(
      v.partialCheck(
        [['repeats'], ['scope'], ['weekdays']],
        (fields) => !isWeekly(fields) || fields.weekdays.length > 0,
        words.noDays,
      ),
      ['weekdays'],
    ),
    v.forward(
      v.partialCheck(
        [['repeats'], ['scope'], ['date'], ['until']],
        (fields) => !isWeekly(fields) || fields.until === '' || fields.until >= fields.date,
        words.untilOrder,
      ),
      ['until'],
    ),
    v.forward(
      v.partialCheck(
        [['repeats'], ['scope'], ['date'], ['until'], ['weekdays']],
        (fields) => !isWeekly(fields) || fields.weekdays.length === 0 || fields.until < fields.date || holdsOne(fields),
        words.noSuchDay,
      ),
      ['until'],
    ),
  );

export const fieldsForFree = (span: GridSpan, over: Partial<FreeFields> = {}): FreeFields => ({
  repeats: 'ONCE',
  scope: 'ALL',
  date: span.day,
  weekdays: [weekdayOf(span.day)],
  start: timeOfMinute(span.start),
  end: timeOfMinute(span.end),
  until: '',
  audience: 'ALL',
  ...over,
});

/** The form for a rule; `day` is the day on which it was opened, if it was opened on one. */
export function fieldsOfRule(rule: FreeSlot, day: string | null): FreeFields {
  const shared = { start: rule.start, end: rule.end, audience: rule.audience };
  if (rule.kind === 'DATE') {
    return { ...shared, repeats: 'ONCE', scope: 'ALL', date: rule.date, weekdays: [weekdayOf(rule.date)], until: '' };
  }
  return {
    ...shared,
    repeats: 'WEEKLY',
    scope: day ? 'DAY' : 'ALL',
    date: day ?? rule.startsOn,
    weekdays: [rule.weekday],
    until: rule.until ?? '',
  };
}

const timesOf = ({ start, end, audience }: FreeFields) => ({ start, end, audience });

export function bodyToOpen(fields: FreeFields, clientId: string) {
  const shared = { clientId, ...timesOf(fields) };
  return fields.repeats === 'ONCE'
    ? { kind: 'DATE' as const, date: fields.date, ...shared }
    : {
        kind: 'WEEKLY' as const,
        weekdays: fields.weekdays,
        startsOn: fields.date,
        until: fields.until || null,
        ...shared,
      };
}

export function bodyToChange(fields: FreeFields) {
  if (fields.repeats === 'ONCE') return { date: fields.date, ...timesOf(fields) };
  if (fields.scope === 'DAY') return { onDate: fields.date, ...timesOf(fields) };
  return { weekday: fields.weekdays[0], until: fields.until || null, ...timesOf(fields) };
}

/** The form's field of a path in the body that the server refuses. */
export const freeFieldOf = (path: string): string =>
  ({ startsOn: 'date', onDate: 'date', weekday: 'weekdays' })[path.split('.', 1)[0] ?? ''] ?? path;
