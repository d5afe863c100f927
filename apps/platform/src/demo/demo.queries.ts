import { and, asc, eq, gte, inArray, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../core/database/database.ts';
import { opsItem } from '../core/desk/ops-items.tables.ts';
import { chatMember, chatMessage, chatRoom } from '../modules/chat/chat.tables.ts';
import {
  classHistory,
  enrollment,
  guardian,
  student,
  studentGuardian,
  teachingClass,
} from '../modules/classes/classes.tables.ts';
import { approvalRequest, course, courseHistory, courseRevision } from '../modules/courses/courses.tables.ts';
import { lecture } from '../modules/coursework/lectures/lectures.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { lessonChange, lessonMove } from '../modules/lessons/moves/lesson-moves.tables.ts';
import {
  mail,
  notificationDelivery,
  notificationPreference,
  notificationSwitch,
} from '../modules/notifications/channels.tables.ts';
import {
  notification,
  notificationEarlier,
  notificationInbox,
  notificationSeen,
  outbox,
} from '../modules/notifications/notifications.tables.ts';
import { planTask } from '../modules/planning/plan-tasks.tables.ts';
import { profileHistory, profileSubmission, teacherProfile } from '../modules/profile/profile.tables.ts';
import { review, reviewHistory } from '../modules/reviews/reviews.tables.ts';
import { bookingRules, calendarEvent, freeSlot, timeOff } from '../modules/schedule/schedule.tables.ts';
import { supportHistory, supportMessage, supportTicket } from '../modules/support/tickets.tables.ts';
import { assignmentPrints, insertAssignments, removeAssignments } from './coursework/assignments.queries.ts';
import type { DemoData } from './demo-data.ts';
import { demoMarker } from './demo.tables.ts';
import {
  insertLessonStories,
  lessonPrints,
  removeLessonStories,
  withoutGuard,
} from './lessons/lesson-stories.queries.ts';
import { AUTOPILOT_OPERATOR, DEMO_ACCOUNTS } from './people/accounts.ts';
import { planTaskPrints, removePlanTasks } from './planning/plan-tasks.queries.ts';
import { applicationPrints, insertApplications, removeApplications } from './recruiting/applications.queries.ts';
import { insertWallets, removeWallets, walletPrints } from './wallet/wallets.queries.ts';

const LOCK = 7_306_002;
const DEMO_USERS = Object.values(DEMO_ACCOUNTS).map(({ id }) => id);
// What --reset leaves: the history of migrations and the keys that sign cookies and tokens.
const KEPT = ['schema_migration', 'platform_secret', 'messaging_secret'];

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
      await insert(teacherProfile, data.profiles);
      await insert(profileHistory, data.profileHistory);
      await insert(guardian, data.guardians);
      await insert(student, data.students);
      await insert(studentGuardian, data.relations);
      await insert(course, data.courses);
      await insert(courseRevision, data.courseRevisions);
      await insert(approvalRequest, data.approvalRequests);
      await insert(courseHistory, data.courseHistory);
      await insert(teachingClass, data.classes);
      await insert(lesson, data.lessons);
      await insert(lessonMove, data.lessonMoves);
      await insert(lessonChange, data.lessonChanges);
      await insert(enrollment, data.enrollments);
      await insertAssignments(db, data);
      await insertLessonStories(db, data);
      await insert(planTask, data.planTasks);
      await insert(calendarEvent, data.events);
      await insert(freeSlot, data.freeSlots);
      await insert(timeOff, data.timeOffs);
      await insert(bookingRules, data.bookingRules);
      await insertWallets(db, data);
      await insertApplications(db, data);
      await insert(supportTicket, data.tickets);
      await insert(supportMessage, data.ticketMessages);
      await insert(supportHistory, data.ticketHistory);
      await insert(lecture, data.lectures);
      await insert(review, data.reviews);
      await insert(reviewHistory, data.reviewHistory);
      await insert(opsItem, [...data.ticketDesk, ...data.reviewDesk]);
    },

    /** Removes what `insertTeaching` wrote, and the notifications of the demo accounts with their settings; the accounts stay. */
    async remove(): Promise<void> {
      await removeWallets(db, DEMO_USERS);
      await removeLessonStories(db, DEMO_USERS);
      await removeAssignments(db, DEMO_USERS);
      await removePlanTasks(db, DEMO_USERS);
      const classes = db
        .select({ id: teachingClass.id })
        .from(teachingClass)
        .where(inArray(teachingClass.teacherId, DEMO_USERS));
      const isDemoRoom = or(like(chatRoom.id, 'room-%'), inArray(chatRoom.classId, classes));
      const rooms = db.select({ id: chatRoom.id }).from(chatRoom).where(isDemoRoom);
      for (const table of [chatMessage, chatMember]) await db.delete(table).where(inArray(table.roomId, rooms));
      await db.delete(chatRoom).where(isDemoRoom);
      for (const table of [enrollment, classHistory]) await db.delete(table).where(inArray(table.classId, classes));
      const lessons = db.select({ id: lesson.id }).from(lesson).where(inArray(lesson.teacherId, DEMO_USERS));
      await db.delete(lessonChange).where(inArray(lessonChange.lessonId, lessons));
      const reviews = db.select({ id: review.id }).from(review).where(inArray(review.teacherId, DEMO_USERS));
      await db.delete(reviewHistory).where(inArray(reviewHistory.reviewId, reviews));
      for (const table of [
        lecture,
        review,
        lessonMove,
        lesson,
        teachingClass,
        calendarEvent,
        freeSlot,
        timeOff,
        bookingRules,
      ])
        await db.delete(table).where(inArray(table.teacherId, DEMO_USERS));
      const courses = db.select({ id: course.id }).from(course).where(inArray(course.teacherId, DEMO_USERS));
      await db.delete(courseHistory).where(inArray(courseHistory.courseId, courses));
      // Its revisions and requests go with it.
      await db.delete(course).where(inArray(course.teacherId, DEMO_USERS));
      await removeApplications(db);
      // Their messages and history go with them.
      for (const table of [supportTicket, opsItem]) await db.delete(table).where(inArray(table.teacherId, DEMO_USERS));
      await db.delete(studentGuardian).where(like(studentGuardian.studentId, 'stu-a%'));
      await db.delete(student).where(like(student.id, 'stu-a%'));
      await db.delete(guardian).where(like(guardian.id, 'grd-b%'));
      const deliveries = db
        .select({ id: notificationDelivery.id })
        .from(notificationDelivery)
        .where(inArray(notificationDelivery.userId, DEMO_USERS));
      await db.delete(mail).where(inArray(mail.id, deliveries));
      const notifications = [
        notificationEarlier,
        notification,
        notificationInbox,
        notificationSeen,
        outbox,
        notificationDelivery,
        notificationSwitch,
        notificationPreference,
      ];
      for (const table of [teacherProfile, profileSubmission, ...notifications])
        await db.delete(table).where(inArray(table.userId, DEMO_USERS));
    },

    /** Changes with anything that a person may have done to the demo rows, but not with what the autopilot does. */
    async fingerprint(): Promise<string> {
      const mine = (column: SQL) => sql`${column} in ${DEMO_USERS}`;
      const parts = [
        sql`select 'c' || id || name || version as part from ${teachingClass} where ${mine(sql`teacher_id`)}`,
        sql`select 'l' || id || title || extract(epoch from start_at) || extract(epoch from end_at) || coalesce(cancel_reason, '')
            from ${lesson} where ${mine(sql`teacher_id`)}`,
        sql`select 'e' || id || title || date || time || coalesce(end_time::text, '') || note from ${calendarEvent} where ${mine(sql`teacher_id`)}`,
        sql`select 'f' || id || kind || coalesce(weekday::text, '') || coalesce(date::text, '') || start_minute || '-' || end_minute || audience
            || coalesce(starts_on::text, '') || coalesce(until::text, '') || except_days::text from ${freeSlot} where ${mine(sql`teacher_id`)}`,
        sql`select 't' || id || reason || coalesce(public_reason, '') || extract(epoch from start_at) || extract(epoch from end_at) from ${timeOff} where ${mine(sql`teacher_id`)}`,
        // A room in which she has read nothing may also be one that was made for a class since.
        sql`select 'r' || room_id || last_read_seq || coalesce(archived_at::text, '') from ${chatMember}
            where ${mine(sql`member_id`)} and (last_read_seq > 0 or archived_at is not null)`,
        sql`select 'm' || id || (status = 'WITHDRAWN') from ${lessonMove} where ${mine(sql`teacher_id`)} and proposed_by = 'TEACHER'`,
        sql`select 'm' || id || status from ${lessonMove} where ${mine(sql`teacher_id`)} and proposed_by = 'STUDENT'
            and status in ('ACCEPTED', 'DECLINED')`,
        sql`select 'b' || ${bookingRules}::text from ${bookingRules} where ${mine(sql`teacher_id`)}`,
        sql`select 's' || id || (status = 'CANCELED') || coalesce(nullif(reviewer_id, ${AUTOPILOT_OPERATOR.id}), '')
            from ${profileSubmission} where ${mine(sql`user_id`)}`,
        sql`select 'p' || user_id || version from ${teacherProfile} where ${mine(sql`user_id`)}`,
        sql`select 'h' || h.ticket_id || h.event || extract(epoch from h.at) from ${supportHistory} h join ${supportTicket} s on s.id = h.ticket_id
            where ${mine(sql`s.teacher_id`)} and h.actor_id is not null and h.actor_id <> ${AUTOPILOT_OPERATOR.id}`,
        sql`select 'v' || h.review_id || h.event || extract(epoch from h.at) from ${reviewHistory} h join ${review} v on v.id = h.review_id
            where ${mine(sql`v.teacher_id`)} and h.actor <> 'STUDENT' and h.actor_id <> ${AUTOPILOT_OPERATOR.id}`,
        sql`select 'u' || id || version from ${lecture} where ${mine(sql`teacher_id`)}`,
        ...applicationPrints(),
        sql`select 'd' || queue || id || reviewer_id from ${opsItem} where ${mine(sql`teacher_id`)} and reviewer_id <> ${AUTOPILOT_OPERATOR.id}`,
        sql`select 'k' || id || work_no || extract(epoch from updated_at) || coalesce(archived_at::text, '') from ${course} where ${mine(sql`teacher_id`)}`,
        sql`select 'q' || r.id || (r.status = 'CANCELED')
            || case when r.reviewer_id <> ${AUTOPILOT_OPERATOR.id} then r.reviewer_id || r.status else '' end
            from ${approvalRequest} r join ${course} c on c.id = r.course_id where ${mine(sql`c.teacher_id`)}`,
        ...walletPrints(mine),
        ...lessonPrints(mine),
        ...assignmentPrints(mine),
        ...planTaskPrints(mine),
      ];
      const [row] = await db
        .select({ print: sql<string>`md5(string_agg(part, '|' order by part collate "C"))` })
        .from(sql`(${sql.join(parts, sql` union all `)}) as parts`);
      return row!.print;
    },

    /** Proposals of teachers that wait for their students. */
    waitingMoves: (): Promise<{ id: string; createdAt: Date }[]> =>
      db
        .select({ id: lessonMove.id, createdAt: lessonMove.createdAt })
        .from(lessonMove)
        .where(and(eq(lessonMove.status, 'PROPOSED'), eq(lessonMove.proposedBy, 'TEACHER')))
        .orderBy(asc(lessonMove.seq)),

    /** Lessons of a teacher from one moment to another that no proposal waits for, in order. */
    quietLessons: (teacherId: string, from: Date, to: Date): Promise<{ id: string }[]> =>
      db
        .select({ id: lesson.id })
        .from(lesson)
        .leftJoin(lessonMove, and(eq(lessonMove.lessonId, lesson.id), eq(lessonMove.status, 'PROPOSED')))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, 'UPCOMING'),
            gte(lesson.startAt, from),
            lt(lesson.startAt, to),
            isNull(lessonMove.id),
          ),
        )
        .orderBy(asc(lesson.startAt)),

    /** Empties every table of the platform except what no reset may lose. */
    async truncateAll(): Promise<void> {
      const rows = await db
        .select({ name: sql<string>`tablename` })
        .from(sql`pg_tables`)
        .where(sql`schemaname = current_schema() and tablename not in ${KEPT}`);
      const names = sql.join(
        rows.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await withoutGuard(db, async () => void (await db.execute(sql`truncate ${names} restart identity`)));
    },
  };
}
