import { millisecondsInDay } from 'date-fns/constants';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import type { Holiday, HolidayCountry } from '@portal/domain/time/holiday';
import { HOLIDAY_CHANGES, HOLIDAY_NAMES } from './holiday-rules.ts';

const SUBSTITUTE = / ?\(대체공휴일\)$/;
const FESTIVAL_TIME = / 연휴$/;

// By country and year; they are worked out once, and few years are ever asked for.
const known = new Map<string, Promise<Holiday[]>>();

/** The public holidays of some countries from one day to another, both included, in order and with Korean names. */
export async function holidaysBetween(
  countries: readonly HolidayCountry[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Holiday[]> {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const found = await Promise.all(countries.flatMap((country) => years.map((year) => holidaysOf(country, year))));
  return found
    .flat()
    .filter(({ date }) => from <= date && date <= to)
    .sort(byDate);
}

function holidaysOf(country: HolidayCountry, year: number): Promise<Holiday[]> {
  const key = `${country} ${year}`;
  const found = known.get(key) ?? read(country, year);
  known.set(key, found);
  return found;
}

async function read(country: HolidayCountry, year: number): Promise<Holiday[]> {
  // A tenth of a second and some megabytes: not for a start that may never show a calendar.
  const { default: Holidays } = await import('date-holidays');
  const { language, without, also, isMadeUpFor } = HOLIDAY_CHANGES[country];
  const calendar = new Holidays(country, { types: ['public'], languages: [language] });
  for (const rule of without) calendar.unsetRule(rule);
  for (const [rule, name] of Object.entries(also)) calendar.setHoliday(rule, { name, type: 'public' });
  const days = calendar.getHolidays(year).flatMap(({ date, start, end, name }) => {
    const length = Math.round((end.getTime() - start.getTime()) / millisecondsInDay);
    return Array.from({ length }, (_, at) => ({
      date: addDays(date.slice(0, 10), at),
      country,
      name: nameOf(name, length, at),
    }));
  });
  const plain = days.filter(
    ({ date, name }) =>
      !isFestivalTime(name) || !days.some((other) => other.date === date && !isFestivalTime(other.name)),
  );
  return isMadeUpFor ? [...plain, ...makeUps(plain)] : plain;
}

const isFestivalTime = (name: string) => FESTIVAL_TIME.test(name);
const byDate = (one: Holiday, other: Holiday) => (one.date < other.date ? -1 : Number(one.date > other.date));

/** Of the three days of a Korean festival the middle one is the day itself. */
function nameOf(name: string, length: number, at: number): string {
  const base = name.replace(SUBSTITUTE, '');
  const korean = HOLIDAY_NAMES[base] ?? base;
  if (SUBSTITUTE.test(name)) return `${korean} 대체공휴일`;
  return length === 3 && at !== 1 ? `${korean} 연휴` : korean;
}

/** A working day for each holiday on a weekend, in their order. */
function makeUps(holidays: readonly Holiday[]): Holiday[] {
  const taken = new Set(holidays.map(({ date }) => date));
  return holidays
    .filter(({ date }) => isoWeekdayOf(date) > 5)
    .toSorted(byDate)
    .map(({ date, country, name }) => {
      let free = addDays(date, 1);
      while (taken.has(free) || isoWeekdayOf(free) > 5) free = addDays(free, 1);
      taken.add(free);
      return { date: free, country, name: `${name.replace(FESTIVAL_TIME, '')} 대체휴일` };
    });
}
