import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { createLessonApp, LESSON_NOW, type LessonApp } from '../../../testing/apps/lesson-app.ts';
import { answerAsStudent } from '../../../testing/families/student-side.ts';

const CALLERS = 32;
const ROUNDS = 10;
const HOUR = 3_600_000;
const FIRST_DAY = Date.parse('2026-12-01T00:00:00Z');
let t: LessonApp;

beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec('delete from lesson_change; delete from lesson_move; delete from lesson');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t.close());

const MOVES = '/tns/v1/lesson-moves';
const at = (ms: number) => new Date(ms).toISOString();
/** Lessons of an hour, eight a day with an hour between them. */
const addLessons = (count: number, from = 0) =>
  Promise.all(
    Array.from({ length: count }, (_, no) =>
      t.addLesson(`l${from + no + 1}`, at(FIRST_DAY + Math.floor(no / 8) * 24 * HOUR + (no % 8) * HOUR)),
    ),
  );
/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const studentSays = (id: string, decision: 'ACCEPTED' | 'DECLINED' = 'ACCEPTED') =>
  answerAsStudent(t, id, { decision }).then(
    () => decision,
    (error: { code?: string }) => error.code ?? String(error),
  );
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
const overlapping = () =>
  countOf(`lesson a join lesson b on a.id < b.id and a.teacher_id = b.teacher_id and a.start_at < b.end_at
    and b.start_at < a.end_at where 'CANCELED' not in (a.status, b.status)`);

describe('32 proposals at the same moment', () => {
  it('for one time: one waits there and the others learn that it is taken, without a deadlock [R12] [R14]', async () => {
    const ids = await addLessons(CALLERS);
    for (let round = 0; round < ROUNDS; round++) {
      const wanted = Date.parse('2026-12-20T00:00:00Z') + round * 24 * HOUR;
      // Half an hour apart, so that all of them overlap.
      const outcomes = await Promise.all(
        ids.map((id, no) => outcomeOf(t.propose(id, at(wanted + (no % 2) * (HOUR / 2))))),
      );
      expect(tally(outcomes)).toEqual({ 201: 1, SCHEDULE_OVERLAP: CALLERS - 1 });
      expect(await countOf(`lesson_move where status = 'PROPOSED'`)).toBe(1);
      await t.database.raw.exec('delete from lesson_change; delete from lesson_move');
    }
  });

  it('of one request: one thing is made, and all callers get it [R12]', async () => {
    await addLessons(1);
    for (let round = 0; round < ROUNDS; round++) {
      const clientId = randomUUID();
      const wanted = at(Date.parse('2026-12-20T00:00:00Z') + round * 24 * HOUR);
      const answers = await Promise.all(Array.from({ length: CALLERS }, () => t.propose('l1', wanted, { clientId })));
      expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
      expect(await countOf(`lesson_move where client_id = '${clientId}'`)).toBe(1);
    }
  });

  it('of one lesson for different times: the last one waits, every other was withdrawn [R15]', async () => {
    await addLessons(1);
    const outcomes = await Promise.all(
      Array.from({ length: CALLERS }, (_, no) => outcomeOf(t.propose('l1', at(FIRST_DAY + (no + 20) * 12 * HOUR)))),
    );
    expect(tally(outcomes)).toEqual({ 201: CALLERS });
    expect(await countOf(`lesson_move where status = 'PROPOSED'`)).toBe(1);
    expect(await countOf(`lesson_move where status = 'WITHDRAWN'`)).toBe(CALLERS - 1);
  });
});

describe('the end of a proposal', () => {
  it('is one of accepted, declined, withdrawn and expired, whoever comes at once [R12] [R15]', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS * 2; round++) {
      const start = FIRST_DAY + round * 24 * HOUR;
      const id = await t.addLesson(`l${round + 1}`, at(start));
      t.clock.set(LESSON_NOW);
      const { data } = await t.propose(id, at(start + 2 * HOUR));
      // At this very moment answers still count for one caller and no longer for the next.
      t.clock.set(data.answerBy);
      await t.call('GET', `${MOVES}/${data.id}`);
      let calls = 0;
      const edge = Date.parse(data.answerBy);
      jest.spyOn(t.clock, 'now').mockImplementation(() => new Date(edge - (calls++ % 3 === 0 ? 0 : 1)));
      const enders = [
        studentSays(data.id),
        studentSays(data.id, 'DECLINED'),
        outcomeOf(t.call('POST', `${MOVES}/${data.id}/withdraw`)),
        t.tick().then(() => 'watched'),
      ];
      const outcomes = await Promise.all(round % 2 ? enders : enders.toReversed());
      jest.restoreAllMocks();
      const { status } = (await t.call<LessonMove>('GET', `${MOVES}/${data.id}`)).data;
      seen.add(status);
      const wins = outcomes.filter((outcome) => ['ACCEPTED', 'DECLINED', '200'].includes(outcome)).length;
      expect([status, wins]).toEqual([status, status === 'EXPIRED' || status === 'PROPOSED' ? 0 : 1]);
      expect(
        outcomes.filter((outcome) => !['ACCEPTED', 'DECLINED', '200', 'watched', 'WRONG_STATE'].includes(outcome)),
      ).toEqual([]);
      const [lesson] = await t.database.raw.query<{ version: number }>('select version from lesson where id = $1', [
        id,
      ]);
      expect(lesson?.version).toBe(status === 'ACCEPTED' ? 2 : 1);
      const history = await countOf(`lesson_change where move_id = '${data.id}' and kind <> 'PROPOSED'`);
      expect(history).toBe(status === 'PROPOSED' ? 0 : 1);
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });

  it('by a yes and the cancelling of its lesson at once: one of the two happens, and the other is refused [R12]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const start = FIRST_DAY + round * 24 * HOUR;
      const id = await t.addLesson(`l${round + 1}`, at(start));
      const { data } = await t.propose(id, at(start + 2 * HOUR));
      const cancel = () => outcomeOf(t.call('POST', `/tns/v1/lessons/${id}/cancel`, { reason: '이유', version: 1 }));
      const outcomes = await Promise.all(
        round % 2 ? [studentSays(data.id), cancel()] : [cancel(), studentSays(data.id)].map((each) => each),
      );
      const [row] = await t.database.raw.query<{ status: string; version: number }>(
        'select l.status, l.version from lesson l where l.id = $1',
        [id],
      );
      const { status } = (await t.call<LessonMove>('GET', `${MOVES}/${data.id}`)).data;
      expect([
        [['200', 'WRONG_STATE'], 'CANCELED', 'WITHDRAWN'],
        [['ACCEPTED', 'VERSION_CONFLICT'], 'UPCOMING', 'ACCEPTED'],
      ]).toContainEqual([outcomes.toSorted(), row?.status, status]);
      expect(row?.version).toBe(2);
    }
  });
});

describe('a sick day that is sent while a family accepts', () => {
  const changes = {
    'moves the lesson': (id: string, replaces: string) => ({
      moves: [{ lessonId: id, newStartAt: '2026-12-25T00:00:00Z', replaces }],
    }),
    'cancels the lesson': (id: string, replaces: string) => ({
      moves: [],
      cancels: [{ lessonId: id, consent: true, replaces }],
    }),
  };

  it.each(Object.entries(changes))(
    'and %s: the yes stands and she looks again, or the proposal was given up before it [CAL-3] [R12]',
    async (_, bodyOf) => {
      const seen = new Set<string>();
      for (let round = 0; round < ROUNDS; round++) {
        await t.database.raw.exec('delete from lesson_change; delete from lesson_move; delete from lesson');
        const id = await t.addLesson('l1', at(FIRST_DAY));
        const { data } = await t.propose(id, at(FIRST_DAY + 2 * HOUR));
        const body = { clientId: randomUUID(), reason: '아파요', ...bodyOf(id, data.id) };
        const sickDay = () => outcomeOf(t.call('POST', `${MOVES}/bulk`, body));
        // One of the two comes later, in turn and by more and more, so that each is first in some round.
        const later = setTimeout(2 ** round);
        const outcomes = await Promise.all(
          round % 2 ? [studentSays(data.id), later.then(sickDay)] : [sickDay(), later.then(() => studentSays(data.id))],
        );
        const [lesson] = await t.database.raw.query<{ status: string; moved: boolean }>(
          'select status, start_at = $2 as moved from lesson where id = $1',
          [id, data.newStartAt],
        );
        const { status } = (await t.call<LessonMove>('GET', `${MOVES}/${data.id}`)).data;
        const canceled = 'cancels' in body ? 'CANCELED' : 'UPCOMING';
        expect([
          [['ACCEPTED', 'VERSION_CONFLICT'], 'ACCEPTED', 'UPCOMING', true, 0],
          [['201', 'WRONG_STATE'], 'WITHDRAWN', canceled, false, 'cancels' in body ? 0 : 1],
        ]).toContainEqual([
          outcomes.toSorted(),
          status,
          lesson!.status,
          lesson!.moved,
          await countOf(`lesson_move where status = 'PROPOSED'`),
        ]);
        seen.add(status);
      }
      expect(seen.size).toBe(2);
    },
  );
});

describe('a whole day and a single lesson that want one time at once', () => {
  it('get it whole or not at all [R12]', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      await t.database.raw.exec('delete from lesson_change; delete from lesson_move; delete from lesson');
      await addLessons(6);
      const wanted = (no: number) => at(Date.parse('2026-12-20T00:00:00Z') + no * HOUR);
      const bulk = () =>
        outcomeOf(
          t.call('POST', `${MOVES}/bulk`, {
            clientId: randomUUID(),
            reason: '아파요',
            moves: [1, 2, 3, 4, 5].map((no) => ({ lessonId: `l${no}`, newStartAt: wanted(no) })),
          }),
        );
      const single = () => outcomeOf(t.propose('l6', wanted(3)));
      const outcomes = await Promise.all(round % 2 ? [bulk(), single()] : [single(), bulk()]);
      expect(tally(outcomes)).toEqual({ 201: 1, SCHEDULE_OVERLAP: 1 });
      const made = await countOf(`lesson_move where status = 'PROPOSED'`);
      expect([1, 5]).toContain(made);
      seen.add(made);
    }
    expect(seen.size).toBe(2);
  });
});

describe('two yeses that want one time for two lessons', () => {
  it('never put both there, even where nothing forbade to ask for both [R14]', async () => {
    await t.database.raw.exec('alter table lesson_move drop constraint lesson_move_no_overlap');
    for (let round = 0; round < ROUNDS; round++) {
      const day = FIRST_DAY + round * 24 * HOUR;
      const ids = [
        await t.addLesson(`l${2 * round + 1}`, at(day)),
        await t.addLesson(`l${2 * round + 2}`, at(day + HOUR)),
      ];
      const moves = [];
      for (const [no, id] of ids.entries()) moves.push((await t.propose(id, at(day + (4 + no) * HOUR))).data);
      await t.database.raw.query(
        `update lesson_move set new_start_at = new_start_at - interval '30 minutes', new_end_at = new_end_at - interval '30 minutes' where id = $1`,
        [moves[1]!.id],
      );
      const outcomes = await Promise.all(moves.map(({ id }) => studentSays(id)));
      expect(outcomes.filter((outcome) => !['ACCEPTED', 'SCHEDULE_OVERLAP'].includes(outcome))).toEqual([]);
      expect(outcomes.filter((outcome) => outcome === 'ACCEPTED').length).toBeLessThanOrEqual(1);
      expect(await overlapping()).toBe(0);
    }
  });
});
