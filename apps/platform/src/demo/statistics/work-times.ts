import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import type { lessonDiary } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import type { lesson } from '../../modules/lessons/lessons.tables.ts';
import type { workTime } from '../../modules/statistics/statistics.tables.ts';

type WorkTimeRow = typeof workTime.$inferInsert;

interface Told {
  readonly lessons: readonly (typeof lesson.$inferInsert)[];
  readonly lessonDiaries: readonly (typeof lessonDiary.$inferInsert)[];
  readonly assignmentSubmissions: readonly (typeof submission.$inferInsert)[];
}

/** A note takes four to eight minutes, and the grading of one homework three to seven; equal data give equal minutes. */
const NOTE = { from: 240, by: 60, steps: 5 };
const GRADING = { from: 180, by: 60, steps: 5 };

/** How long a teacher worked beside her lessons, as the portal would have measured it: on the days on which she wrote and graded. */
export function buildWorkTimes({ lessons, lessonDiaries, assignmentSubmissions }: Told): { workTimes: WorkTimeRow[] } {
  const lessonOf = new Map(lessons.map((one) => [one.id, one]));
  const rows = new Map<string, WorkTimeRow>();
  function add(kind: WorkTimeRow['kind'], of: { teacherId: string; classId: string }, at: Date, seconds: number): void {
    const day = dayOf(at, DEFAULT_TIME_ZONE);
    const key = `${of.teacherId} ${of.classId} ${day} ${kind}`;
    const { teacherId, classId } = of;
    rows.set(key, { teacherId, classId, day, kind, seconds: seconds + (rows.get(key)?.seconds ?? 0) });
  }
  for (const [place, { lessonId, sentAt }] of lessonDiaries.entries()) {
    const of = lessonOf.get(lessonId);
    if (of && sentAt) add('WRAP_UP', of, sentAt, NOTE.from + NOTE.by * (place % NOTE.steps));
  }
  for (const [place, one] of assignmentSubmissions.entries())
    if (one.gradedAt) add('GRADING', one, one.gradedAt, GRADING.from + GRADING.by * (place % GRADING.steps));
  return { workTimes: [...rows.values()] };
}
