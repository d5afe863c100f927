import fc from 'fast-check';
import * as v from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { isAsked, readAccess, readAccessFile, rowsOf, seedAccess } from './access-files.ts';
import { FAMILY_CLASS, FAMILY_GUARDIAN, familyHeaders } from './access-ground.ts';
import type { AccessRow } from './access.ts';
import { startFakeSocialProvider, type FakeSocialProvider } from './fake-social-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const CASES = Number(process.env['FUZZ_CASES'] ?? 50);

/** One valid request for each endpoint; the cases are mutations of it, because blind ones never reach a handler (G5). */
let rows: Readonly<Record<string, AccessRow>>;
const validOf = (name: string) => {
  const { valid, own = {} } = rows[name]!;
  const { params = {}, query, body = {} } = valid ?? own;
  return { params: { ...params }, query: Object.fromEntries(new URLSearchParams(query)), body: { ...body } };
};

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '2026-11-16T00:00:00Z',
    '가'.repeat(64),
    'a'.repeat(65),
    'é'.normalize('NFD'),
    '👩‍👩‍👧',
    '__proto__',
    'constructor',
  ),
);
const anyValue = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.object({ maxDepth: 3 }),
);

type Parts = Record<string, unknown>;

const mutated = (valid: Parts, value: fc.Arbitrary<unknown>): fc.Arbitrary<Parts> => {
  const names = Object.keys(valid);
  const name = names.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, nasty) : nasty;
  const change = fc.record({ name, value, drop: fc.boolean() });
  return fc.array(change, { maxLength: 3 }).map((changes) =>
    changes.reduce<Parts>((parts, { name: at, value: to, drop }) => {
      const { [at]: _old, ...rest } = parts;
      return drop ? rest : { ...rest, [at]: to };
    }, valid),
  );
};

const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.constantFrom('', 'WEB', 'KR', 'ko', '*', 'x'.repeat(400)),
);

const HEADERS = [
  'platform',
  'tenant-code',
  'device-id',
  'accept-language',
  'x-msg-app',
  'uploader-code',
  'authorization',
  'cookie',
] as const;

let provider: FakeSocialProvider;
let t: TestApp;
let own: Record<string, string>;
let operator: Record<string, string>;
let family: Record<string, string>;

async function send(
  endpoint: Endpoint,
  { params, query, body, headers }: { params: Parts; query: Parts; body: Parts; headers: Record<string, string> },
) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      search.append(String(name).toWellFormed(), String(one).toWellFormed());
  return t.request({
    method: endpoint.method as 'GET',
    url: `${path}?${search.toString()}`,
    headers: {
      ...(endpoint.access === 'operator' ? operator : endpoint.access === 'family' ? { ...own, ...family } : own),
      ...headers,
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { payload: JSON.stringify(body) } : {}),
  });
}

async function attack(name: string): Promise<void> {
  const endpoint = t.app.endpoints.get(name)!;
  const { params, query, body } = validOf(name);
  const request = fc.record({
    params: fc.oneof({ weight: 3, arbitrary: fc.constant(params) }, mutated(params, nasty)),
    query: mutated(query, fc.oneof(nasty, fc.array(nasty, { minLength: 2, maxLength: 3 }))),
    body: mutated(body, anyValue),
    headers: fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      fc.dictionary(fc.constantFrom(...HEADERS), headerValue, { maxKeys: 2 }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(request, async (parts) => {
      const begin = performance.now();
      const answer = await send(endpoint, parts);
      // What a hostile request could make slow takes minutes; a busy machine takes seconds.
      expect([name, performance.now() - begin < 15_000]).toEqual([name, true]);
      expect([name, answer.statusCode < 500]).toEqual([name, true]);
      if (answer.statusCode < 300)
        expect([name, v.safeParse(endpoint.response, answer.json()).success]).toEqual([name, true]);
      else
        expect([name, answer.json()]).toEqual([
          name,
          expect.objectContaining({
            code: expect.stringMatching(/^[A-Z_\d]+$/) as string,
            traceId: expect.any(String) as string,
          }),
        ]);
    }),
    { numRuns: CASES },
  );
}

/** Attacks the endpoints of some of the access files; a test file takes a part of them, for one of all takes too long. */
export function fuzzRequests(files: readonly string[]): void {
  beforeAll(async () => {
    provider = await startFakeSocialProvider();
    t = await createTestApp({ env: provider.env, fetchIcs: async () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' });
    const { id } = await t.addUser({ username: 'fuzz' });
    const access = await readAccess();
    rows = rowsOf(access);
    await seedAccess(access, t, id);
    await t.addUser({ username: 'desk', code: 'KR0000900OP' });
    operator = await t.signIn('desk');
    family = await familyHeaders(t.database, FAMILY_CLASS, FAMILY_GUARDIAN);
    own = { ...(await t.signIn('fuzz')), 'x-msg-app': 'teacher-web', 'uploader-code': 'teacher-web' };
  });
  afterAll(async () => {
    // First: where the app did not start, its server would keep Jest from ending.
    await provider.close();
    await t.close();
  });

  describe('no input whatever [R31] [G5]', () => {
    it.each(files)(
      `makes an endpoint of %s fail, leave its contract or take two seconds, in ${CASES} cases each`,
      async (file) => {
        for (const name of Object.keys((await readAccessFile(file)).rows).filter(isAsked)) await attack(name);
      },
    );
  });
}
