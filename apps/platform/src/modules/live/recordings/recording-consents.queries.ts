import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { RecordingConsent } from '@portal/domain/families/recording-consent.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import {
  classView,
  enrollmentView,
  type Family,
  guardianshipView,
  studentView,
  takesPart,
} from '../../classes/module.ts';
import { liveRecordingConsent } from './recordings.tables.ts';

type ConsentRow = typeof liveRecordingConsent.$inferSelect;

/** What guardians say of the recording of their children; who is none any more has no row. */
export function recordingConsentQueries(db: Db | Tx) {
  const { classId, studentId, guardianId, may, saidAt } = liveRecordingConsent;
  return {
    /** Those of these students of a class of whom some guardian has said yes and none has said no. */
    async consenting(ofClass: string, studentIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (!studentIds.length) return new Set();
      const rows = await db
        .select({ id: studentId })
        .from(liveRecordingConsent)
        .where(and(eq(classId, ofClass), inArray(studentId, [...studentIds])))
        .groupBy(studentId)
        .having(sql`bool_and(${may})`);
      return new Set(rows.map(({ id }) => id));
    },

    /** Of each child of the family who takes part in the class. */
    async of({ class: of, guardian }: Pick<Family, 'class' | 'guardian'>): Promise<RecordingConsent[]> {
      const isRefusedByOther = sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(liveRecordingConsent)
        .where(
          and(
            eq(classId, enrollmentView.classId),
            eq(studentId, enrollmentView.studentId),
            ne(guardianId, guardian.id),
            eq(may, false),
          ),
        )})`;
      const mine = db
        .select({ studentId, may, saidAt })
        .from(liveRecordingConsent)
        .where(and(eq(classId, of.id), eq(guardianId, guardian.id)))
        .as('mine');
      const rows = await db
        .selectDistinct({
          studentId: enrollmentView.studentId,
          name: studentView.name,
          may: mine.may,
          saidAt: mine.saidAt,
          isRefusedByOther: isRefusedByOther.as('is_refused_by_other'),
        })
        .from(enrollmentView)
        .innerJoin(classView, eq(classView.id, enrollmentView.classId))
        .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
        .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
        .leftJoin(mine, eq(mine.studentId, enrollmentView.studentId))
        .where(isOwn(of.id, guardian.id))
        .orderBy(asc(studentView.name), asc(enrollmentView.studentId));
      return rows.map(({ name: _name, saidAt: said, ...row }) => ({ ...row, saidAt: said?.toISOString() ?? null }));
    },

    /** For a child of this guardian who takes part in the class; false where that is none. The same said again changes nothing. */
    async say({ saidAt: at, ...said }: ConsentRow): Promise<boolean> {
      const rows = await db
        .insert(liveRecordingConsent)
        .select(
          db
            .selectDistinct({
              classId: enrollmentView.classId,
              studentId: enrollmentView.studentId,
              guardianId: guardianshipView.guardianId,
              may: sql<boolean>`${said.may}::boolean`.as('may'),
              saidAt: sql<Date>`${at.toISOString()}::timestamptz`.as('said_at'),
            })
            .from(enrollmentView)
            .innerJoin(classView, eq(classView.id, enrollmentView.classId))
            .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
            .where(and(isOwn(said.classId, said.guardianId), eq(enrollmentView.studentId, said.studentId))),
        )
        .onConflictDoUpdate({
          target: [classId, studentId, guardianId],
          set: {
            may: sql`excluded.may`,
            saidAt: sql`case when ${may} = excluded.may then ${saidAt} else excluded.said_at end`,
          },
        })
        .returning({ studentId });
      return rows.length === 1;
    },

    /** How many take the numbered lessons of a class. */
    async sizeOf(ofClass: string): Promise<number> {
      const [row] = await db
        .select({ n: sql<number>`count(distinct ${enrollmentView.studentId})::int` })
        .from(enrollmentView)
        .innerJoin(classView, eq(classView.id, enrollmentView.classId))
        .where(
          and(
            eq(enrollmentView.classId, ofClass),
            isNull(enrollmentView.trialLessonId),
            takesPart(enrollmentView, classView),
          ),
        );
      return row!.n;
    },
  };
}

/** Children of this guardian who take part in this class. */
const isOwn = (classId: string, guardianId: string): SQL =>
  and(
    eq(enrollmentView.classId, classId),
    eq(guardianshipView.guardianId, guardianId),
    takesPart(enrollmentView, classView),
  )!;
