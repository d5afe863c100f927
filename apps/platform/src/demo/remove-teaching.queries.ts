import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import { opsItem } from '../core/desk/ops-items.tables.ts';
import { announcement } from '../modules/chat/announcements/announcements.tables.ts';
import { chatMember, chatMessage, chatRoom } from '../modules/chat/chats.tables.ts';
import { chatLater } from '../modules/chat/later/later.tables.ts';
import { announcementLater } from '../modules/chat/later-announcements/later-announcements.tables.ts';
import { chatReport } from '../modules/chat/reports/reports.tables.ts';
import {
  classHistory,
  enrollment,
  guardian,
  student,
  studentGuardian,
  teachingClass,
} from '../modules/classes/classes.tables.ts';
import { course, courseHistory } from '../modules/courses/courses.tables.ts';
import { lecture } from '../modules/coursework/lectures/lectures.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { lessonChange, lessonMove } from '../modules/lessons/moves/lesson-moves.tables.ts';
import {
  mail,
  notificationDelivery,
  notificationPreference,
  notificationSwitch,
} from '../modules/notifications/channels/channels.tables.ts';
import {
  notification,
  notificationEarlier,
  notificationInbox,
  notificationSeen,
  outbox,
} from '../modules/notifications/list/notifications.tables.ts';
import { profileSubmission, teacherProfile } from '../modules/profile/profile.tables.ts';
import { review, reviewHistory } from '../modules/reviews/reviews.tables.ts';
import { bookingRules, calendarEvent, freeSlot, timeOff } from '../modules/schedule/schedule.tables.ts';
import { workTime } from '../modules/statistics/statistics.tables.ts';
import { supportTicket } from '../modules/support/tickets.tables.ts';
import { removeCommunity } from './community/community.queries.ts';
import { removeAssignments } from './coursework/assignments.queries.ts';
import { removeLessonPacks } from './coursework/lesson-packs.queries.ts';
import { removeLessonStories } from './lessons/lesson-stories.queries.ts';
import { DEMO_USERS } from './people/accounts.ts';
import { removePlanTasks } from './planning/plan-tasks.queries.ts';
import { removePoints } from './points/points.queries.ts';
import { removeApplications } from './recruiting/applications.queries.ts';
import { removeWallets } from './wallet/wallets.queries.ts';

/** Removes what `insertTeaching` wrote, and the notifications of the demo accounts with their settings; the accounts stay. */
export async function removeTeaching(db: Db): Promise<void> {
  await removeCommunity(db);
  await removePoints(db, DEMO_USERS);
  await removeWallets(db, DEMO_USERS);
  await removeLessonStories(db, DEMO_USERS);
  await removeAssignments(db, DEMO_USERS);
  await removeLessonPacks(db, DEMO_USERS);
  await removePlanTasks(db, DEMO_USERS);
  const classes = db
    .select({ id: teachingClass.id })
    .from(teachingClass)
    .where(inArray(teachingClass.teacherId, DEMO_USERS));
  const isDemoRoom = or(like(chatRoom.id, 'room-%'), inArray(chatRoom.classId, classes));
  const rooms = db.select({ id: chatRoom.id }).from(chatRoom).where(isDemoRoom);
  // Of whom a report is about who has no account, the desk has no teacher.
  const cases = db.select({ id: chatReport.caseId }).from(chatReport).where(inArray(chatReport.roomId, rooms));
  await db.delete(opsItem).where(and(eq(opsItem.queue, 'CHATS'), inArray(opsItem.id, cases)));
  for (const table of [chatReport, chatLater, chatMessage, chatMember])
    await db.delete(table).where(inArray(table.roomId, rooms));
  await db.delete(chatRoom).where(isDemoRoom);
  for (const table of [announcement, announcementLater])
    await db.delete(table).where(inArray(table.teacherId, DEMO_USERS));
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
    workTime,
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
}
