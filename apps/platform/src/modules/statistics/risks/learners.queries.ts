import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { chatRoomView } from '../../chat/module.ts';
import { classView, enrollmentView, guardianshipView, guardianView, studentView } from '../../classes/module.ts';
import { absences, missing, scores } from './runs.queries.ts';
import { silentSince } from './silence.queries.ts';

/** A student of a running class with what may tell that he is about to stop; lists begin with the newest. */
export interface LearnerRow {
  readonly studentId: string;
  readonly studentName: string;
  readonly avatar: string | null;
  readonly classId: string;
  readonly className: string;
  readonly roomId: string | null;
  /** What his family reads. */
  readonly language: 'ko' | 'vi';
  readonly absences: readonly boolean[];
  readonly missing: readonly boolean[];
  readonly scores: readonly number[];
  readonly silentSince: Date | null;
}

/** Those who take part in the running classes of a teacher now. */
export function readLearners(db: Db, teacherId: string, now: Date): Promise<LearnerRow[]> {
  const learner = db
    .select({
      studentId: enrollmentView.studentId,
      classId: enrollmentView.classId,
      enrolledAt: enrollmentView.enrolledAt,
      className: sql<string>`${classView.name}`.as('class_name'),
      isAlone: sql<boolean>`count(*) over (partition by ${enrollmentView.classId}) = 1`.as('is_alone'),
    })
    .from(classView)
    .innerJoin(enrollmentView, eq(enrollmentView.classId, classView.id))
    .where(
      and(
        eq(classView.teacherId, teacherId),
        eq(classView.progress, 'IN_PROGRESS'),
        isNull(classView.canceledAt),
        eq(enrollmentView.status, 'ACTIVE'),
        isNull(enrollmentView.endedAt),
        isNull(enrollmentView.trialLessonId),
      ),
    )
    .as('learner');
  return db
    .select({
      studentId: learner.studentId,
      studentName: studentView.name,
      avatar: studentView.avatar,
      classId: learner.classId,
      className: learner.className,
      // Among others nothing is said of a child: there she writes to one family alone, in another way.
      roomId: sql<string | null>`case when learner.is_alone then ${chatRoomView.id} end`,
      language: sql<'ko' | 'vi'>`coalesce((
        select min(${guardianView.language}) from ${guardianshipView}
        join ${guardianView} on ${guardianView.id} = ${guardianshipView.guardianId}
        where ${guardianshipView.studentId} = learner.student_id), 'ko')`,
      absences,
      missing: missing(now),
      scores,
      silentSince: silentSince(teacherId, now),
    })
    .from(learner)
    .innerJoin(studentView, eq(studentView.id, learner.studentId))
    .leftJoin(chatRoomView, eq(chatRoomView.classId, learner.classId))
    .orderBy(learner.className, studentView.name, learner.studentId);
}
