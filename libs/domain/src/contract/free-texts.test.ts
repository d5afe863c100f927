import * as v from 'valibot';
import { LIVE_HOST_REQUESTS, LIVE_REQUESTS } from '../live/live-events.ts';
import { plainText } from './scalar.ts';
import { endpoints, partsOf, type Schema } from './schema-parts.fixture.ts';

const texts = [
  ...endpoints.flatMap(([name, { params, query, body, headers }]) =>
    [params, query, body, headers].flatMap((schema) => partsOf('string', name, schema)),
  ),
  ...Object.entries({ ...LIVE_REQUESTS, ...LIVE_HOST_REQUESTS }).flatMap(([name, schema]) =>
    partsOf('string', name, schema),
  ),
];

/** What is compared or passed on as it is, and read by nobody. A calendar file is read by `parseIcs`, which takes them out. */
const UNREAD = [
  /^(?:login|loginWithProvider)\.clientId$/,
  /^login\.username$/,
  /^(?:login|removeLoginType)\.password$/,
  /^logout\.refreshToken$/,
  // Nobody sees a password; a letter that is dropped in silence would lock its owner out.
  /^setPassword\.password(?:Confirm)?$/,
  /\.proof\.password$/,
  /^(?:un)?registerPushToken\.token$/,
  /^importCalendarFile\.content$/,
  /^live\.signal\.signal\./,
  /^live\.board\.elements\.id$/,
];

const WORDS = [
  '가나',
  'abcdefg1',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://example.com/a',
  'a@b.kr',
  '0912345678',
  'a.pdf',
];
const deceiving = ['\u200b', '\u202e', '\u2066', '\u3164', '\ufeff'].flatMap((letter) =>
  WORDS.flatMap((word) => [letter + word, word + letter, word[0] + letter + word.slice(1)]),
);
const letsThrough = (schema: Schema) =>
  deceiving.some((text) => {
    const { success, output } = v.safeParse(schema, text);
    return success && output !== plainText(output as string);
  });

describe('the texts that people write', () => {
  it('are found in every contract and every event of a room', () => {
    const paths = texts.map(([path]) => path);
    for (const path of ['createCalendarEvent.title', 'createPlanTask.title', 'live.chat.text', 'enterAsGuest.name'])
      expect(paths).toContain(path);
    for (const unread of UNREAD) expect(paths.some((path) => unread.test(path))).toBe(true);
  });

  it('keep no letter that nobody sees or that turns others round, wherever they are sent', () => {
    const kept = texts.filter(([, schema]) => letsThrough(schema)).map(([path]) => path);
    expect(kept.filter((path) => !UNREAD.some((unread) => unread.test(path)))).toEqual([]);
  });

  it.each(['createCalendarEvent.title', 'createPlanTask.title'])('%s has to say something', (path) => {
    const [, schema] = texts.find(([one]) => one === path)!;
    for (const nothing of ['', ' ', '\u200b', '\u3164\u2060', '\u202e \ufeff'])
      expect(v.is(schema, nothing)).toBe(false);
  });
});
