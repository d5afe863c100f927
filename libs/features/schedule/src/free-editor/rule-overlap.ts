import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { addDays, weekdayOf } from '@portal/domain/time/day';
import { type Weekday, WEEKDAYS } from '@portal/domain/time/weekday';
import type { Day } from '../time/day.ts';
import type { FreeFields } from './free-fields.ts';

const FOR_GOOD = '9999-12-31';
/** Closed days between two series are looked through for this many weeks. */
const WEEKS = 60;

/** The days of one weekday from a day to another, without some. */
interface Series {
  readonly weekday: Weekday;
  readonly from: Day;
  readonly to: Day;
  readonly except: readonly Day[];
}

const seriesOfRule = (rule: FreeSlot): Series =>
  rule.kind === 'DATE'
    ? { weekday: weekdayOf(rule.date), from: rule.date, to: rule.date, except: [] }
    : { weekday: rule.weekday, from: rule.startsOn, to: rule.until ?? FOR_GOOD, except: rule.except };

const seriesOfFields = ({ repeats, scope, date, weekdays, until }: FreeFields): Series[] =>
  repeats === 'ONCE' || scope === 'DAY'
    ? [{ weekday: weekdayOf(date), from: date, to: date, except: [] }]
    : weekdays.map((weekday) => ({ weekday, from: date, to: until || FOR_GOOD, except: [] }));

/** Whether two series share a day on which both are open. */
function meet(a: Series, b: Series): boolean {
  if (a.weekday !== b.weekday) return false;
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  const wait = WEEKDAYS.indexOf(a.weekday) - WEEKDAYS.indexOf(weekdayOf(from));
  let day = addDays(from, (wait + 7) % 7);
  for (let week = 0; week < WEEKS && day <= to; week += 1, day = addDays(day, 7)) {
    if (!a.except.includes(day) && !b.except.includes(day)) return true;
  }
  return false;
}

/** The first of the known rules that stands in the way of what the form says; `ownId` is the rule that it changes. */
export function ruleInTheWay(
  fields: FreeFields,
  rules: readonly FreeSlot[],
  ownId: string | null,
): FreeSlot | undefined {
  if (!fields.date || !fields.start || !fields.end) return undefined;
  const wanted = seriesOfFields(fields);
  return rules.find(
    (rule) =>
      rule.id !== ownId &&
      rule.start < fields.end &&
      fields.start < rule.end &&
      wanted.some((series) => meet(series, seriesOfRule(rule))),
  );
}
