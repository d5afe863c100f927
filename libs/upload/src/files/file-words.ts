import { cleanFileName, extensionOf } from '@portal/domain/assets/upload-policy';
import { formatDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { MESSAGES } from '../messages.ts';
import type { UploadWords } from '../upload-words.ts';

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const TAIL = 4;
const LONGEST_EXTENSION = 10;

/** A name as it is shown: nothing in it reorders or hides letters. */
export const shownName = (name: string): string => cleanFileName(name) || name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');

/** Beginning and end of a name: the beginning may be cut, the end shows what kind of file it is. */
export function splitName(name: string): [head: string, tail: string] {
  const extension = extensionOf(name);
  const dotted = extension.length <= LONGEST_EXTENSION ? extension.length + Number(extension !== '') : 0;
  const letters = Array.from(graphemes.segment(name.slice(0, name.length - dotted)), ({ segment }) => segment);
  const head = letters.slice(0, -TAIL).join('');
  return [head, name.slice(head.length)];
}

const UNITS = ['KB', 'MB', 'GB'] as const;

/** 812KB, 3.4MB, 1.2GB: rounded up, as in the sentence about a file that is too large (UPL-1). */
export function shownSize(bytes: number): string {
  let value = Math.max(1, bytes / 1024);
  let unit = 0;
  for (; value > 1023 && unit < 2; unit += 1) value /= 1024;
  return `${value < 10 && unit > 0 ? Math.ceil(value * 10) / 10 : Math.ceil(value)}${UNITS[unit]}`;
}

/** Pasted pictures are all called image.png: the time tells them apart. */
export function pastedName(file: File): string {
  const time = new Date(file.lastModified).toTimeString().slice(0, 8).replaceAll(':', '');
  return `${MESSAGES.pastedName(time)}.${extensionOf(file.name) || 'png'}`;
}

/** Offers the file with the same content that was uploaded before. */
export const offerOf = (uploadedAt: string, zone: string, words: UploadWords): string =>
  words.duplicate(formatDay(dayOf(uploadedAt, zone)));
