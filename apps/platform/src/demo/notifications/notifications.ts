import { millisecondsInHour } from 'date-fns/constants';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import type { NewNotification } from '../../modules/notifications/module.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { type Random, seededRandom } from '../random.ts';
import { markedText } from './marked-text.ts';
import { NOTICE_TEMPLATES, type NoticeText, submission } from './notification-texts.ts';

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
// Nobody is told anything at night.
const AWAKE = { from: 8 * 60, to: 22 * 60 };
// Four submissions of one class come one after another, so that there is something to show as one.
const BURST = { from: 2, to: 6 };
const isBurst = (age: number) => age >= BURST.from && age < BURST.to;

interface Wanted {
  readonly user: string;
  readonly userId: string;
  readonly courses: readonly string[];
  readonly spread: Readonly<Record<Category, number>>;
  readonly unread: number;
}

/** One user's notifications, oldest first: the newest `unseen` are unread, and so are some older ones, up to `unread`. */
export function buildNotifications(
  { user, userId, courses, spread, unread }: Wanted,
  unseen: number,
  now: Date,
): NewNotification[] {
  const random = seededRandom(seedOf(user));
  const categories = withBurst(
    random.shuffled(
      [...NOTIFICATION_CATEGORIES, 'none' as const].flatMap((category) =>
        Array.from({ length: spread[category] }, () => category),
      ),
    ),
  );
  const older = Array.from({ length: categories.length - unseen }, (_, at) => unseen + at);
  const unreadAt = new Set([
    ...Array.from({ length: unseen }, (_, at) => at),
    ...random.shuffled(older).slice(0, unread - unseen),
  ]);
  const outside = OUTSIDE_URLS.values();
  const textOf = noticeWriter(random, courses);
  return categories
    .map((category, age): NewNotification => {
      const isSubmission = category === 'GENERAL' && isBurst(age);
      const notice = isSubmission ? submission(random, courses[0]!) : textOf(category);
      const { title, text, url: inside, kind = null, groupKey = null } = notice;
      const url = category === 'ADS' ? outside.next().value : inside;
      const publishedAt = awakeBefore(now, 12 + 20 * age + 3 * age * age);
      return {
        id: `ntf-${user}-${String(categories.length - age).padStart(3, '0')}`,
        userId,
        category: category === 'none' ? null : category,
        title,
        ...markedText(text),
        publishedAt,
        openDetail: url === undefined,
        url: url ?? null,
        kind,
        groupKey,
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

/** Writes one notice after another; within a category no sentence comes back before all the others were used. */
export function noticeWriter(random: Random, courses: readonly string[]): (category: Category) => NoticeText {
  const decks = new Map<Category, (typeof NOTICE_TEMPLATES)[Category][number][]>();
  return (category) => {
    const deck = decks.get(category)?.length ? decks.get(category)! : random.shuffled(NOTICE_TEMPLATES[category]);
    decks.set(category, deck);
    return deck.pop()!(random, random.pick(courses));
  };
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
