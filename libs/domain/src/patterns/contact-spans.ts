import { saysSomething } from '../contract/scalar.ts';
import {
  CONTACT_KINDS,
  CONTACT_PATTERNS,
  type ContactKind,
  kindsTurned,
  plainText,
  TURNED_AROUND,
} from './contact-data.ts';

/** Where in a text contact data stands. */
export interface ContactSpan {
  readonly kind: ContactKind;
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The text as the patterns read it, and for each of its characters which part of the original it came from. */
function readable(text: string) {
  let plain = '';
  const from: { start: number; end: number }[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const made = plainText(segment);
    plain += made;
    for (let at = 0; at < made.length; at++) from.push({ start: index, end: index + segment.length });
  }
  return { plain, from };
}

const OF_ADDRESS = /[\w.%+-]/;
const SPELLED = /[공영일이삼사오육륙칠팔구〇]/;
/** A pattern of spelled digits is sure after nine of them. */
const MOBILE_DIGITS = 11;

/** A pattern is sure after the first letters; what is marked is the whole address, name or number. */
function whole(plain: string, kind: ContactKind, first: number, last: number): [first: number, last: number] {
  let [from, to] = [first, last];
  if (kind === 'PHONE') {
    const isSpelled = SPELLED.test(plain.charAt(to - 1));
    const left = MOBILE_DIGITS - plain.slice(from, to).replaceAll(/[^\p{L}\d]/gu, '').length;
    while (isSpelled && to < last + left && SPELLED.test(plain.charAt(to))) to++;
    return [from, to];
  }
  while (kind === 'EMAIL' && from > 0 && OF_ADDRESS.test(plain.charAt(from - 1))) from--;
  while (OF_ADDRESS.test(plain.charAt(to))) to++;
  // The end of the sentence is none of the address.
  while (plain.charAt(to - 1) === '.') to--;
  return [from, to];
}

/** Digits and letters that only their order on the screen makes readable. */
const turnedSpans = (text: string): ContactSpan[] =>
  [...text.matchAll(TURNED_AROUND)].flatMap(({ index, 0: { length }, 1: part = '' }) =>
    kindsTurned(part).map((kind) => ({ kind, start: index, end: index + length })),
  );

/** Every place of a text that seems to give contact data away, in its order; places that touch are one. */
export function findContactSpans(text: string, wanted: readonly ContactKind[] = CONTACT_KINDS): ContactSpan[] {
  const { plain, from } = readable(text);
  const found = wanted.flatMap((kind) =>
    CONTACT_PATTERNS[kind].flatMap((pattern) =>
      [...plain.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ index, 0: match }) => {
        const [first, last] = whole(plain, kind, index, index + match.length);
        return { kind, start: from[first]!.start, end: from[last - 1]!.end };
      }),
    ),
  );
  const spans: ContactSpan[] = [];
  const turned = turnedSpans(text).filter(({ kind }) => wanted.includes(kind));
  for (const span of [...found, ...turned].toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = spans.at(-1);
    if (!last || span.start >= last.end) spans.push(span);
    else if (span.end > last.end) spans[spans.length - 1] = { ...last, end: span.end };
  }
  return spans;
}

/** Each by its kind and letters; the same number is the same with other gaps. */
const contactsOf = (text: string): string[] =>
  findContactSpans(text).map(({ kind, start, end }) => {
    const plain = plainText(text.slice(start, end)).toLowerCase();
    return `${kind} ${plain.replaceAll(kind === 'PHONE' ? /[^\p{L}\d]/gu : /\s/g, '')}`;
  });

/** Whether contact data stands in a text that did not stand in what it was before. */
export function hasNewContacts(text: string, before: string): boolean {
  const known = new Set(contactsOf(before));
  return contactsOf(text).some((contact) => !known.has(contact));
}

/** A part of a text, as it stands in it; together they are the whole text. */
export interface TextPart {
  readonly start: number;
  readonly part: string;
  readonly isContact: boolean;
}

/** A text cut at the edges of its contact data. */
export function contactParts(text: string, wanted?: readonly ContactKind[]): TextPart[] {
  const edges = [0, ...findContactSpans(text, wanted).flatMap(({ start, end }) => [start, end]), text.length];
  return edges
    .slice(1)
    .map((end, at) => ({ start: edges[at]!, part: text.slice(edges[at], end), isContact: at % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

/** What says that contact data stood here; each ends in a consonant. */
const MARKS = { ko: '연락처 비움', vi: 'đã bỏ liên lạc', en: 'contact removed' } as const;

/** In the language of the words around it. */
function markIn(words: string): string {
  if (/\p{Script=Hangul}/u.test(words)) return MARKS.ko;
  return /[ăâđêôơư\u1ea0-\u1ef9]/i.test(words.normalize('NFC')) ? MARKS.vi : MARKS.en;
}

/** The particle of a number that ends in a vowel, as the mark in its place wants it. */
const PARTICLES: Readonly<Record<string, string>> = {
  로: '으로',
  를: '을',
  는: '은',
  가: '이',
  와: '과',
  예요: '이에요',
};
const PARTICLE = /^(?:로|를|는|가|와|예요)(?![\p{L}])/u;
const MARKS_ALONE = new RegExp(
  String.raw`\((?:${Object.values(MARKS).join('|')})\)(?:(?:으로|[을은이과도]|이에요|입니다)(?!\p{L}))?`,
  'gu',
);

/** Whether words without contact data say anything besides what was left out of them. */
export const saysMoreThanMarks = (without: string): boolean => saysSomething(without.replaceAll(MARKS_ALONE, ''));

/** Words that are read together, such as a title, a text and the names of files: contact data may be split over them. */
export const readTogether = (parts: readonly string[]): string => parts.join('\n');

/** Words that are read together with a mark in the place of contact data; each part stays one. */
export function partsWithoutContacts(parts: readonly string[], wanted?: readonly ContactKind[]): string[] {
  const spans = findContactSpans(readTogether(parts), wanted);
  const starts = parts.map((_, no) => readTogether(parts.slice(0, no)).length + (no > 0 ? 1 : 0));
  const withMark = (mark: string) =>
    parts.map((part, no) =>
      spans
        .map(({ start, end }) => ({
          start: Math.max(start - starts[no]!, 0),
          end: Math.min(end - starts[no]!, part.length),
        }))
        .filter(({ start, end }) => start < end)
        .reduceRight((rest, { start, end }) => {
          const after = rest.slice(end).replace(PARTICLE, (particle) => PARTICLES[particle]!);
          return `${rest.slice(0, start)}${mark && `(${mark})`}${after}`;
        }, part),
    );
  const words = withMark('').find((part) => /\p{L}/u.test(part));
  return withMark(words === undefined ? MARKS.ko : markIn(words));
}

/** The text with a mark in the place of contact data. */
export const withoutContacts = (text: string, wanted?: readonly ContactKind[]): string =>
  partsWithoutContacts([text], wanted)[0]!;
