import * as v from 'valibot';
import type { Fake } from '@portal/testing/contract-fakes';

/** How much people wrote who gave things their names: as the fakes have it, or as much as they may. */
export type Texts = 'normal' | 'long';

/** The limit of a title; what is shorter than this is taken for a name, what is longer for a text. */
const NAME_LENGTH = 60;
const TEXT_LENGTH = 40;
const UNBROKEN = '띄어쓰기가하나도없는아주길고긴이름'.repeat(4);

/** Ids, addresses, days and enumerations hold neither Hangul nor a Vietnamese letter. */
const isWritten = (text: string) => /[\p{Script=Hangul}\u00C0-\u024F\u1E00-\u1EFF]/u.test(text);

const lengthened = (text: string) =>
  text.length < TEXT_LENGTH ? `${text} ${UNBROKEN}`.slice(0, NAME_LENGTH) : `${text} ${text} ${text} ${UNBROKEN}`;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function mapTexts(value: Json): Json {
  if (typeof value === 'string') return isWritten(value) ? lengthened(value) : value;
  if (Array.isArray(value)) return value.map(mapTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner)]));
}

type Keys = readonly (string | number)[];
type Branch = Record<string | number, Json>;

const at = (value: Json, keys: Keys): Json => keys.reduce<Json>((inner, key) => (inner as Branch)[key] ?? null, value);

/** Every text as long as can be; what the contract allows only as it was stays so. */
export function longestTexts(schema: v.GenericSchema, body: Json): Json {
  const long = mapTexts(body);
  for (const { path } of v.safeParse(schema, long).issues ?? []) {
    const keys = path?.map(({ key }) => key as string | number) ?? [];
    const last = keys.at(-1);
    if (last === undefined) return body;
    (at(long, keys.slice(0, -1)) as Branch)[last] = at(body, keys);
  }
  return v.is(schema, long) ? long : body;
}

/** The same fakes, but everything that somebody wrote is as long as can be. */
export function withTexts(texts: Texts | undefined, fakes: readonly Fake[]): readonly Fake[] {
  if (texts !== 'long') return fakes;
  return fakes.map((fake) => ({
    ...fake,
    answer: async (request) => {
      const response = await fake.answer(request);
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      if (!fake.response || !response.ok || !isJson) return response;
      const body = (await response.json()) as Json;
      return Response.json(longestTexts(fake.response, body), { status: response.status });
    },
  }));
}
