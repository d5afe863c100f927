import { randomUUID } from 'node:crypto';
import type { Course } from '@portal/domain/courses/course';
import type { CourseStatus } from '@portal/domain/courses/course-status';
import { type CourseEvent, moveCourse } from '@portal/domain/courses/course-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { type CourseApp, createCourseApp, MY_COURSES } from '../../testing/apps/course-app.ts';

const CALLERS = 32;
const ROUNDS = 9;
const ACCEPT = { decision: 'ACCEPT', reason: '', remarks: [] } as const;
const DECLINE = { decision: 'DECLINE', reason: '이유', remarks: [] } as const;
let t: CourseApp;
let queue: OpsSource;
beforeAll(async () => {
  t = await createCourseApp();
  queue = t.opsSources.find((source) => source.queue === 'COURSES')!;
});
beforeEach(() => t.database.raw.exec('delete from approval_request; delete from course; delete from course_history'));
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const settled = (step: Promise<void>) =>
  step.then(
    () => '200',
    (error: { code?: string }) => error.code ?? String(error),
  );
const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
const save = (course: Course, title: string) => outcomeOf(t.save(course, { title }));
/** The desk has the shorter way, so it begins later in some rounds: else it would always be first. */
async function pickUp(course: Course, no: number, round = 0): Promise<string> {
  for (let wait = round % 3; wait > 0; wait--) await t.get(course.id);
  return settled(queue.pickUp(course.request!.id, `op-${no}`));
}

/** Every row begins where the one before it ended, and is a step of the table. */
async function expectLegal(course: Course): Promise<void> {
  const rows = await t.database.raw.query<{ event: CourseEvent; from: CourseStatus; to: CourseStatus }>(
    `select event, from_status as "from", to_status as "to" from course_history where course_id = $1 and event <> 'CREATE' order by seq`,
    [course.id],
  );
  let status: CourseStatus = 'DRAFT';
  for (const { event, from, to } of rows) {
    expect([event, from]).toEqual([event, status]);
    expect(moveCourse({ status, isLive: event === 'DISCARD', isArchived: false }, event)).toEqual({ to });
    status = to;
  }
  const now = await t.get(course.id);
  expect(now.status).toBe(status);
  const isOpen = status === 'WAITING_APPROVAL' || status === 'APPROVAL_IN_PROCESS';
  expect(await countOf(`approval_request where course_id = '${course.id}' and status = 'PENDING'`)).toBe(
    Number(isOpen),
  );
}

describe('a draft that is saved while an operator picks it up', () => {
  it('is saved or picked up, never both, and never neither [CRS-3]', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const course = await t.at('WAITING_APPROVAL');
      const outcomes = await each((no) =>
        no % 2 === round % 2 ? save(course, `제목 ${no}`) : pickUp(course, no, round),
      );
      const saves = outcomes.filter((_, no) => no % 2 === round % 2);
      const picks = outcomes.filter((_, no) => no % 2 !== round % 2);
      const half = CALLERS / 2;
      const { status } = await t.get(course.id);
      seen.add(status);
      expect([tally(saves), tally(picks)]).toEqual(
        status === 'DRAFT'
          ? [{ 200: 1, VERSION_CONFLICT: half - 1 }, { WRONG_STATE: half }]
          : [{ COURSE_UNDER_APPROVAL: half }, { 200: 1, WRONG_STATE: half - 1 }],
      );
      await expectLegal(course);
    }
    expect(seen).toEqual(new Set(['DRAFT', 'APPROVAL_IN_PROCESS']));
  });

  it('would be both, if whoever reads a status wrote without looking again', async () => {
    await t.database.raw.exec(
      'create table naive_course (id int primary key, status text); create table naive_step (id int)',
    );
    let both = 0;
    for (let id = 0; id < ROUNDS; id++) {
      await t.database.raw.query(`insert into naive_course values ($1, 'WAITING_APPROVAL')`, [id]);
      await each((no) =>
        t.database.rawTransaction(async (connection) => {
          const [row] = await connection.query<{ status: string }>('select status from naive_course where id = $1', [
            id,
          ]);
          if (row?.status !== 'WAITING_APPROVAL') return;
          await connection.query('update naive_course set status = $2 where id = $1', [
            id,
            no % 2 ? 'DRAFT' : 'IN_PROCESS',
          ]);
          await connection.query('insert into naive_step values ($1)', [id]);
        }),
      );
      both += Number((await countOf(`naive_step where id = ${id}`)) > 1);
    }
    expect(both).toBeGreaterThan(0);
  });
});

describe('32 tabs at the same moment', () => {
  it('save one draft: the first is kept, the others learn of it', async () => {
    for (const status of ['DRAFT', 'WAITING_APPROVAL', 'PUBLISHED'] as const) {
      const course = await t.at(status);
      const outcomes = await each((no) => save(course, `제목 ${no}`));
      expect(tally(outcomes)).toEqual({ 200: 1, VERSION_CONFLICT: CALLERS - 1 });
      const now = await t.get(course.id);
      expect([now.content.title, now.version]).toEqual([`제목 ${outcomes.indexOf('200')}`, course.version + 1]);
      expect(await countOf(`course_revision where course_id = '${course.id}'`)).toBe(status === 'DRAFT' ? 1 : 2);
      await expectLegal(course);
    }
  });

  it('change a published course in a small way: one revision goes on sale', async () => {
    const course = await t.at('PUBLISHED');
    const outcomes = await each((no) => outcomeOf(t.save(course, { benefits: [`좋은 점 ${no}`] })));
    expect(tally(outcomes)).toEqual({ 200: 1, VERSION_CONFLICT: CALLERS - 1 });
    expect(await t.get(course.id)).toMatchObject({ status: 'PUBLISHED', revisionNo: 2, liveRevisionNo: 2 });
  });

  it('hand it in: one request waits, the first time and every time after [CRS-3]', async () => {
    let course = await t.make();
    for (let round = 1; round <= ROUNDS; round++) {
      expect(tally(await each(() => outcomeOf(t.submit(course))))).toEqual({ 200: 1, VERSION_CONFLICT: CALLERS - 1 });
      expect(await countOf(`approval_request where status = 'PENDING'`)).toBe(1);
      expect(await countOf(`approval_request where cancel_cause = 'RESUBMITTED'`)).toBe(round - 1);
      course = await t.get(course.id);
    }
    await expectLegal(course);
  });

  it('make one course under one name, and copy one under another [R45]', async () => {
    const clientId = randomUUID();
    const made = await each((no) => t.call<Course>('POST', MY_COURSES, { clientId, title: `제목 ${no}` }));
    expect(new Set(made.map(({ status, data }) => `${status} ${data.id} ${data.content.title}`)).size).toBe(1);
    const name = randomUUID();
    const path = `${MY_COURSES}/${made[0]!.data.id}/duplicate`;
    const copies = await each(() => t.call<Course>('POST', path, { clientId: name }));
    expect(new Set(copies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await countOf('course')).toBe(2);
  });

  it('make the last course that fits, once', async () => {
    await t.database.raw.exec(`begin;
      insert into course (id, teacher_id, client_id, status, work_no, created_at, updated_at)
        select 'full-' || n, '${t.teacher.id}', gen_random_uuid(), 'DRAFT', 1, now(), now() from generate_series(2, ${LIMITS.coursesMax}) n;
      insert into course_revision (course_id, no, content, title, lesson_count, created_at)
        select 'full-' || n, 1, '{}', '', 0, now() from generate_series(2, ${LIMITS.coursesMax}) n; commit`);
    const outcomes = await each(() => outcomeOf(t.call('POST', MY_COURSES, { clientId: randomUUID(), title: '' })));
    expect(tally(outcomes)).toEqual({ 201: 1, LIMIT_REACHED: CALLERS - 1 });
  });
});

describe('the end of a request', () => {
  it('is one: accepted, or taken back before anybody looked at it [CRS-3]', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const course = await t.at('WAITING_APPROVAL');
      const { id } = course.request!;
      const accept = async (no: number) => {
        const picked = await pickUp(course, no, round);
        return picked === '200' ? settled(queue.decide(id, `op-${no}`, ACCEPT)) : picked;
      };
      const withdraw = () => outcomeOf(t.act(course, 'withdraw'));
      const outcomes = await each((no) => (no % 2 === round % 2 ? withdraw() : accept(no)));
      expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
      expect(
        outcomes.filter(
          (outcome) => !['200', 'WRONG_STATE', 'VERSION_CONFLICT', 'COURSE_UNDER_APPROVAL'].includes(outcome),
        ),
      ).toEqual([]);
      const { status, request } = await t.get(course.id);
      seen.add(`${status} ${request!.status}`);
      await expectLegal(course);
    }
    expect(seen).toEqual(new Set(['DRAFT CANCELED', 'PUBLISHED ACCEPTED']));
  });

  it('is one: accepted, declined or let go, with one notice at most', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const course = await t.at('WAITING_APPROVAL');
      const { id } = course.request!;
      await queue.pickUp(id, 'op');
      const actions = [
        () => queue.decide(id, 'op', ACCEPT),
        () => queue.decide(id, 'op', DECLINE),
        () => queue.release(id, 'op'),
      ];
      const outcomes = await each((no) => settled(actions[(no + round) % 3]!()));
      expect(tally(outcomes)).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
      const { status } = await t.get(course.id);
      seen.add(status);
      expect(await countOf(`outbox where dedupe_key like '%${id}%'`)).toBe(Number(status !== 'WAITING_APPROVAL'));
      await expectLegal(course);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('a course on which everybody does everything', () => {
  it('goes a legal way', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const course = await t.at('WAITING_APPROVAL');
      const { id } = course.request!;
      const actions = [
        () => save(course, `제목 ${round}`),
        () => outcomeOf(t.submit(course)),
        () => outcomeOf(t.act(course, 'withdraw')),
        () => pickUp(course, 1),
        () => settled(queue.release(id, 'op-1')),
        () => settled(queue.decide(id, 'op-1', round % 2 ? ACCEPT : DECLINE)),
        () => outcomeOf(t.call('DELETE', `${MY_COURSES}/${course.id}`)),
      ];
      await each((no) => actions[(no * 5 + round) % actions.length]!());
      if ((await t.call('GET', `${MY_COURSES}/${course.id}`)).status === 404)
        expect((await t.history(course.id)).at(-1)).toMatch(/^DELETE (DRAFT|REJECTED)>$/);
      else await expectLegal(course);
    }
  });
});
