import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LIVE_HOST_REQUESTS, LIVE_REQUESTS } from '../live/live-events.ts';
import type { Contract } from './endpoint.ts';
import { plainText } from './scalar.ts';

const SOURCES = join(import.meta.dirname, '..');
const modules = await Promise.all(
  globSync('**/*.contract.ts', { cwd: SOURCES }).map(
    (file) => import(join(SOURCES, file)) as Promise<Readonly<Record<string, unknown>>>,
  ),
);
const endpoints = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Contract') ? Object.entries(value as Contract) : [],
  ),
);

/** What a schema may hold others in. */
interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string)[];
  readonly items?: readonly Schema[];
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly key?: Schema | string;
  readonly value?: Schema;
}

/** Every text inside a schema, by where it stands. */
function textsOf(path: string, schema: Schema | string | undefined): [string, Schema][] {
  if (typeof schema !== 'object') return [];
  if (schema.type === 'string') return [[path, schema]];
  const { entries = {}, options = [], items = [], item, wrapped, key, value } = schema;
  return [
    ...Object.entries(entries).flatMap(([name, one]) => textsOf(`${path}.${name}`, one)),
    ...[...options, ...items, item, wrapped, key, value].flatMap((one) => textsOf(path, one)),
  ];
}

const texts = [
  ...endpoints.flatMap(([name, { params, query, body, headers }]) =>
    [params, query, body, headers].flatMap((schema) => textsOf(name, schema)),
  ),
  ...Object.entries({ ...LIVE_REQUESTS, ...LIVE_HOST_REQUESTS }).flatMap(([name, schema]) => textsOf(name, schema)),
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
