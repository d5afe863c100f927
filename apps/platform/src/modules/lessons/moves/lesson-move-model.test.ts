import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LessonMoveStatus } from '@portal/domain/lessons/lesson-move';
import { createLessonApp, type LessonApp } from '../../../testing/apps/lesson-app.ts';
import { planningModule } from '../../planning/module.ts';
import { lessonService } from '../lessons.service.ts';
import { answerService } from './lesson-answers.service.ts';
import { answerByOf, MOVE_ACTORS, MOVE_STEPS, mayEnd, type MoveEnd } from './lesson-move-rules.ts';
import { proposalService } from './lesson-proposals.service.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-18T00:00:00Z');
const SEOUL = 'Asia/Seoul';

/** What the rules say, without a database: one list of proposals and one of lessons. */
interface ModelMove {
  readonly lesson: number;
  readonly by: 'TEACHER' | 'STUDENT';
  readonly from: number;
  readonly answerBy: number;
  status: LessonMoveStatus;
}
interface Model {
  now: number;
  readonly lessons: { start: number; canceled: boolean; over: boolean }[];
  readonly moves: ModelMove[];
}

const lessonStart = (no: number) => START + (30 + 26 * no) * HOUR;
const newModel = (): Model => ({
  now: START,
  lessons: [0, 1, 2].map((no) => ({ start: lessonStart(no), canceled: false, over: false })),
  moves: [],
});
const slotStart = (slot: number) => START + 54 * HOUR + (slot * HOUR) / 2;

type Op =
  | { readonly do: 'propose' | 'ask'; readonly lesson: number; readonly slot: number }
  | { readonly do: 'accept' | 'decline' | 'acceptAsStudent' | 'declineAsStudent' | 'withdraw'; readonly pick: number }
  | { readonly do: 'cancel'; readonly lesson: number; readonly consent: boolean }
  | { readonly do: 'wait'; readonly hours: number };

const lessonNo = fc.nat(2);
const operation: fc.Arbitrary<Op> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('propose', 'ask'), lesson: lessonNo, slot: fc.nat(7) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('accept', 'decline', 'acceptAsStudent', 'declineAsStudent', 'withdraw'),
      pick: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), lesson: lessonNo, consent: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.nat(30) }) },
);

const meets = (one: number, other: number) => Math.abs(one - other) < HOUR;
const isTaken = ({ lessons, moves }: Model, lesson: number, from: number) =>
  lessons.some((each, no) => no !== lesson && !each.canceled && meets(each.start, from)) ||
  moves.some((move) => move.lesson !== lesson && move.status === 'PROPOSED' && meets(move.from, from));

function step(model: Model, op: Op): string {
  const { now, lessons, moves } = model;
  if (op.do === 'wait') {
    model.now += op.hours * HOUR;
    for (const move of moves) if (move.status === 'PROPOSED' && move.answerBy <= model.now) move.status = 'EXPIRED';
    // Nobody came: the clock closes the lesson at its end.
    for (const lesson of lessons) if (!lesson.canceled && lesson.start + HOUR <= model.now) lesson.over = true;
    return 'fine';
  }
  if ('slot' in op) {
    const lesson = lessons[op.lesson]!;
    const from = slotStart(op.slot);
    if (lesson.canceled || lesson.start <= now) return 'WRONG_STATE';
    if (from <= now) return 'DATE_PAST';
    if (from === lesson.start) return 'VALIDATION';
    if (isTaken(model, op.lesson, from)) return 'SCHEDULE_OVERLAP';
    for (const move of moves) if (move.lesson === op.lesson && move.status === 'PROPOSED') move.status = 'WITHDRAWN';
    const first = Math.min(from, lesson.start);
    const answerBy = Math.min(first - HOUR > now ? first - HOUR : first, now + 48 * HOUR);
    moves.push({
      lesson: op.lesson,
      by: op.do === 'propose' ? 'TEACHER' : 'STUDENT',
      from,
      answerBy,
      status: 'PROPOSED',
    });
    return 'fine';
  }
  if (!('pick' in op)) {
    const lesson = lessons[op.lesson]!;
    if (lesson.canceled || lesson.over) return 'WRONG_STATE';
    if (now > lesson.start - 24 * HOUR && !op.consent) return 'NOTICE_24H';
    lesson.canceled = true;
    for (const move of moves) if (move.lesson === op.lesson && move.status === 'PROPOSED') move.status = 'WITHDRAWN';
    return 'fine';
  }
  const move = moves.at(-1 - op.pick);
  if (!move) return 'NOT_FOUND';
  const isOwner =
    op.do === 'withdraw' ? move.by === 'TEACHER' : move.by === (op.do.endsWith('AsStudent') ? 'TEACHER' : 'STUDENT');
  if (!isOwner || move.status !== 'PROPOSED') return 'WRONG_STATE';
  move.status = op.do === 'withdraw' ? 'WITHDRAWN' : op.do.startsWith('accept') ? 'ACCEPTED' : 'DECLINED';
  if (move.status === 'ACCEPTED') lessons[move.lesson]!.start = move.from;
  return 'fine';
}

let t: LessonApp;
let services: {
  proposals: ReturnType<typeof proposalService>;
  answers: ReturnType<typeof answerService>;
  lessons: ReturnType<typeof lessonService>;
};
beforeAll(async () => {
  t = await createLessonApp();
  const { notify, answered, mail } = t.notifications;
  const { tasks } = planningModule(t);
  const deps = { ...t, notify, answered, mail, tasks, accounts: t.identity };
  services = { proposals: proposalService(deps), answers: answerService(deps), lessons: lessonService(deps) };
});
afterAll(() => t.close());

async function perform(op: Op, ids: string[]): Promise<void> {
  const teacher = { id: t.teacher.id, timeZone: SEOUL };
  const { proposals, answers, lessons } = services;
  if (op.do === 'wait') {
    t.clock.advance(op.hours * HOUR);
    await t.tick();
    return;
  }
  if ('slot' in op) {
    const wish = { lessonId: `l${op.lesson}`, newStartAt: new Date(slotStart(op.slot)).toISOString() };
    const words = { clientId: randomUUID(), reason: '이유' };
    const made =
      op.do === 'propose'
        ? await proposals.proposeOne(teacher, wish, { ...words, by: 'TEACHER' })
        : await proposals.ask({ ...wish, ...words });
    ids.push(made.id);
    return;
  }
  if (!('pick' in op)) {
    const { version } = await lessons.detailOf(teacher.id, `l${op.lesson}`);
    await lessons.cancel(teacher.id, `l${op.lesson}`, { reason: '이유', version, consent: op.consent });
    return;
  }
  const id = ids.at(-1 - op.pick) ?? 'none';
  if (op.do === 'withdraw') await answers.withdraw(teacher.id, id);
  else if (op.do.endsWith('AsStudent'))
    await answers.answer(teacher.id, id, 'STUDENT', {
      decision: op.do.startsWith('accept') ? 'ACCEPTED' : 'DECLINED',
    });
  else await answers.answer(teacher.id, id, 'TEACHER', { decision: op.do === 'accept' ? 'ACCEPTED' : 'DECLINED' });
}

async function seen() {
  const moves = await t.database.raw.query<{ status: string }>('select status from lesson_move order by seq');
  const lessons = await t.database.raw.query<{ start: Date; status: string }>(
    'select start_at as start, status from lesson order by id',
  );
  return {
    moves: moves.map(({ status }) => status),
    lessons: lessons.map(({ start, status }) => [start.getTime(), status === 'CANCELED']),
  };
}

// Lessons that go by leave evidence, which only the owner of its tables can remove.
const CLEAR = `
  alter table evidence_event disable trigger user; alter table evidence_chain disable trigger user;
  delete from evidence_event; delete from evidence_chain;
  alter table evidence_event enable trigger user; alter table evidence_chain enable trigger user;
  delete from lesson_history; delete from lesson_change; delete from lesson_move; delete from lesson; delete from outbox`;

describe('any sequence of proposals, answers, cancellations and waiting', () => {
  it('does to the lessons what the model says, and keeps a legal history of each proposal [R15] [CAL-3]', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 16 }), async (operations) => {
        await t.database.raw.exec(CLEAR);
        t.clock.set(new Date(START));
        for (const no of [0, 1, 2])
          await t.addLesson(`l${no}`, new Date(lessonStart(no)).toISOString(), 60, { no: no + 1 });
        const model = newModel();
        const ids: string[] = [];
        for (const op of operations) {
          const expected = step(model, op);
          const found = await perform(op, ids).then(
            () => 'fine',
            (error: { code?: string }) => error.code ?? String(error),
          );
          expect([op, found]).toEqual([op, expected]);
          reached.add(expected);
          expect(await seen()).toEqual({
            moves: model.moves.map(({ status }) => status),
            lessons: model.lessons.map(({ start, canceled }) => [start, canceled]),
          });
        }
        for (const { status } of model.moves) reached.add(status);
        const history = await t.database.raw.query<{ steps: string; status: string }>(
          `select m.status, string_agg(c.kind, ' ' order by c.seq) as steps from lesson_move m join lesson_change c on c.move_id = m.id group by m.id`,
        );
        expect(history).toHaveLength(model.moves.length);
        for (const { steps, status } of history)
          expect(steps).toBe(status === 'PROPOSED' ? 'PROPOSED' : `PROPOSED ${status}`);
      }),
      { numRuns: 40 },
    );
    // A property that never came anywhere proves nothing.
    for (const wanted of ['fine', 'WRONG_STATE', 'SCHEDULE_OVERLAP', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'])
      expect(reached).toContain(wanted);
  }, 60_000);
});

describe('the table of steps', () => {
  const END: readonly MoveEnd[] = ['ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'];
  const answerBy = new Date(START);

  it('lets nothing follow an end, and each actor do only what is hers, in her time [R15]', () => {
    for (const status of ['PROPOSED', ...END] as const)
      for (const to of END)
        for (const actor of MOVE_ACTORS)
          for (const late of [-1, 0, 1]) {
            const isInTime = actor === 'LESSON' || (actor === 'CLOCK' ? late >= 0 : late < 0);
            const allowed = status === 'PROPOSED' && MOVE_STEPS[to].includes(actor) && isInTime;
            expect(mayEnd({ status, answerBy }, to, actor, new Date(START + late))).toBe(allowed);
          }
  });

  it('always leaves time to answer, never more than two days and never past either time', () => {
    const ahead = fc.integer({ min: 1, max: 90 * 24 * HOUR });
    fc.assert(
      fc.property(ahead, ahead, (old, wanted) => {
        const by = answerByOf(new Date(START + old), new Date(START + wanted), new Date(START)).getTime() - START;
        const first = Math.min(old, wanted);
        expect(by).toBeGreaterThan(0);
        expect(by).toBeLessThanOrEqual(Math.min(first, 48 * HOUR));
        if (first > HOUR) expect(by).toBeLessThanOrEqual(first - HOUR);
      }),
      { numRuns: 1000 },
    );
  });
});
