import type { BookedTrial } from '@portal/domain/teachers/trial-lessons.contract';

const utc = (at: string | Date) => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

// RFC 5545: a comma and a semicolon divide values, a line ends the property.
const text = (words: string) => words.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** At most 75 bytes a line; one that goes on begins with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1)! + letter;
    if (new TextEncoder().encode(last).length <= 74) lines[lines.length - 1] = last;
    else lines.push(` ${letter}`);
  }
  return lines.join('\r\n');
}

/** A booked lesson as a file that any calendar takes. */
export function trialCalendar({ startAt, endAt }: BookedTrial, title: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//teacher portal//trial lesson//KO',
    'BEGIN:VEVENT',
    `UID:trial-${utc(startAt)}-${utc(endAt)}@teacher-portal`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startAt)}`,
    `DTEND:${utc(endAt)}`,
    `SUMMARY:${text(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
