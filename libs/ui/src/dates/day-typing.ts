import { isDay } from '@portal/domain/time/day';

const GROUPS = [2, 2, 4] as const;

const dayFrom = (year: string, month: string, day: string) => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

const YEAR_FIRST = /^\s*(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?\s*$/;

/** A day written with the year first, as Koreans and computers do: `2026-11-20`, `2026. 11. 20.`, `2026년 11월 20일`. */
function yearFirst(text: string): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  return year && month && day ? dayFrom(year, month, day) : null;
}

/** `2026-11-20` as the field shows it; an empty text for anything else. */
export const showDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('/') : '';

/**
 * What stands in the field after a text was typed or pasted: digits and slashes only, `DD/MM/YYYY` as far as it goes.
 * Digits flow on into the next group at the end of the text only: in the middle they would shift what stands behind.
 */
export function shapeDay(text: string): string {
  const whole = yearFirst(text);
  if (whole) return showDay(whole);
  const groups = text
    .replaceAll(/[^\d\s./-]/g, '')
    .split(/\s*[./-]\s*|\s+/)
    .slice(0, GROUPS.length);
  let rest = groups.pop() ?? '';
  const shaped = groups.map((group, index) => group.slice(0, GROUPS[index]));
  do {
    const size = GROUPS[shaped.length] ?? 0;
    shaped.push(rest.slice(0, size));
    rest = rest.slice(size);
  } while (rest !== '' && shaped.length < GROUPS.length);
  return shaped.some(Boolean) ? shaped.join('/').replace(/\/+$/, '/') : '';
}

/** The day of a shaped text, or null while it is none. Eight digits that make no day are tried with the year first. */
export function readDay(shaped: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(shaped) ?? [];
  if (!day || !month || !year) return null;
  const digits = day + month + year;
  const swapped = digits.length === 8 && dayFrom(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6));
  return dayFrom(year, month, day) ?? (swapped || null);
}
