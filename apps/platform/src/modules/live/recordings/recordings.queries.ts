import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollmentView } from '../../classes/module.ts';
import { lessonView, type pastLessonsOf } from '../../lessons/module.ts';
import { livePresence } from '../live.tables.ts';
import { liveRecording, liveRecordingConsent, type RecordingRow } from './recordings.tables.ts';

/** Those that can be watched or will be. */
const STANDING = ['RUNNING', 'SAVING', 'READY'] as const;
/** Those of which nothing may be left. */
const NOTHING_LEFT = ['FAILED', 'ERASED'] as const;

/** A recording with the end of its lesson, by which it is erased. */
export interface KeptRecording {
  readonly row: RecordingRow;
  readonly lessonEndAt: Date;
}

export function recordingQueries(db: Db | Tx) {
  const isStanding = inArray(liveRecording.state, STANDING);

  async function change(where: SQL, to: Partial<RecordingRow>): Promise<RecordingRow | undefined> {
    const [row] = await db.update(liveRecording).set(to).where(where).returning();
    return row;
  }
  const running = (where?: SQL) =>
    db
      .select()
      .from(liveRecording)
      .where(and(eq(liveRecording.state, 'RUNNING'), where))
      .orderBy(asc(liveRecording.startedAt));

  return {
    /** False where one runs already. */
    async begin(
      row: Pick<RecordingRow, 'id' | 'lessonId' | 'objectKey' | 'startedAt'>,
    ): Promise<RecordingRow | undefined> {
      const [begun] = await db
        .insert(liveRecording)
        .values({ ...row, state: 'RUNNING' })
        .onConflictDoNothing()
        .returning();
      return begun;
    },

    running: async (lessonId: string): Promise<RecordingRow | undefined> =>
      (await running(eq(liveRecording.lessonId, lessonId)))[0],

    allRunning: (): Promise<RecordingRow[]> => running(),

    /** The media server has begun it under this name; undefined where it was ended meanwhile. */
    keepEgress: (id: string, egressId: string) =>
      change(and(eq(liveRecording.id, id), eq(liveRecording.state, 'RUNNING'))!, { egressId }),

    end: (id: string, state: 'SAVING' | 'FAILED', endedAt: Date) =>
      change(and(eq(liveRecording.id, id), eq(liveRecording.state, 'RUNNING'))!, { state, endedAt }),

    ready: (id: string, { seconds, bytes }: { readonly seconds: number; readonly bytes: number }) =>
      change(and(eq(liveRecording.id, id), eq(liveRecording.state, 'SAVING'))!, {
        state: 'READY',
        seconds,
        bytes,
        isSettled: true,
      }),

    /** Its file will not come. */
    lose: (id: string) =>
      change(and(eq(liveRecording.id, id), eq(liveRecording.state, 'SAVING'))!, { state: 'FAILED', isSettled: true }),

    /** Of what is failed or erased: the media server does nothing for it any more. */
    settle: (id: string) =>
      change(and(eq(liveRecording.id, id), inArray(liveRecording.state, NOTHING_LEFT))!, { isSettled: true }),

    /** What it was before it was erased; undefined where there is nothing to erase. */
    async erase(id: string, erasedAt: Date): Promise<RecordingRow | undefined> {
      const [before] = await db
        .select()
        .from(liveRecording)
        .where(and(eq(liveRecording.id, id), isStanding))
        .for('update');
      if (before)
        await change(eq(liveRecording.id, id), { state: 'ERASED', endedAt: before.endedAt ?? erasedAt, erasedAt });
      return before;
    },

    /** Nothing of it lies in the store any more, unless the media server may still bring it there. */
    gone: (id: string) => change(and(eq(liveRecording.id, id), eq(liveRecording.isSettled, true))!, { isGone: true }),

    unsettled: (): Promise<RecordingRow[]> =>
      db.select().from(liveRecording).where(eq(liveRecording.isSettled, false)).orderBy(asc(liveRecording.startedAt)),

    /** Those whose file has to go out of the store. */
    removable: (): Promise<RecordingRow[]> =>
      db
        .select()
        .from(liveRecording)
        .where(and(inArray(liveRecording.state, NOTHING_LEFT), eq(liveRecording.isGone, false)))
        .orderBy(asc(liveRecording.startedAt)),

    /** Those of lessons that were over by then. */
    async due(overBy: Date): Promise<string[]> {
      const rows = await db
        .select({ id: liveRecording.id })
        .from(liveRecording)
        .innerJoin(lessonView, eq(lessonView.id, liveRecording.lessonId))
        .where(and(inArray(liveRecording.state, ['SAVING', 'READY']), lte(lessonView.endAt, overBy)))
        .orderBy(asc(liveRecording.id));
      return rows.map(({ id }) => id);
    },

    /** Those of lessons that a child takes or took of whom a guardian says no; of one child in one class, or of all. */
    async refused(only?: { readonly classId: string; readonly studentId: string }): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: liveRecording.id })
        .from(liveRecording)
        .innerJoin(lessonView, eq(lessonView.id, liveRecording.lessonId))
        .innerJoin(enrollmentView, and(eq(enrollmentView.classId, lessonView.classId), takes))
        .innerJoin(
          liveRecordingConsent,
          and(
            eq(liveRecordingConsent.classId, lessonView.classId),
            eq(liveRecordingConsent.studentId, enrollmentView.studentId),
            eq(liveRecordingConsent.may, false),
          ),
        )
        .where(
          and(
            isStanding,
            only && eq(liveRecordingConsent.classId, only.classId),
            only && eq(liveRecordingConsent.studentId, only.studentId),
          ),
        )
        .orderBy(asc(liveRecording.id));
      return rows.map(({ id }) => id);
    },

    /** Those of these lessons in whose rooms the host is. */
    async hosted(lessonIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (!lessonIds.length) return new Set();
      const rows = await db
        .select({ id: livePresence.lessonId })
        .from(livePresence)
        .where(
          and(
            inArray(livePresence.lessonId, [...lessonIds]),
            eq(livePresence.role, 'HOST'),
            eq(livePresence.place, 'ROOM'),
          ),
        );
      return new Set(rows.map(({ id }) => id));
    },

    /** Of a lesson of this teacher, the newest first; undefined where that is none. */
    async ofTeacher(teacherId: string, lessonId: string): Promise<KeptRecording[] | undefined> {
      const rows = await db
        .select({ row: liveRecording, lessonEndAt: lessonView.endAt })
        .from(lessonView)
        .leftJoin(liveRecording, eq(liveRecording.lessonId, lessonView.id))
        .where(and(eq(lessonView.id, lessonId), eq(lessonView.teacherId, teacherId)))
        .orderBy(desc(liveRecording.startedAt), desc(liveRecording.id));
      return rows.length ? rows.flatMap(({ row, lessonEndAt }) => (row ? [{ row, lessonEndAt }] : [])) : undefined;
    },

    /** What can be watched of one of these lessons, or will be; the oldest first. */
    ofPast: (own: ReturnType<typeof pastLessonsOf>, lessonId: string): Promise<KeptRecording[]> =>
      db
        .select({ row: liveRecording, lessonEndAt: lessonView.endAt })
        .from(own)
        .innerJoin(lessonView, eq(lessonView.id, own.id))
        .innerJoin(liveRecording, and(eq(liveRecording.lessonId, own.id), isStanding))
        .where(eq(own.id, lessonId))
        .orderBy(asc(liveRecording.startedAt), asc(liveRecording.id)),

    /** Those of these lessons of which something can be watched, or will be. */
    async standingIn(lessonIds: readonly string[]): Promise<string[]> {
      if (!lessonIds.length) return [];
      const rows = await db
        .selectDistinct({ id: liveRecording.lessonId })
        .from(liveRecording)
        .where(and(inArray(liveRecording.lessonId, [...lessonIds]), isStanding));
      return rows.map(({ id }) => id);
    },
  };
}

/** Whoever is in a class takes its lessons while he is in it; who only tries, the one. */
const takes = or(
  eq(enrollmentView.trialLessonId, lessonView.id),
  and(
    isNull(enrollmentView.trialLessonId),
    eq(lessonView.isTrial, false),
    gt(lessonView.endAt, sql`coalesce(${enrollmentView.takesFrom}, ${enrollmentView.enrolledAt})`),
    or(isNull(enrollmentView.endedAt), gt(enrollmentView.endedAt, lessonView.startAt)),
  ),
);
