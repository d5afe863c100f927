import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { HANDED_IN } from '../coursework/assignment-texts.ts';
import { isSeededMove } from '../lessons/lesson-moves.ts';
import { seedOf } from '../notifications/notifications.ts';
import { type Random, seededRandom } from '../random.ts';
import { byAutopilot } from './by-autopilot.ts';
import type { CallingFamily, familyCalls } from './family-calls.ts';
import { studentSideQueries } from './student-side.queries.ts';

const SECOND = 1_000;
/** Of ten proposals so many get a yes. */
const YES_OF_TEN = 8;
const NO_REASONS = [
  '그 시간에는 다른 학원에 가요.',
  '그날은 가족 행사가 있어요.',
  '시험 전날이라 조금 힘들어요.',
  '통학 시간이라 어려워요.',
] as const;
const WISHES = [
  '병원 예약이 있어요.',
  '학교 행사가 늦게 끝나요.',
  '동생 생일이에요.',
  '시험을 앞두고 있어요.',
] as const;

type WaitingMove = Awaited<ReturnType<ReturnType<typeof studentSideQueries>['waitingMoves']>>[number];

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly families: ReturnType<typeof familyCalls>;
}

/** When and how the students of the demo answer and ask; what that means for a lesson is decided where a teacher's calls are. */
export function createStudentSide({ database, clock, families }: Deps) {
  /** The same proposal gets the same answer after the same 20 to 60 seconds, from one family after the other. */
  async function answer({ id, classId, createdAt }: WaitingMove, now: Date): Promise<void> {
    const random = seededRandom(seedOf(id));
    if (now.getTime() < createdAt.getTime() + random.between(20, 55) * SECOND) return;
    const isYes = random.between(1, 10) <= YES_OF_TEN;
    const no = { decision: 'DECLINED', note: byAutopilot(random.pick(NO_REASONS)) } as const;
    for (const family of await families(classId)) {
      const said = await family.call('POST', `/moves/${id}/answer`, isYes ? { decision: 'ACCEPTED' } : no);
      // Something stands there by now. A proposal that ended otherwise needs no answer.
      if (said.code === 'SCHEDULE_OVERLAP') await family.call('POST', `/moves/${id}/answer`, no);
    }
  }

  return {
    async answerWaiting(): Promise<void> {
      const now = clock.now();
      for (const move of await studentSideQueries(database.db).waitingMoves())
        if (!isSeededMove(move.id)) await answer(move, now);
    },

    /** A student asks for another time of a lesson in the next days, where one can be moved. */
    async ask(teacherId: string, random: Random): Promise<void> {
      const now = clock.now().getTime();
      const [from, to] = [new Date(now + 2 * millisecondsInDay), new Date(now + 7 * millisecondsInDay)];
      const lessons = await studentSideQueries(database.db).quietLessons(teacherId, from, to);
      if (!lessons.length) return;
      const { id: lessonId, classId } = random.pick(lessons);
      const wish = { reason: byAutopilot(random.pick(WISHES)), clientId: randomUUID() };
      // Whose child only tried a lesson of the class has nothing to move.
      for (const family of await families(classId)) {
        const { data } = await family.call<{ items?: { startAt: string }[] }>('GET', `/lessons/${lessonId}/move-times`);
        const newStartAt = data?.items?.[0]?.startAt;
        if (newStartAt === undefined) continue;
        const asked = await family.call('POST', `/lessons/${lessonId}/moves`, { newStartAt, ...wish });
        if (asked.ok) return;
      }
    },

    /** A student's family hands in what is due soonest, where somebody owes something in time. */
    async handIn(teacherId: string): Promise<void> {
      const owed: { family: CallingFamily; homework: FamilyHomework }[] = [];
      for (const classId of await studentSideQueries(database.db).classesOf(teacherId))
        for (const family of await families(classId)) {
          const { data } = await family.call<{ items?: FamilyHomework[] }>('GET', '/homework?list=OPEN&size=50');
          owed.push(...(data?.items ?? []).map((homework) => ({ family, homework })));
        }
      const inTime = owed.filter(({ homework }) => homework.status === 'OPEN');
      const [first] = inTime.toSorted((a, b) => compareUrgency(a.homework, b.homework));
      if (!first) return;
      const { id, student } = first.homework;
      const text = byAutopilot(seededRandom(seedOf(`${id} ${student.id}`)).pick(HANDED_IN));
      const answer = { clientId: randomUUID(), studentId: student.id, text, fileIds: [] };
      await first.family.call('POST', `/homework/${id}/hand-in`, answer);
    },
  };
}

/** By deadline, and always in the same order. */
const compareUrgency = (a: FamilyHomework, b: FamilyHomework): number =>
  a.deadlineAt.localeCompare(b.deadlineAt) || `${a.id} ${a.student.id}`.localeCompare(`${b.id} ${b.student.id}`);
