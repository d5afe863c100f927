import { millisecondsInHour } from 'date-fns/constants';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import type { NewNotification } from '../../modules/notifications/module.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { type Random, seededRandom } from '../random.ts';
import { type News, said } from './news.ts';
import { NOTICE_TEMPLATES } from './notification-texts.ts';

type Category = keyof typeof NOTICE_TEMPLATES;

/** How many of each category the main teacher has (demo-data 4.2); `none` is without one. */
export const MAIN_SPREAD: Readonly<Record<Category, number>> = {
  TRANS: 34,
  PROD: 21,
  CS: 14,
  RMD: 19,
  WARN: 9,
  ADS: 8,
  GENERAL: 21,
  none: 3,
};
export const MAIN_UNSEEN = 12;
export const MAIN_UNREAD = 23;

const OUTSIDE_URLS = ['invite', 'books', 'seminar', 'reviews', 'summer', 'thanks'].map(
  (page) => `https://example.com/events/${page}`,
);
const AWAKE = { from: 8 * 60, to: 22 * 60 };
// Four submissions of one class come one after another, so that there is something to show as one.
const BURST = { from: 2, to: 6 };
const isBurst = (age: number) => age >= BURST.from && age < BURST.to;

interface Wanted {
  readonly user: string;
  readonly spread: Readonly<Record<Category, number>>;
}

interface Slot {
  readonly category: Category;
  readonly at: Date;
}

/** When one user hears something, and of which category; the newest first. */
export function noticeSlots({ user, spread }: Wanted, now: Date): Slot[] {
  const categories = [...NOTIFICATION_CATEGORIES, 'none' as const].flatMap((category) =>
    Array.from({ length: spread[category] }, () => category),
  );
  return withBurst(seededRandom(seedOf(user)).shuffled(categories)).map((category, age) => ({
    category,
    at: slotAt(now, age),
  }));
}

/** When the newest of the main teacher is told that is no homework: it is a student's wish. */
export const wishedAt = (now: Date): Date =>
  noticeSlots({ user: 'math', spread: MAIN_SPREAD }, now).find(
    ({ category }, age) => category === 'GENERAL' && !isBurst(age),
  )!.at;

/** The moments at which homework of one class comes in, the newest first. */
export const burstTimes = (now: Date): Date[] =>
  Array.from({ length: BURST.to - BURST.from }, (_, at) => slotAt(now, BURST.from + at));

const slotAt = (now: Date, age: number) => awakeBefore(now, 12 + 20 * age + 3 * age * age);

interface Inbox extends Wanted {
  readonly userId: string;
  readonly unseen: number;
  readonly unread: number;
  /** All that happened to her. */
  readonly news: readonly News[];
}

/** One user's notifications, oldest first: the newest `unseen` are unread, and so are some older ones, up to `unread`. */
export function buildNotifications(
  { user, userId, spread, unseen, unread, news }: Inbox,
  now: Date,
): NewNotification[] {
  const random = seededRandom(seedOf(`${user} hears`));
  const burst = burstTimes(now).map(Number);
  // What comes in a burst stands together.
  const isApart = (at: number) => at > burst[0]! || at < burst.at(-1)! || burst.includes(at);
  const tell = noticeWriter(
    random,
    news.filter(({ at }) => isApart(Number(at)) && isAwake(at)),
  );
  const told = noticeSlots({ user, spread }, now)
    .map(({ category, at }) => ({ category, ...tell(category, at) }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const older = Array.from({ length: told.length - unseen }, (_, at) => unseen + at);
  const unreadAt = new Set([
    ...Array.from({ length: unseen }, (_, at) => at),
    ...random.shuffled(older).slice(0, unread - unseen),
  ]);
  const outside = OUTSIDE_URLS.values();
  return told
    .map(({ category, at: publishedAt, url: inside, ...notice }, age): NewNotification => {
      const url = category === 'ADS' ? outside.next().value : inside;
      return {
        id: `ntf-${user}-${String(told.length - age).padStart(3, '0')}`,
        userId,
        ...notice,
        category: category === 'none' ? null : category,
        publishedAt,
        openDetail: url === undefined,
        url: url ?? null,
        groupKey: notice.groupKey ?? null,
        readAt: unreadAt.has(age) ? null : new Date(publishedAt.getTime() + millisecondsInHour),
      };
    })
    .reverse();
}

/** The same categories, of which four general ones stand together. */
function withBurst(categories: readonly Category[]): readonly Category[] {
  const size = BURST.to - BURST.from;
  const general = categories.flatMap((category, at) => (category === 'GENERAL' ? at : [])).slice(0, size);
  if (general.length < size) return categories;
  const others = categories.filter((_, at) => !general.includes(at));
  return [...others.slice(0, BURST.from), ...general.map(() => 'GENERAL' as const), ...others.slice(BURST.from)];
}

/**
 * Tells one thing after another: what happened at the very moment, else by turns what may be said at any time and, three
 * times as often, the newest of each kind that had happened by then. Within a category no turn comes back before all had theirs.
 */
export function noticeWriter(random: Random, news: readonly News[] = []) {
  const left = news.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const decks = new Map<Category, (string | (typeof NOTICE_TEMPLATES)[Category][number])[]>();
  function take(category: Category, isWanted: (news: News) => boolean): News | undefined {
    const at = left.findIndex((each) => each.category === category && isWanted(each));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  }
  return (category: Category, at: Date): Omit<News, 'category'> => {
    let told = take(category, (each) => +each.at === +at);
    while (!told) {
      const titles = new Set(left.flatMap((each) => (each.category === category ? each.title : [])));
      const deck = decks.get(category)?.length
        ? decks.get(category)!
        : random.shuffled([...NOTICE_TEMPLATES[category], ...titles, ...titles, ...titles]);
      decks.set(category, deck);
      const turn = deck.pop()!;
      if (typeof turn === 'function') return said(at, turn(random));
      told = take(category, (each) => each.title === turn && each.at <= at);
    }
    return told;
  };
}

/** Nobody is told anything at night. */
function isAwake(at: Date): boolean {
  const minute = minuteOf(at, DEMO_ZONE);
  return minute >= AWAKE.from && minute <= AWAKE.to;
}

/** The moment so many waking minutes before `now`, in the demo's zone. */
function awakeBefore(now: Date, minutes: number): Date {
  let day = dayOf(now, DEMO_ZONE);
  let minute = Math.min(AWAKE.to, minuteOf(now, DEMO_ZONE));
  if (minute < AWAKE.from) [day, minute] = [addDays(day, -1), AWAKE.to];
  let left = minutes;
  while (minute - left < AWAKE.from) {
    left -= minute - AWAKE.from;
    [day, minute] = [addDays(day, -1), AWAKE.to];
  }
  return instantOf(day, minute - left, DEMO_ZONE);
}

/** Turns a name into a seed. */
export const seedOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
