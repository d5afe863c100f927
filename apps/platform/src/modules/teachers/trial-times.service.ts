import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { TRIAL_TIMES_DAYS } from '@portal/domain/teachers/trial-lessons.contract';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import type { Clock } from '../../core/clock.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import { asTimeSpan, type Span } from '../../core/days/span.ts';
import { lessonsOn } from '../lessons/module.ts';
import { openTimes, SHOWN } from '../schedule/module.ts';
import type { TrialOffer } from './trial-offer.ts';
import { nearestTo, timesIn } from './trial-times.ts';

/** Who teaches in one evening of the week has her next times a week later. */
const AROUND_DAYS = 14;

type Offer = Pick<TrialOffer, 'teacher' | 'minutes'>;

const laterOf = (one: Date, other: Date) => (one > other ? one : other);
const earlierOf = (one: Date, other: Date) => (one < other ? one : other);

/** When a trial can be booked; inside a transaction it sees what that transaction wrote (CAL-3). */
export function trialTimes(db: Db | Tx, clock: Pick<Clock, 'now'>) {
  const times = openTimes(db, clock, lessonsOn);

  /** Those that begin in a stretch of time. Whole days are looked at: where a stretch is cut, no time begins. */
  async function timesOf({ teacher, minutes }: Offer, { from, to }: Span): Promise<Span[]> {
    const { timeZone } = teacher;
    const bookable = await times.bookable(teacher);
    const [first, last] = [laterOf(from, bookable.from), earlierOf(to, bookable.to)];
    if (first >= last) return [];
    const days = {
      from: instantOf(dayOf(first, timeZone), 0, timeZone),
      to: instantOf(addDays(dayOf(last, timeZone), 1), 0, timeZone),
    };
    const open = await times.openSpans(teacher, days, { minutes, to: 'STRANGERS' });
    return timesIn(open, minutes, timeZone).filter((time) => time.from >= from && time.from < to);
  }

  /** The same time of her clocks some days later. */
  const daysAfter = (at: Date, days: number, { teacher: { timeZone } }: Offer) =>
    instantOf(addDays(dayOf(at, timeZone), days), minuteOf(at, timeZone), timeZone);

  return {
    /** A week of times, and the first one from then on, however far. */
    async week(offer: Offer, from: Date): Promise<{ items: TimeSpan[]; next: TimeSpan | null }> {
      const items = await timesOf(offer, { from, to: daysAfter(from, TRIAL_TIMES_DAYS, offer) });
      const { to } = await times.bookable(offer.teacher);
      const [next] = items.length ? items : await timesOf(offer, { from, to });
      return { items: items.map(asTimeSpan), next: next ? asTimeSpan(next) : null };
    },

    /** The lesson at that time; undefined where it cannot be booked. */
    async at(offer: Offer, startAt: Date): Promise<Span | undefined> {
      const [time] = await timesOf(offer, { from: startAt, to: new Date(startAt.getTime() + 1) });
      return time;
    },

    /** Times in the place of one that is taken. */
    async near(offer: Offer, startAt: Date): Promise<TimeSpan[]> {
      const around = {
        from: daysAfter(startAt, -AROUND_DAYS, offer),
        to: daysAfter(startAt, AROUND_DAYS, offer),
      };
      return nearestTo(await timesOf(offer, around), startAt, SHOWN).map(asTimeSpan);
    },
  };
}
