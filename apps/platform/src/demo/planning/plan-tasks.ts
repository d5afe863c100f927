import { addDays, instantOf } from '@portal/domain/time/day';
import type { lessonDiary } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import { preparation } from '../../modules/planning/module.ts';
import type { planTask } from '../../modules/planning/plan-tasks.tables.ts';
import type { LessonRow } from '../lessons/lesson-rows.ts';
import { anchorOf, DEMO_ZONE } from '../lessons/week-pattern.ts';
import { type Coursework, courseworkTasks } from './coursework-tasks.ts';

type TaskRow = typeof planTask.$inferInsert;
type Diary = Pick<typeof lessonDiary.$inferInsert, 'lessonId' | 'nextPlan' | 'sentAt'>;

interface Around extends Coursework {
  readonly lessons: readonly LessonRow[];
  readonly diaries: readonly Diary[];
}

/** Days from today, minute of the day, title and note of what she has noted for herself; whether it is done. */
const OWN: readonly (readonly [number, number, string, string, boolean])[] = [
  [-2, 12 * 60, '중간고사 기출 모으기', '학교별로 최근 3년', true],
  [1, 18 * 60, '확률 단원 부교재 주문하기', '10권, 지난번 서점', false],
  [4, 12 * 60, '학부모 상담 자료 만들기', '이번 달 출석과 숙제를 한 장으로', false],
];

/** What the wrap-ups of the demo have made to do, and what its teacher has noted herself. */
export function buildPlanTasks(teacherId: string, { lessons, diaries, ...coursework }: Around, now: Date): TaskRow[] {
  const { day } = anchorOf(now);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const inOrder = lessons.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
  const ofClass = Map.groupBy(inOrder, ({ classId, isTrial = false }) => `${classId} ${isTrial}`);
  const prepared = diaries.flatMap(({ lessonId, nextPlan, sentAt }): TaskRow[] => {
    const { classId, isTrial = false } = byId.get(lessonId)!;
    const next = ofClass
      .get(`${classId} ${isTrial}`)!
      .find(({ startAt, status, held }) => sentAt && startAt > sentAt && status !== 'CANCELED' && held !== false);
    if (!next || !sentAt || !nextPlan) return [];
    const { ref, ...task } = preparation(byId.get(lessonId)!, next, nextPlan, sentAt);
    const finishedAt = next.status === 'UPCOMING' ? null : next.startAt;
    return [{ ...task, id: `task-${lessonId}`, refKind: ref!.kind, refId: ref!.id, finishedAt }];
  });
  const own = OWN.map(([offset, minute, title, note, isDone], at): TaskRow => {
    const dueAt = instantOf(addDays(day, offset), minute, DEMO_ZONE);
    const finishedAt = isDone ? instantOf(addDays(day, offset - 1), minute, DEMO_ZONE) : null;
    const id = `task-own-${at + 1}`;
    return { id, key: `own/${id}`, teacherId, source: 'OWN', type: 'REMINDER', title, note, dueAt, finishedAt };
  });
  return [...prepared, ...courseworkTasks(coursework, now), ...own];
}
