import { stripNumber } from './line-number.ts';

/** A lesson as a pasted list names it. */
export interface ListedLesson {
  readonly title: string;
  readonly content: string;
}

interface Line {
  readonly indent: number;
  readonly text: string;
  readonly kind: ReturnType<typeof stripNumber>['kind'] | 'ROW';
  readonly more: string;
}

export const TITLE_MAX = 120;
/** Most lessons of a programme. */
export const LESSONS_MAX = 200;
const TAB_WIDTH = 4;
const widthOf = (blank: string) => [...blank].reduce((sum, sign) => sum + (sign === '\t' ? TAB_WIDTH : 1), 0);

/** `1`, `1회차` or `제1과` and nothing more. */
function isOnlyNumber(cell: string): boolean {
  const { text, kind } = stripNumber(cell);
  return /^\d+$/.test(cell) || (kind === 'TOP' && text === cell);
}

/** A row of a spreadsheet: the first cell with words is the title, what stands behind it its content. */
function readRow([first = '', ...others]: readonly string[]): Line {
  const [title = '', ...more] = isOnlyNumber(first) ? others : [first, ...others];
  return { indent: 0, text: stripNumber(title).text, kind: 'ROW', more: more.join('\n') };
}

function readLine(raw: string): Line | null {
  const line = raw.replaceAll('\u3000', ' ').trimEnd();
  const body = line.trimStart();
  if (!/[\p{L}\p{N}]/u.test(body)) return null;
  const cells = body.split('\t').flatMap((cell) => cell.trim() || []);
  if (cells.length > 1) return readRow(cells);
  return { indent: widthOf(line.slice(0, line.length - body.length)), ...stripNumber(body), more: '' };
}

/** `1 가`, `2 나`, `3 다`: figures without a sign count only when they count on. */
function dropCount(lines: readonly Line[]): readonly Line[] {
  const counts = lines.map(({ text }) => /^0*(\d{1,3})\s+(?=\S)/.exec(text));
  const first = Number(counts[0]?.[1]);
  const isCounting = lines.length > 1 && counts.every((count, at) => Number(count?.[1]) === first + at);
  return isCounting ? lines.map((line, at) => ({ ...line, text: line.text.slice(counts[at]?.[0].length) })) : lines;
}

/** What lies inside the line above it: further in, or of a lower kind than the lines that carry the list. */
function isInside(lines: readonly Line[]): (line: Line) => boolean {
  const margin = Math.min(...lines.map(({ indent }) => indent));
  const hasTop = lines.some(({ kind, indent }) => kind === 'TOP' && indent === margin);
  return ({ kind, indent }) => indent > margin || (hasTop && (kind === 'SUB' || kind === 'BULLET'));
}

function lessonOf({ text, more }: Line): ListedLesson {
  const isLong = [...text].length > TITLE_MAX;
  const title = isLong ? `${[...text].slice(0, TITLE_MAX - 1).join('')}…` : text;
  return { title, content: [isLong && text, more].filter(Boolean).join('\n') };
}

/**
 * The lessons of a table of contents that somebody pasted: one for each line, without numbers, bullets and pages; what
 * lies inside a line becomes what that lesson is about.
 */
export function readTableOfContents(pasted: string): ListedLesson[] {
  const read = pasted
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .flatMap((line) => readLine(line) ?? []);
  const lines = dropCount(read);
  const belongsAbove = isInside(lines);
  const lessons: { title: string; content: string }[] = [];
  for (const line of lines) {
    const above = lessons.at(-1);
    if (!above || !belongsAbove(line)) lessons.push({ ...lessonOf(line) });
    else above.content = [above.content, line.text, line.more].filter(Boolean).join('\n');
  }
  return lessons;
}
