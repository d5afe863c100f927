import { and, eq, gt, inArray, like, lte, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../core/database.ts';
import { notification, notificationInbox, notificationSeen, outbox } from '../modules/messaging/messaging.tables.ts';
import {
  calendarEvent,
  enrollment,
  freeSlot,
  guardian,
  lesson,
  profileSubmission,
  student,
  studentGuardian,
  teachingClass,
  timeOff,
} from '../modules/teaching/teaching.tables.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { DemoData } from './demo-data.ts';
import { demoMarker } from './demo.tables.ts';

const LOCK = 7_306_002;
const DEMO_USERS = Object.values(DEMO_ACCOUNTS).map(({ id }) => id);
// What --reset leaves: the history of migrations and the keys that sign cookies and tokens.
const KEPT = ['schema_migration', 'platform_secret'];

// A guardian who says nothing for a day has confirmed the lesson.
const CONFIRMED_AFTER_MS = 86_400_000;

type MarkerRow = typeof demoMarker.$inferSelect;

/** Writes and removes demo data; beside the tests the only place that touches tables of several contexts. */
export function demoQueries(db: Db) {
  const insert = async <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]) => {
    if (rows.length) await db.insert(table).values([...rows]);
  };

  return {
    /** Until the transaction ends, nobody else loads demo data into this database. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    },

    async marker(): Promise<MarkerRow | undefined> {
      const [row] = await db.select().from(demoMarker).where(eq(demoMarker.id, 1));
      return row;
    },

    async mark(row: Omit<MarkerRow, 'id'>): Promise<void> {
      await db
        .insert(demoMarker)
        .values({ id: 1, ...row })
        .onConflictDoUpdate({ target: demoMarker.id, set: row });
    },

    async insertTeaching(data: DemoData): Promise<void> {
      await insert(profileSubmission, data.submissions);
      await insert(guardian, data.guardians);
      await insert(student, data.students);
      await insert(studentGuardian, data.relations);
      await insert(teachingClass, data.classes);
      await insert(lesson, data.lessons);
      await insert(enrollment, data.enrollments);
      await insert(calendarEvent, data.events);
      await insert(freeSlot, data.freeSlots);
      await insert(timeOff, data.timeOffs);
    },

    /** Removes what `insertTeaching` wrote and the notifications of the demo accounts; the accounts stay. */
    async remove(): Promise<void> {
      const classes = db
        .select({ id: teachingClass.id })
        .from(teachingClass)
        .where(inArray(teachingClass.teacherId, DEMO_USERS));
      await db.delete(enrollment).where(inArray(enrollment.classId, classes));
      for (const table of [lesson, teachingClass, calendarEvent, freeSlot, timeOff])
        await db.delete(table).where(inArray(table.teacherId, DEMO_USERS));
      await db.delete(studentGuardian).where(like(studentGuardian.studentId, 'stu-a%'));
      await db.delete(student).where(like(student.id, 'stu-a%'));
      await db.delete(guardian).where(like(guardian.id, 'grd-b%'));
      for (const table of [profileSubmission, notification, notificationInbox, notificationSeen, outbox])
        await db.delete(table).where(inArray(table.userId, DEMO_USERS));
    },

    /** Changes with anything that a person may have done to the demo rows, but not with what the autopilot does. */
    async fingerprint(): Promise<string> {
      const mine = (column: SQL) => sql`${column} in ${DEMO_USERS}`;
      const parts = [
        sql`select 'c' || id || name || progress || coalesce(cancel_reason, '') as part from ${teachingClass} where ${mine(sql`teacher_id`)}`,
        sql`select 'l' || id || title || extract(epoch from start_at) || extract(epoch from end_at) || coalesce(cancel_reason, '')
            from ${lesson} where ${mine(sql`teacher_id`)}`,
        sql`select 'e' || id || title || date || time || coalesce(end_time::text, '') || note from ${calendarEvent} where ${mine(sql`teacher_id`)}`,
        sql`select 'f' || id || kind || coalesce(weekday::text, '') || coalesce(date::text, '') || start_minute || '-' || end_minute
            from ${freeSlot} where ${mine(sql`teacher_id`)}`,
        sql`select 't' || id || reason || extract(epoch from start_at) || extract(epoch from end_at) from ${timeOff} where ${mine(sql`teacher_id`)}`,
        sql`select 's' || id || status from ${profileSubmission} where ${mine(sql`user_id`)}`,
      ];
      const [row] = await db
        .select({ print: sql<string>`md5(string_agg(part, '|' order by part collate "C"))` })
        .from(sql`(${sql.join(parts, sql` union all `)}) as parts`);
      return row!.print;
    },

    /** Starts and ends the lessons of the demo teachers as time passes; tells which ones changed. */
    async moveLessonsOn(now: Date): Promise<{ id: string; teacherId: string }[]> {
      const isMine = inArray(lesson.teacherId, DEMO_USERS);
      const changed = { id: lesson.id, teacherId: lesson.teacherId };
      const isOver = lte(lesson.endAt, now);
      const ended = await db
        .update(lesson)
        .set({ status: 'DONE', held: true, version: sql`${lesson.version} + 1` })
        .where(and(isMine, inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS']), isOver))
        .returning(changed);
      const started = await db
        .update(lesson)
        .set({ status: 'IN_PROGRESS', version: sql`${lesson.version} + 1` })
        .where(and(isMine, eq(lesson.status, 'UPCOMING'), lte(lesson.startAt, now)))
        .returning(changed);
      const running = db
        .select({ id: teachingClass.id })
        .from(teachingClass)
        .where(eq(teachingClass.progress, 'IN_PROGRESS'));
      const confirmed = await db
        .update(lesson)
        .set({ status: 'FINISHED', version: sql`${lesson.version} + 1` })
        .where(
          and(
            isMine,
            eq(lesson.status, 'DONE'),
            lte(lesson.endAt, new Date(now.getTime() - CONFIRMED_AFTER_MS)),
            inArray(lesson.classId, running),
          ),
        )
        .returning(changed);
      return [...ended, ...started, ...confirmed];
    },

    /** Lessons of these teachers that begin after `from` and not after `to`. */
    async lessonsBeginning(teacherIds: readonly string[], from: Date, to: Date) {
      return db
        .select({
          id: lesson.id,
          version: lesson.version,
          teacherId: lesson.teacherId,
          startAt: lesson.startAt,
          className: teachingClass.name,
        })
        .from(lesson)
        .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
        .where(
          and(
            inArray(lesson.teacherId, [...teacherIds]),
            eq(lesson.status, 'UPCOMING'),
            gt(lesson.startAt, from),
            lte(lesson.startAt, to),
          ),
        );
    },

    /** Empties every table of the platform except what no reset may lose. */
    async truncateAll(): Promise<void> {
      const rows = await db
        .select({ name: sql<string>`tablename` })
        .from(sql`pg_tables`)
        .where(sql`schemaname = current_schema() and tablename not in ${KEPT}`);
      await db.execute(
        sql`truncate ${sql.join(
          rows.map(({ name }) => sql.identifier(name)),
          sql`, `,
        )} restart identity`,
      );
    },
  };
}
