import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../core/database/database.ts';
import { opsItem } from '../core/desk/ops-items.tables.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../modules/classes/classes.tables.ts';
import { familyLink } from '../modules/classes/families/family-links.tables.ts';
import { approvalRequest, course, courseHistory, courseRevision } from '../modules/courses/courses.tables.ts';
import { lecture } from '../modules/coursework/lectures/lectures.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { lessonChange, lessonMove } from '../modules/lessons/moves/lesson-moves.tables.ts';
import { planTask } from '../modules/planning/plan-tasks.tables.ts';
import { profileHistory, profileSubmission, teacherProfile } from '../modules/profile/profile.tables.ts';
import { review, reviewHistory } from '../modules/reviews/reviews.tables.ts';
import { bookingRules, calendarEvent, freeSlot, timeOff } from '../modules/schedule/schedule.tables.ts';
import { workTime } from '../modules/statistics/statistics.tables.ts';
import { supportHistory, supportMessage, supportTicket } from '../modules/support/tickets.tables.ts';
import { insertAssignments } from './coursework/assignments.queries.ts';
import type { DemoData } from './demo-data.ts';
import { insertLessonStories } from './lessons/lesson-stories.queries.ts';
import { insertApplications } from './recruiting/applications.queries.ts';
import { insertWallets } from './wallet/wallets.queries.ts';

/** Writes the demo of the teachers; beside the tests the only place that fills tables of several contexts. */
export async function insertTeaching(db: Db, data: DemoData): Promise<void> {
  const insert = async <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]) => {
    if (rows.length) await db.insert(table).values([...rows]);
  };
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
  await insert(teachingClass, numbered(data.classes));
  // They go with their classes.
  await insert(familyLink, data.familyLinks);
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
  await insert(workTime, data.workTimes);
  await insertWallets(db, data);
  await insertApplications(db, data);
  await insert(supportTicket, data.tickets);
  await insert(supportMessage, data.ticketMessages);
  await insert(supportHistory, data.ticketHistory);
  await insert(lecture, data.lectures);
  await insert(review, data.reviews);
  await insert(reviewHistory, data.reviewHistory);
  await insert(opsItem, [...data.ticketDesk, ...data.reviewDesk]);
}

/** Each class with its place among those of its teacher. */
function numbered(classes: DemoData['classes']): (typeof teachingClass.$inferInsert)[] {
  const counts = new Map<string, number>();
  return classes.map((row) => {
    const classNo = (counts.get(row.teacherId) ?? 0) + 1;
    counts.set(row.teacherId, classNo);
    return { ...row, classNo };
  });
}
