import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { grossOf } from '@portal/domain/wallet/income-formula';
import type { Db } from '../../../core/database/database.ts';
import { classView, enrollmentView } from '../../classes/module.ts';
import { coursePackageView } from '../../courses/module.ts';

/** What one more lesson of a class brings before the fee, for each of its students. */
export interface LessonPrice {
  readonly classId: string;
  readonly className: string;
  readonly studentCount: number;
  readonly gross: number;
}

/** Prices of the classes of one teacher. Every statement names her. */
export function lessonPriceQueries(db: Db, teacherId: string) {
  return {
    /** Of classes that run or are to come, with whoever takes them now; the oldest first. */
    async running(): Promise<LessonPrice[]> {
      const rows = await db
        .select({
          classId: classView.id,
          className: classView.name,
          packageFee: coursePackageView.fee,
          lessonCount: coursePackageView.lessonCount,
          packageMinutes: coursePackageView.minutes,
          studentCount: sql<number>`(select count(*)::int from ${enrollmentView} where ${and(
            eq(enrollmentView.classId, classView.id),
            eq(enrollmentView.status, 'ACTIVE'),
            isNull(enrollmentView.trialLessonId),
          )})`,
        })
        .from(classView)
        .innerJoin(
          coursePackageView,
          and(
            eq(coursePackageView.courseId, classView.courseId),
            eq(coursePackageView.revisionNo, classView.revisionNo),
            eq(coursePackageView.packageId, classView.packageId),
          ),
        )
        .where(
          and(
            eq(classView.teacherId, teacherId),
            inArray(classView.progress, ['UPCOMING', 'IN_PROGRESS']),
            isNull(classView.canceledAt),
            eq(classView.isTrial, false),
            isNotNull(coursePackageView.fee),
          ),
        )
        .orderBy(asc(classView.classNo));
      return rows
        .filter(({ packageMinutes, studentCount }) => packageMinutes && studentCount > 0)
        .map(({ packageFee, lessonCount, packageMinutes, ...one }) => ({
          ...one,
          gross: grossOf({ packageFee, lessonCount, packageMinutes }, packageMinutes),
        }));
    },
  };
}
