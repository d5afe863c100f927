import { aDiary, createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { EMPTY_CHAIN, nextLink } from '../evidence/evidence-chain.ts';
import { evidenceQueries } from '../evidence/evidence.queries.ts';
import { evidence } from '../evidence/evidence.ts';

const CALLERS = 32;
const ROUNDS = 5;
let t: LessonDeskApp;

beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const all = <T>(call: (caller: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const post = (id: string, step: string, body: object) =>
  outcomeOf(t.call('POST', `/tns/v1/lessons/${id}/${step}`, body));
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
const wholeKinds = async (id: string) => {
  const { events, chainValid } = await t.evidenceOf(id);
  expect(chainValid).toBe(true);
  return events.map(({ kind }) => kind);
};

describe('32 callers at one lesson [CLS-3]', () => {
  it('start it once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.lessonAt(0);
      const { 200: started, ...refused } = tally(await all(() => post(id, 'start', { version: 1 })));
      expect([started, refused]).toEqual([1, { WRONG_STATE: CALLERS - 1 }]);
      expect(await wholeKinds(id)).toEqual(['STARTED']);
      expect(await countOf(`lesson_history where lesson_id = '${id}'`)).toBe(1);
    }
  });

  it('end it once, as held or as one to which nobody came', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.waited(20);
      const ends = await all((caller) => post(id, caller % 2 ? 'finish' : 'no-show', { version: 2 }));
      expect(tally(ends)).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
      const { lesson } = await t.desk(id);
      expect(await wholeKinds(id)).toEqual(['STARTED', 'JOINED', ...(lesson.held ? [] : ['NO_SHOW']), 'ENDED']);
    }
  });

  it('end it once against the clock too, whoever of the three is first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.waited(91);
      const ends = ['finish', 'no-show', 'clock'] as const;
      const outcomes = await all(async (caller) => {
        const end = ends[(caller + round) % 3]!;
        return end === 'clock' ? t.tick().then(() => end) : post(id, end, { version: 2 });
      });
      expect(tally(outcomes)['200'] ?? 0).toBeLessThanOrEqual(1);
      expect(outcomes.every((one) => ['200', 'WRONG_STATE', 'clock'].includes(one))).toBe(true);
      expect((await wholeKinds(id)).filter((kind) => kind === 'ENDED')).toHaveLength(1);
      expect(await countOf(`lesson_history where lesson_id = '${id}' and to_status = 'DONE'`)).toBe(1);
    }
  });

  it('confirm it once, as a guardian or by the clock, and the class counts it once', async () => {
    const id = await t.held('s1', 's2');
    await t.send(id);
    t.clock.advance(24 * 60 * MINUTE);
    const outcomes = await all((caller) =>
      caller % 4
        ? t.confirm(id).then(
            () => 'confirmed',
            (error: { code?: string }) => error.code ?? String(error),
          )
        : t.tick().then(() => 'clock'),
    );
    expect(outcomes.every((one) => ['confirmed', 'WRONG_STATE', 'clock'].includes(one))).toBe(true);
    expect((await wholeKinds(id)).filter((kind) => kind === 'CONFIRMED')).toHaveLength(1);
  });

  it('cancel it once: one letter to each guardian', async () => {
    await t.addLesson('l9000', '2027-12-01T01:00:00Z');
    const id = await t.lessonAt(-2 * 24 * 60);
    const before = (await t.mails()).length;
    const outcomes = await all(() => post(id, 'cancel', { version: 1, reason: '이유' }));
    expect(tally(outcomes)).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
    expect((await t.mails()).length - before).toBe(2);
  });

  it('declare nobody there while a student comes in or to the door: she was there, or the chain was sealed before her', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.waited(20);
      const kind = round % 2 ? 'JOINED' : 'WAITED';
      const [absent, came] = await Promise.all([post(id, 'no-show', { version: 2 }), t.room(id, kind, 's1')]);
      const refusal = kind === 'JOINED' ? 'STUDENTS_CAME' : 'STUDENT_AT_DOOR';
      expect(absent).toBe(came ? refusal : '200');
      expect(await wholeKinds(id)).toEqual(['STARTED', 'JOINED', ...(came ? [kind] : ['NO_SHOW', 'ENDED'])]);
    }
  });

  it('send its diary once: one text, one note to each guardian', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.held('s1', 's2');
      const before = (await t.mails()).length;
      const sends = await all((caller) =>
        post(id, 'diary/send', { diary: aDiary({ covered: `단원 ${caller}` }), marks: [] }),
      );
      expect(tally(sends)).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
      expect((await t.mails()).length - before).toBe(2);
      expect(await wholeKinds(id)).toEqual(['STARTED', 'JOINED', 'JOINED', 'ENDED', 'DIARY_SENT']);
    }
  });

  it('make it longer while its next time is promised: one of both, and nothing overlaps', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const other = await t.lessonAt(0);
      const id = await t.lessonAt(0);
      await t.step(id, 'start');
      const { lesson } = await t.desk(id);
      const later = t.clock.now().getTime() + 31.5 * 24 * 60 * MINUTE;
      await t.database.raw.query(
        `update lesson set start_at = $1::timestamptz, end_at = $1::timestamptz + interval '1 hour' where id = $2`,
        [new Date(later).toISOString(), other],
      );
      const outcomes = await all((caller) =>
        caller % 2
          ? post(id, 'extend', { version: lesson.version, minutes: 15 }).then((one) => `longer ${one}`)
          : outcomeOf(t.propose(other, lesson.endAt, { reason: '시험' })).then((one) => `promised ${one}`),
      );
      const { 'longer 200': longer = 0, 'promised 201': promised = 0, ...refused } = tally(outcomes);
      // A newer proposal of the same lesson takes the place of the one before it.
      expect([longer, promised > 0]).toEqual(promised ? [0, true] : [1, false]);
      expect(Object.keys(refused).every((one) => /NEXT_SLOT_BUSY|VERSION_CONFLICT|SCHEDULE_OVERLAP/.test(one))).toBe(
        true,
      );
      await t.database.raw.query('delete from lesson_change');
      await t.database.raw.query('delete from lesson_move');
    }
  });
});

describe('32 events of one lesson at the same moment [W1]', () => {
  it('become one chain without gaps', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.lessonAt(0);
      await all((caller) => t.room(id, 'JOINED', `s${caller}`));
      const { events, chainValid } = await t.evidenceOf(id);
      expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: CALLERS }, (_, at) => at + 1));
      expect(chainValid).toBe(true);
    }
  });

  it('are lost to who looks at the end of the chain without holding it: the test would notice', async () => {
    const id = await t.lessonAt(0);
    await t.room(id, 'JOINED', 's0');
    const naive = await all((caller) =>
      t.database.db
        .transaction(async (tx) => {
          const { head = EMPTY_CHAIN } = await evidenceQueries(tx).chainOf(id);
          const event = { kind: 'JOINED', actor: '', actorId: `s${caller}`, at: t.clock.now(), data: {} } as const;
          await evidenceQueries(tx).insert(nextLink(id, head, event));
          return 'added';
        })
        .catch(() => 'refused'),
    );
    expect(tally(naive)['refused']).toBeGreaterThan(0);
    // What the database let through is whole all the same.
    expect((await evidence.read(t.database.db, id)).chainValid).toBe(true);
  });
});
