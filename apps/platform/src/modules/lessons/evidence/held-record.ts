import { heldMinutes } from '@portal/domain/evidence/evidence-lanes';
import type { Attendance } from '@portal/domain/lessons/attendance';
import type { Db, Tx } from '../../../core/database/database.ts';
import { readAttendance } from '../desk/attendance.service.ts';
import { lessonQueries } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';

/** What is on record of a lesson that is over: when it really was, and who came. */
export interface HeldRecord {
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** That it was held; none where it was not. */
  readonly minutes: number;
  readonly attendance: readonly Pick<Attendance, 'studentName' | 'state' | 'joinedAt' | 'leftAt' | 'minutes'>[];
}

/** The caller has asked whose lesson it is, and that it is over. */
export async function heldRecordOf(on: Db | Tx, lessonId: string): Promise<HeldRecord | undefined> {
  const lesson = await lessonQueries(on).byId(lessonId);
  if (!lesson) return undefined;
  const { held, startedAt, endAt, endedAt } = lesson;
  const roster = await rosterQueries(on).ofLesson(lesson);
  return {
    startedAt,
    endedAt,
    minutes: held ? heldMinutes(lesson, endedAt ?? endAt) : 0,
    attendance: await readAttendance(on, lesson, roster, endAt),
  };
}
