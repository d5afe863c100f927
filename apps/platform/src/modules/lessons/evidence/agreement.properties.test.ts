import fc from 'fast-check';
import { spansOf, staysOf } from '@portal/domain/evidence/presence';
import {
  lessonMinutes,
  presenceProgram,
  PROGRAM_LESSON,
  PROGRAM_PEOPLE,
  type ProgramPerson,
  type ProgramRun,
  runProgram,
} from '@portal/domain/evidence/presence-programs.fixture';
import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';

const { start, length } = PROGRAM_LESSON;
const STUDENTS = ['s1', 's2'] as const;
let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const idOf = (who: ProgramPerson) => (who === 'host' ? t.teacher.id : who === 'g1' ? 'link-1' : who);

/** A lesson in which everything happens as the program has it, and the instant of its first minute. */
async function played(run: ProgramRun): Promise<{ id: string; zero: number }> {
  const id = await t.lessonAt(-start);
  const zero = t.clock.now().getTime();
  const at = (minute: number) => new Date(zero + minute * MINUTE);
  await t.step(id, 'start');
  for (const { minute, who, kind, lastSeen } of run.events) {
    t.clock.set(at(minute));
    await t.room(id, kind, idOf(who), { ...(lastSeen !== undefined && { lastSeen: at(lastSeen).toISOString() }) });
  }
  t.clock.set(at(run.until));
  return { id, zero };
}

/** Minutes of the lesson in which the room saw a student; one that is over before its time has none but its own. */
function attended({ seen, until }: ProgramRun, who: ProgramPerson): number {
  const isThere = (minute: number) => seen[who][minute] === 'ROOM';
  if (until > start) return lessonMinutes({ until }, isThere).length;
  return seen[who].filter((place) => place === 'ROOM').length;
}

/** Minutes of the lesson in which the teacher was there and no student. */
const waited = (run: ProgramRun): number =>
  lessonMinutes(
    run,
    (minute) => run.seen.host[minute] === 'ROOM' && STUDENTS.every((who) => run.seen[who][minute] === null),
  ).length;

function refusalOf(run: ProgramRun): string | undefined {
  if (run.until < start + 15) return 'WAIT_15_MIN';
  if (STUDENTS.some((who) => run.came.has(who))) return 'STUDENTS_CAME';
  if (STUDENTS.some((who) => run.now[who] === 'DOOR')) return 'STUDENT_AT_DOOR';
  return waited(run) < 15 ? 'WAIT_15_MIN' : undefined;
}

describe('the chain of a lesson in which people come and go in any order [W1, CLS-3]', () => {
  it('tells one story to the desk, to the attendance, to the teacher who waits and to whoever reads it', async () => {
    const program = presenceProgram.filter((one) => runProgram(one).until <= start + length);
    await fc.assert(
      fc.asyncProperty(program, async (steps) => {
        const run = runProgram(steps);
        const { id, zero } = await played(run);
        const minutes = STUDENTS.map((who) => attended(run, who));

        const desk = await t.desk(id);
        expect(desk.attendance.map((row) => row.minutes)).toEqual(minutes);
        expect(desk.wait.waitedMs).toBe(waited(run) * MINUTE);
        expect(desk.wait.cameIds.toSorted()).toEqual(STUDENTS.filter((who) => run.came.has(who)));

        const declared = await t.step(id, 'no-show');
        expect(declared.code).toBe(refusalOf(run));
        if (declared.code) expect(await t.step(id, 'finish')).toMatchObject({ status: 200 });

        const { attendance, wait } = await t.desk(id);
        expect(attendance.map((row) => row.minutes)).toEqual(minutes);
        expect(attendance.map(({ state }) => state !== 'ABSENT')).toEqual(minutes.map((one) => one > 0));
        expect(wait).toMatchObject({ waitedMs: desk.wait.waitedMs, isRunning: false });

        const { events, chainValid } = await t.evidenceOf(id);
        expect(chainValid).toBe(true);
        const stays = staysOf(events);
        for (const who of PROGRAM_PEOPLE) {
          const own = stays.filter(({ actorId, place }) => actorId === idOf(who) && place === 'ROOM');
          const claimed = spansOf(own, { from: zero, to: zero + run.until * MINUTE });
          const all = Array.from({ length: run.until }, (_, minute) => minute);
          const isClaimed = (minute: number) =>
            claimed.some(({ from, to }) => from <= zero + minute * MINUTE && zero + minute * MINUTE < to);
          expect(all.filter(isClaimed)).toEqual(all.filter((minute) => run.seen[who][minute] === 'ROOM'));
        }
        const sealed = events.find(({ kind }) => kind === 'NO_SHOW');
        if (sealed) expect(sealed.data['waited']).toBe(waited(run));
      }),
      { numRuns: 8 },
    );
  });

  it('corrects what was kept when it learns late that a student was gone, but nothing that the teacher has said', async () => {
    const id = await t.lessonAt(0);
    await t.step(id, 'start');
    for (const who of STUDENTS) await t.room(id, 'JOINED', who);
    t.clock.advance(60 * MINUTE);
    await t.step(id, 'finish');
    await t.mark(id, { studentId: 's2', state: 'LATE', note: '늦게 왔어요' });
    const lastSeen = new Date(t.clock.now().getTime() - 50 * MINUTE).toISOString();
    for (const who of STUDENTS) await t.room(id, 'RECOVERED', who, { lastSeen });
    await t.lessons.hold.recount(id);
    expect((await t.desk(id)).attendance).toMatchObject([
      { state: 'PRESENT', minutes: 10, source: 'AUTO', leftAt: lastSeen },
      { state: 'LATE', minutes: 10, source: 'MANUAL', note: '늦게 왔어요' },
    ]);
  });
});
