import { secondsInDay } from 'date-fns/constants';
import ICAL from 'ical.js';
import { plainText } from '@portal/domain/contract/scalar';
import { instantOf } from '@portal/domain/time/day';
import { isTimeZone } from '@portal/domain/time/time-zone';
import type { IcsAnswer, IcsEntry, IcsOrder } from './ics-entry.ts';

const MOST_COMPONENTS = 5_000;
/** Steps of one rule; a daily one that began fifty years ago needs fewer. */
const MOST_STEPS = 20_000;

/** Nothing that a calendar is asked for lasts longer; the library would count a longer one day by day. */
const LONGEST_SECONDS = 400 * secondsInDay;

/** The text is no calendar, or one that nobody could have meant. */
export class UnreadableIcs extends Error {}

/**
 * Reads the entries that take up time. Cancelled and transparent ones are left out; rules are unfolded within the stretch.
 * Runs in a thread of its own (ics-reader.ts), because a hostile rule can keep it busy. Throws UnreadableIcs.
 */
export function parseIcs({ text, timeZone, from, to, most }: IcsOrder): IcsAnswer {
  const events = componentsOf(text);
  const entries: IcsEntry[] = [];
  let outside = 0;
  for (const event of events) {
    const before = entries.length;
    for (const entry of occurrencesOf(event, { timeZone, to })) {
      if (entry.startAt < to && entry.endAt > from) entries.push(entry);
      if (entries.length > most) throw new UnreadableIcs('too many entries');
    }
    if (entries.length === before) outside += 1;
  }
  return { entries: entries.toSorted((a, b) => a.startAt - b.startAt), outside };
}

function componentsOf(text: string): ICAL.Event[] {
  let root: ICAL.Component;
  try {
    root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch (error) {
    throw new UnreadableIcs('no ICS text', { cause: error });
  }
  if (root.name !== 'vcalendar') throw new UnreadableIcs('no calendar');
  const components = root.getAllSubcomponents('vevent');
  if (components.length > MOST_COMPONENTS) throw new UnreadableIcs('too many entries');
  if (components.some(isEndless)) throw new UnreadableIcs('a duration without end');
  const events = components.filter((component) => isTaken(component)).map((component) => new ICAL.Event(component));
  // An occurrence that was changed stands beside its rule and takes its place.
  const changed = events.filter((event) => event.isRecurrenceException());
  const rules = events.filter((event) => !event.isRecurrenceException());
  for (const rule of rules)
    for (const exception of changed) if (exception.uid === rule.uid) rule.relateException(exception);
  const orphans = changed.filter((exception) => !rules.some(({ uid }) => uid === exception.uid));
  return [...rules, ...orphans];
}

function isEndless(component: ICAL.Component): boolean {
  const duration = component.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) > LONGEST_SECONDS;
}

function isTaken(component: ICAL.Component): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return value('status') !== 'CANCELLED' && value('transp') !== 'TRANSPARENT' && component.hasProperty('dtstart');
}

function* occurrencesOf(event: ICAL.Event, { timeZone, to }: { timeZone: string; to: number }): Generator<IcsEntry> {
  if (!event.isRecurring()) {
    const entry = entryOf(event, event.startDate, event.endDate, timeZone);
    if (entry) yield entry;
    return;
  }
  const zone = zoneOf(event, timeZone);
  const iterator = event.iterator();
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = iterator.next() as ICAL.Time | undefined;
    if (!at || instantIn(at, zone) >= to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    const entry = entryOf(item, startDate, endDate, timeZone, at);
    if (entry) yield entry;
  }
  throw new UnreadableIcs('a rule without end');
}

function entryOf(
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time | null,
  timeZone: string,
  at?: ICAL.Time,
): IcsEntry | undefined {
  const { uid, summary, description } = event;
  const zone = zoneOf(event, timeZone);
  const startAt = instantIn(start, zone);
  const endAt = end ? instantIn(end, zone) : startAt;
  if (!Number.isFinite(startAt) || endAt <= startAt) return undefined;
  return {
    key: at ? `${uid}@${at.toString()}` : uid,
    title: storable(summary ?? ''),
    note: storable(description ?? ''),
    startAt,
    endAt,
    isAllDay: start.isDate,
  };
}

interface EntryZone {
  /** Where the times of the entry are meant when they name no instant of their own. */
  readonly name: string;
  /** Whether the text itself explains its zone, under a name that is not IANA's. */
  readonly isExplained: boolean;
}

/** IANA's rules go before those of the text, which are often old or cut; a name that is not IANA's has the text's. */
function zoneOf(event: ICAL.Event, timeZone: string): EntryZone {
  const name = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  if (!name) return { name: timeZone, isExplained: false };
  return isTimeZone(name) ? { name, isExplained: false } : { name: timeZone, isExplained: true };
}

function instantIn(time: ICAL.Time, { name, isExplained }: EntryZone): number {
  if (time.zone === ICAL.Timezone.utcTimezone || (isExplained && !time.isDate && time.zone?.component))
    return time.toUnixTime() * 1000;
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  return instantOf(day, time.isDate ? 0 : time.hour * 60 + time.minute, name).getTime();
}

// What no store keeps, whatever the text says, and what no contract lets through.
const storable = (text: string) => plainText(text.toWellFormed().replaceAll('\u0000', ''));

const two = (number: number) => String(number).padStart(2, '0');
