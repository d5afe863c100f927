import * as v from 'valibot';
import { isDay, isKnownDay } from '../time/day.ts';
import { isTimeZone } from '../time/time-zone.ts';

// PostgreSQL refuses U+0000 and lone surrogates with an error of its own; the schema refuses them first (R31).
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/**
 * Letters that nobody sees or that turn the order of others: one name could look like another. The joiners of emoji and of
 * other scripts stay, and what tells the flag of a country's part.
 */
const DECEIVING =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0001}]|[\u180b-\u180d\u180f]|[\u{e0100}-\u{e01ef}]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/gu;

/** What steers a machine and says nothing to a reader; a text keeps its ends of lines and its tabs. */
// eslint-disable-next-line no-control-regex -- the control signs themselves
const STEERING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

/** Marks on one letter, with the joiners between them: what every writing needs, and then those that pile up over the words of others. */
const PILED_UP = /([\p{M}\u200c\u200d]{6})[\p{M}\u200c\u200d]+/gu;

/** The text as everybody sees it, without the letters that deceive, the signs that steer and the marks that pile up. */
export const plainText = (text: string): string =>
  text.replaceAll(DECEIVING, '').replaceAll(STEERING, '').replaceAll(PILED_UP, '$1');

/** `plainText` of it on one line: an end of a line or a tab becomes a space. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\r\n|[\n\r\t\u2028\u2029]/g, ' ');

/** Whether a reader sees anything of it: a letter, a number or a sign. An empty square of braille and the place of a lost object are none. */
export const saysSomething = (text: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(plainText(text).replaceAll(/[\u2800\ufffc]/g, ''));

const textOf = (max: number, plain: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.check(storable, '쓸 수 없는 글자가 있어요.'),
    v.transform(plain),
    v.check((text) => [...text].length <= max, `${max}자까지 쓸 수 있어요.`),
  );

/** Text that every store can keep, at most `max` characters counted as code points; it comes out as `plainText` of it. */
export const Text = (max: number) => textOf(max, plainText);

/** A text of one line, such as a name or a title; it comes out as `plainLine` of it. */
export const Line = (max: number) => textOf(max, plainLine);

/** A line that says something; `sentence` asks for it. */
export const FilledLine = (max: number, sentence: string) => v.pipe(Line(max), v.check(saysSomething, sentence));

/** Text that says something: at most `max` characters, and not blank; `sentence` asks for it. */
export const Filled = (max: number, sentence: string) => v.pipe(Text(max), v.check(saysSomething, sentence));

/** A name of a thing: at most 64 characters of a closed alphabet, so that it can stand in a path. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

// As far from the ends of the known days as any zone is from another.
const FIRST_INSTANT = Date.parse('1900-01-02T00:00:00Z');
const LAST_INSTANT = Date.parse('2199-12-30T00:00:00Z');

/** An instant as ISO 8601 with an offset or `Z`, on a day that every zone and every store knows. */
export const Instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((instant) => isDay(instant.slice(0, 10)), '없는 날짜예요.'),
  v.check((instant) => {
    const at = Date.parse(instant);
    return FIRST_INSTANT <= at && at <= LAST_INSTANT;
  }, '쓸 수 없는 시각이에요.'),
);

/** How often a thing has been changed, from 1; one more still fits into the column of every store. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));

/** A calendar day, `YYYY-MM-DD`, of the years that are counted with: 1900 to 2199, where every zone and every store agree. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isDay, '없는 날짜예요.'),
  v.check(isKnownDay, '쓸 수 없는 날짜예요.'),
);

/** A calendar month, `YYYY-MM`, of the years that are counted with. */
export const Month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  v.check((month) => isKnownDay(`${month}-01`), '쓸 수 없는 달이에요.'),
);

/** A time of day, `HH:mm`. */
export const TimeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** The end of a stretch of one day, `HH:mm`; `24:00` is the end of the day itself. */
export const EndTimeOfDay = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** An IANA zone such as `Asia/Seoul`; plain offsets such as `+09:00` are refused. */
export const TimeZone = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,49}$/),
  v.check(isTimeZone, '알 수 없는 시간대예요.'),
);

/** A UUID that the client makes before it sends: the same one sent twice, in letters of any size, makes one thing (R45). */
export const ClientId = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** A whole number in a query, where everything is text: plain digits between `min` and `max`. */
export const IntegerText = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/),
    v.check((text) => Number(text) >= min && Number(text) <= max),
  );
