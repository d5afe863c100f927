import type { AnswerOf, BodyOf } from '@portal/domain/contract/endpoint';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import type { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { calendarQueries, type FreeSlotRow } from '../calendar/calendar.queries.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import { refuseMany, refuseOverlap, todayOf } from './free-slot-conflict.ts';
import { answerOf, inOrder, minutesOf, numberOf, sharedDay, type SlotRule, weeklyRule } from './free-slot-rules.ts';
import { isOpenOn, spanOn } from './free-time.ts';
import { freeSlotQueries, type NewFreeSlot } from './free-times.queries.ts';
import { newSlotId } from './free-times.service.ts';

type WeekItems = BodyOf<typeof freeTimesContract.replaceFreeTimeWeek>['items'];
type CopyOrder = BodyOf<typeof freeTimesContract.copyFreeTimeWeek>;
type CopyAnswer = AnswerOf<typeof freeTimesContract.copyFreeTimeWeek>;

/** Whole weeks of free time at once (CAL-2, CRS-7). */
export function freeTimeWeekService(db: Db, clock: Clock) {
  return {
    /**
     * Makes the weekly rules those of the template; single days stay. A stretch that the template names again keeps its id and
     * its limits, a new one is open from today on. Answers all rules.
     */
    replace: ({ id, timeZone }: Teacher, items: WeekItems): Promise<FreeSlot[]> =>
      db.transaction(async (tx) => {
        await lockSchedule(tx, id);
        const slots = freeSlotQueries(tx, id);
        const moment = { timeZone, now: clock.now() };
        const today = todayOf(moment);
        const standing = await slots.standing(today);
        const dates = standing.filter(({ kind }) => kind === 'DATE');
        const { kept, fresh, removed } = matched(
          items,
          standing.filter(({ kind }) => kind === 'WEEKLY'),
          today,
        );
        for (const rule of fresh) {
          const others = [...kept, ...dates, ...fresh.filter((other) => other !== rule)];
          refuseOverlap([rule], others, moment);
        }
        refuseMany(kept.length + fresh.length + dates.length);
        await slots.remove(removed.map((slot) => slot.id));
        for (const audience of ['ALL', 'REGULARS'] as const)
          await slots.update(
            kept.filter((slot) => slot.audience === audience).map((slot) => slot.id),
            { audience },
          );
        const made = await slots.insert(fresh);
        return inOrder([...kept, ...dates, ...made]).map(answerOf);
      }),

    /** Opens the stretches of one week in others, as single days. A rule that is open there anyway needs no copy. */
    copy: ({ id, timeZone }: Teacher, { fromMonday, toMondays }: CopyOrder): Promise<CopyAnswer> => {
      refuseOtherDays({ fromMonday, ...Object.fromEntries(toMondays.map((day, at) => [`toMondays.${at}`, day])) });
      return db.transaction(async (tx) => {
        await lockSchedule(tx, id);
        const slots = freeSlotQueries(tx, id);
        const now = clock.now();
        const today = todayOf({ timeZone, now });
        const source = inOrder(
          await calendarQueries(tx).freeSlotsOf(id, { from: fromMonday, to: addDays(fromMonday, 6) }),
        );
        const standing = await slots.standing(today);
        const copies: NewFreeSlot[] = [];
        const skipped: CopyAnswer['skipped'] = [];
        for (const { slot, day } of occurrences(source, fromMonday, toMondays)) {
          const rule = { ...singleDay(slot, day), id: newSlotId() };
          const isPast = spanOn(rule, day, timeZone).to <= now;
          const isTaken = [...standing, ...copies].some((other) => sharedDay(rule, other, today));
          if (isPast || isTaken)
            skipped.push({
              date: day,
              start: timeOfMinute(rule.startMinute),
              end: timeOfMinute(rule.endMinute),
              cause: isPast ? 'PAST' : 'OVERLAP',
            });
          else copies.push(rule);
        }
        refuseMany(standing.length + copies.length);
        return { created: inOrder(await slots.insert(copies)).map(answerOf), skipped };
      });
    },
  };
}

/** Which stretches of the template stand already, which are new, and which stand and are not in it. */
function matched(items: WeekItems, weekly: readonly FreeSlotRow[], today: string) {
  const left = new Set(weekly);
  const kept: FreeSlotRow[] = [];
  const fresh: NewFreeSlot[] = [];
  for (const item of items) {
    const weekday = numberOf(item.weekday);
    const minutes = minutesOf(item);
    const same = [...left].find(
      (slot) =>
        slot.weekday === weekday && slot.startMinute === minutes.startMinute && slot.endMinute === minutes.endMinute,
    );
    if (same) {
      left.delete(same);
      kept.push({ ...same, audience: item.audience });
    } else fresh.push({ ...weeklyRule(weekday, { startsOn: today, until: null }, minutes), id: newSlotId() });
  }
  return { kept, fresh, removed: [...left] };
}

/** Each stretch of the source week on the same weekday of each other week, unless its own rule is open there. */
function occurrences(source: readonly FreeSlotRow[], fromMonday: string, toMondays: readonly string[]) {
  return [...new Set(toMondays)].toSorted().flatMap((toMonday) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((offset) => {
      const day = addDays(toMonday, offset);
      return source
        .filter((slot) => isOpenOn(slot, addDays(fromMonday, offset)))
        .filter((slot) => slot.kind === 'DATE' || !isOpenOn(slot, day))
        .map((slot) => ({ slot, day }));
    }),
  );
}

const singleDay = ({ startMinute, endMinute, audience }: FreeSlotRow, date: string): SlotRule => ({
  kind: 'DATE',
  weekday: null,
  date,
  startsOn: null,
  until: null,
  exceptDays: [],
  startMinute,
  endMinute,
  audience,
});

function refuseOtherDays(mondays: Readonly<Record<string, string>>): void {
  const fields = Object.entries(mondays)
    .filter(([, day]) => isoWeekdayOf(day) !== 1)
    .map(([name]) => [name, '월요일을 골라 주세요.'] as const);
  if (fields.length) throw new DomainError('VALIDATION', { fields: Object.fromEntries(fields) });
}
