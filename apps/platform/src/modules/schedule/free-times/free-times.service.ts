import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import type { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import type { FreeSlotRow } from '../calendar/calendar.queries.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import { type Moment, refuseMany, refuseOverlap, refusePast, todayOf } from './free-slot-conflict.ts';
import { answerOf, dateRule, inOrder, minutesOf, numberOf, type SlotRule, weeklyRule } from './free-slot-rules.ts';
import { isOpenOn } from './free-time.ts';
import { freeSlotQueries } from './free-times.queries.ts';

type NewFreeTime = BodyOf<typeof freeTimesContract.createFreeTime>;
type FreeTimeChange = BodyOf<typeof freeTimesContract.updateFreeTime>;

const MOST_EXCEPTIONS = 520;

export const newSlotId = () => `free_${randomUUID()}`;

const answer = (rows: readonly FreeSlotRow[]): FreeSlot[] => inOrder(rows).map(answerOf);

/** What a writer of free time works with, under the lock of the schedule. */
interface Desk extends Moment {
  readonly today: string;
  readonly slots: ReturnType<typeof freeSlotQueries>;
}

/** The rules of a teacher's free time (CAL-2). Every writer holds the schedule's lock, so what it reads stays true. */
export function freeTimeService(db: Db, clock: Clock) {
  const write = <T>({ id, timeZone }: Teacher, work: (desk: Desk) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockSchedule(tx, id);
      const moment = { timeZone, now: clock.now() };
      return work({ ...moment, today: todayOf(moment), slots: freeSlotQueries(tx, id) });
    });

  return {
    /** Those that are not over. */
    async list({ id, timeZone }: Teacher): Promise<FreeSlot[]> {
      return answer(await freeSlotQueries(db, id).standing(todayOf({ timeZone, now: clock.now() })));
    },

    /** All weekdays or none; the same client id twice gives what the first call made. */
    create: (teacher: Teacher, { clientId, ...wanted }: NewFreeTime): Promise<FreeSlot[]> =>
      write(teacher, async (desk) => {
        const made = await desk.slots.byClientId(clientId);
        if (made.length) return answer(made);
        const rules = rulesOf(wanted, desk.today);
        refusePast(rules, desk);
        const standing = await desk.slots.standing(desk.today);
        refuseOverlap(rules, standing, desk);
        refuseMany(standing.length + rules.length);
        return answer(await desk.slots.insert(rules.map((rule) => ({ ...rule, id: newSlotId(), clientId }))));
      }),

    /** Answers what changed: the rule, and with `onDate` the day's own stretch beside it. */
    update: (teacher: Teacher, id: string, change: FreeTimeChange): Promise<FreeSlot[]> =>
      write(teacher, async (desk) => {
        const slot = await desk.slots.find(id);
        if (!slot) throw new DomainError('NOT_FOUND');
        refuseForeignFields(slot, change);
        const rows = await (change.onDate === undefined
          ? changeRule(desk, slot, change)
          : changeDay(desk, slot, change, change.onDate));
        return answer(rows);
      }),

    /** Closes it for good, or a weekly one on one day. */
    remove: (teacher: Teacher, id: string, date?: string): Promise<void> =>
      write(teacher, async ({ slots }) => {
        const slot = await slots.find(id);
        if (!slot) throw new DomainError('NOT_FOUND');
        if (date === undefined || slot.date === date) return slots.remove([id]);
        if (slot.exceptDays.includes(date)) return;
        if (!isOpenOn(slot, date))
          throw new DomainError('VALIDATION', { fields: { date: '그날은 열려 있지 않아요.' } });
        await slots.update([id], { exceptDays: excepting(slot, date) });
      }),

    /** Closes several at once; those that are gone already do not matter. */
    removeMany: (teacher: Teacher, ids: readonly string[]): Promise<void> =>
      write(teacher, ({ slots }) => slots.remove(ids)),
  };
}

function rulesOf(wanted: Omit<NewFreeTime, 'clientId'>, today: string): SlotRule[] {
  const minutes = minutesOf(wanted as { start: string; end: string; audience: SlotRule['audience'] });
  const body = wanted as NewFreeTime;
  if (body.kind === 'DATE') return [dateRule(body.date, minutes)];
  if (body.startsOn < today) throw new DomainError('SLOT_PAST');
  const weekdays = [...new Set(body.weekdays)].map(numberOf);
  return weekdays.map((weekday) => weeklyRule(weekday, body, minutes));
}

/** The whole rule: its hours, and its day, weekday or end. */
async function changeRule(desk: Desk, slot: FreeSlotRow, change: FreeTimeChange): Promise<FreeSlotRow[]> {
  const rule = changedRule(slot, change);
  refusePast([rule], desk);
  if (rule.until !== null && rule.until < desk.today) throw new DomainError('SLOT_PAST');
  const others = (await desk.slots.standing(desk.today)).filter(({ id }) => id !== slot.id);
  refuseOverlap([rule], others, desk);
  refuseMany(others.length + 1);
  await desk.slots.removeOverUnder(slot.id, rule, desk.today);
  return desk.slots.update([slot.id], rule);
}

function changedRule(slot: FreeSlotRow, { weekday, date, until, ...times }: FreeTimeChange): SlotRule {
  const minutes = minutesOf(times);
  if (slot.kind === 'DATE') return dateRule(date ?? slot.date!, minutes);
  const number = weekday === undefined ? slot.weekday! : numberOf(weekday);
  const limits = {
    startsOn: slot.startsOn!,
    until: until === undefined ? slot.until : until,
    // Days of another weekday say nothing any more.
    exceptDays: number === slot.weekday ? slot.exceptDays : [],
  };
  return weeklyRule(number, limits, minutes);
}

/** One day of a weekly rule: it is closed on that day, and the day, or another one, gets a stretch of its own. */
async function changeDay(
  desk: Desk,
  slot: FreeSlotRow,
  { date, ...times }: FreeTimeChange,
  onDate: string,
): Promise<FreeSlotRow[]> {
  const rule = dateRule(date ?? onDate, minutesOf(times));
  const standing = await desk.slots.standing(desk.today);
  if (slot.exceptDays.includes(onDate)) {
    // The same change sent twice finds what the first one made.
    const made = standing.find((other) => other.date === rule.date && other.startMinute === rule.startMinute);
    if (made?.endMinute === rule.endMinute) return [slot, made];
  }
  if (!isOpenOn(slot, onDate)) throw new DomainError('VALIDATION', { fields: { onDate: '그날은 열려 있지 않아요.' } });
  if (onDate < desk.today) throw new DomainError('SLOT_PAST');
  refusePast([rule], desk);
  const exceptDays = excepting(slot, onDate);
  const others = standing.map((other) => (other.id === slot.id ? { ...other, exceptDays } : other));
  refuseOverlap([rule], others, desk);
  refuseMany(standing.length + 1);
  const changed = await desk.slots.update([slot.id], { exceptDays });
  return [...changed, ...(await desk.slots.insert([{ ...rule, id: newSlotId() }]))];
}

// Ten years of weeks; older ones are past.
const excepting = ({ exceptDays }: FreeSlotRow, day: string) => [...exceptDays, day].toSorted().slice(-MOST_EXCEPTIONS);

/** Throws VALIDATION for fields that mean nothing to this kind of change, which would be lost without a word. */
function refuseForeignFields({ kind }: FreeSlotRow, change: FreeTimeChange): void {
  const foreign =
    kind === 'DATE'
      ? (['weekday', 'until', 'onDate'] as const)
      : change.onDate === undefined
        ? (['date'] as const)
        : (['weekday', 'until'] as const);
  const fields = foreign
    .filter((name) => change[name] !== undefined)
    .map((name) => [name, '여기에는 쓸 수 없는 항목이에요.']);
  if (fields.length)
    throw new DomainError('VALIDATION', { fields: Object.fromEntries(fields) as Record<string, string> });
}
