import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const CALLERS = 32;

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ fetchIcs: async () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' });
  await t.addUser({ username: 'math' });
  headers = await t.signIn('math');
});
afterAll(() => t.close());

/** Asks again as long as others of hers wait already. */
async function askUntilTurn(url: string, payload: object): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await t.request({ method: 'POST', url, headers, payload });
    if (answer.statusCode !== 429) return answer;
    await pause(50);
  }
}

/** What 32 calls at once are answered, by their codes. */
async function codesOf(url: string, body: (n: number) => object): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: CALLERS }, (_, n) => askUntilTurn(url, body(n))));
  const codes: Record<string, number> = {};
  for (const answer of answers) {
    const code = answer.statusCode === 201 ? 'MADE' : answer.json<{ code: string }>().code;
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

it('makes five feeds and not one more, however many ask at once [R12]', async () => {
  const codes = await codesOf('/tns/v1/calendar/feeds', () => ({ clientId: randomUUID(), scope: 'ALL' }));
  expect(codes).toEqual({ MADE: 5, LIMIT_REACHED: CALLERS - 5 });
});

it('connects five calendars and not one more [R12]', async () => {
  const codes = await codesOf('/tns/v1/calendar/external-calendars', (n) => ({
    clientId: randomUUID(),
    name: `달력 ${n}`,
    url: 'https://calendar.example/a.ics',
  }));
  expect(codes).toEqual({ MADE: 5, LIMIT_REACHED: CALLERS - 5 });
});

it('makes an entry of a file once, however often the file comes at once [R12]', async () => {
  const content = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART:${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T060000Z`,
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  await Promise.all(
    Array.from({ length: 8 }, () => askUntilTurn('/tns/v1/calendar/imports', { fileName: 'a.ics', content })),
  );
  const [row] = await t.database.raw.query<{ n: number }>('select count(*)::int as n from calendar_event');
  expect(row!.n).toBe(1);
});
