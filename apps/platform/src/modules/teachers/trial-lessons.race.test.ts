import { randomUUID } from 'node:crypto';
import { createTrialApp, FRIDAY, type TrialApp } from '../../testing/apps/trial-app.ts';

const FAMILIES = 8;
const ROUNDS = 3;
let t: TrialApp;
beforeAll(async () => {
  t = await createTrialApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const mailbox = (no: number) => `family-${no}@example.com`;
const later = (minutes: number) => new Date(Date.parse(FRIDAY) + minutes * 60_000).toISOString();
/** A code for each of so many families. */
async function codes(count = FAMILIES): Promise<string[]> {
  const found: string[] = [];
  for (let no = 0; no < count; no++) found.push(await t.codeFor({ email: mailbox(no) }));
  return found;
}
const outcome = ({ status, code }: { status: number; code?: string }) => code ?? String(status);
const standing = async () =>
  (await t.sql<{ n: number }>(`select count(*)::int as n from lesson where status = 'UPCOMING'`))[0]!.n;

describe('at the same moment [CON-3] [CAL-3]', () => {
  it('eight families book the same time: one has it, the others are offered what is left', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const shown = await codes();
      const answers = await Promise.all(shown.map((code, no) => t.book({ code, email: mailbox(no) })));
      expect(answers.map(outcome).sort()).toEqual(['201', ...Array<string>(FAMILIES - 1).fill('TIME_TAKEN')]);
      for (const { alternatives } of answers.filter(({ status }) => status !== 201))
        expect(alternatives!.map(({ startAt }) => startAt).slice(0, 2)).toEqual([later(60), later(90)]);
      const rows = await t.sql('select 1 from teaching_class');
      expect([rows.length, await standing()]).toEqual([1, 1]);
    }
  });

  it('a family sends the same booking four times: there is one class, and one answer', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const clientId = randomUUID();
      const code = await t.codeFor({ clientId, email: mailbox(0) });
      const booking = { code, email: mailbox(0), clientId };
      const answers = await Promise.all([1, 2, 3, 4].map(() => t.book(booking)));
      expect(answers.map(outcome)).toEqual(Array<string>(4).fill('201'));
      expect(new Set(answers.map(({ data }) => data.door)).size).toBe(1);
      expect(await standing()).toBe(1);
    }
  });

  it('a booking is sent for two times with one code: it has one of them, and both answers say which', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const [code] = await codes(1);
      const answers = await Promise.all(
        [0, 60].map((minutes) => t.book({ code: code!, email: mailbox(0), startAt: later(minutes) })),
      );
      expect(answers.map(outcome)).toEqual(['201', '201']);
      expect(new Set(answers.map(({ data }) => data.startAt)).size).toBe(1);
      expect(await standing()).toBe(1);
    }
  });

  it('a mailbox books with four teachers: three trials are to come', async () => {
    const teachers = [];
    for (let no = 0; no < 4; no++) teachers.push(await t.anotherTeacher());
    const wishes = [];
    for (const { id, courseId } of teachers) {
      const of = { teacherId: id, courseId, email: mailbox(0) };
      wishes.push({ ...of, code: await t.codeFor(of) });
    }
    const answers = await Promise.all(wishes.map((wish) => t.book(wish)));
    expect(answers.map(outcome).sort()).toEqual(['201', '201', '201', 'TRIALS_OPEN']);
  });

  it.each([
    ['takes time off', 'POST', '/tns/v1/time-offs', () => ({ startAt: later(-30), endAt: later(30), reason: '병원' })],
    [
      'enters an appointment',
      'POST',
      '/tns/v1/calendar/events',
      () => ({ title: '치과', date: '2026-11-20', time: '20:00', endTime: '21:00', note: '', busy: true }),
    ],
  ] as const)(
    'a teacher %s for a time that is booked: one of both is first, and neither is lost',
    async (_what, method, path, body) => {
      for (let round = 0; round < ROUNDS; round++) {
        await t.clear();
        const [code] = await codes(1);
        const [booked, own] = await Promise.all([
          t.book({ code: code!, email: mailbox(0) }),
          t.call<{ id: string }>(method, path, { clientId: randomUUID(), ...body() }),
        ]);
        // An appointment may be entered beside a lesson, time off may not: what never happens is a booking into what stood there.
        expect(['201', 'TIME_TAKEN']).toContain(outcome(booked));
        if (own.status >= 400) expect(outcome(booked)).toBe('201');
        expect(await standing()).toBe(booked.status === 201 ? 1 : 0);
      }
    },
  );

  it('a lesson is moved into a time that is booked: it stands there, or the trial does', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      const [lesson] = await t.lessonsOf(id);
      const [code] = await codes(1);
      const [booked, moved] = await Promise.all([
        t.book({ code: code!, email: mailbox(0) }),
        t.call('POST', `/tns/v1/lessons/${lesson!.id}/moves`, {
          clientId: randomUUID(),
          newStartAt: FRIDAY,
          reason: '',
        }),
      ]);
      expect([outcome(booked), outcome(moved)]).toEqual(
        booked.status === 201 ? ['201', 'SCHEDULE_OVERLAP'] : ['TIME_TAKEN', expect.stringMatching(/^20/)],
      );
    }
  });

  it('a family cancels the lesson that its teacher begins: it is held, or it is not', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { door } = await t.booked();
      const [{ id }] = (await t.sql<{ id: string }>('select id from lesson')) as [{ id: string }];
      t.clock.set(new Date(later(-10)));
      const [canceled, started] = await Promise.all([
        t.atDoor(door, 'POST', '/trial/cancel', { reason: '' }),
        t.call('POST', `/tns/v1/lessons/${id}/start`, { version: 1 }),
      ]);
      const [row] = await t.sql<{ status: string; isCanceled: boolean }>(
        `select l.status, c.canceled_at is not null as "isCanceled" from lesson l join teaching_class c on c.id = l.class_id`,
      );
      if (canceled.status === 200) {
        expect(row).toEqual({ status: 'CANCELED', isCanceled: true });
        expect(started.status).toBe(409);
      } else {
        expect(row).toEqual({ status: 'IN_PROGRESS', isCanceled: false });
        expect([outcome(canceled), started.status]).toEqual(['WRONG_STATE', 200]);
      }
    }
  });
});
