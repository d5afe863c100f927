import { QueryBuilder } from 'drizzle-orm/pg-core';
import { attendance, lessonDiary } from './desk/lesson-desk.tables.ts';
import { lesson } from './lessons.tables.ts';
import { lessonMove } from './moves/lesson-moves.tables.ts';

// What other contexts may read of lessons in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Lessons, for the statements of other contexts. */
export const lessonView = read
  .select({
    id: lesson.id,
    teacherId: lesson.teacherId,
    classId: lesson.classId,
    no: lesson.no,
    title: lesson.title,
    startAt: lesson.startAt,
    endAt: lesson.endAt,
    startedAt: lesson.startedAt,
    endedAt: lesson.endedAt,
    status: lesson.status,
    held: lesson.held,
    noShow: lesson.noShow,
    isTrial: lesson.isTrial,
    mode: lesson.mode,
  })
  .from(lesson)
  .as('lesson_view');

/** Who came to which lesson, for the statements of other contexts. */
export const attendanceView = read
  .select({ lessonId: attendance.lessonId, studentId: attendance.studentId, state: attendance.state })
  .from(attendance)
  .as('attendance_view');

/** Whether the note about a lesson is sent and confirmed, for the statements of other contexts. */
export const diaryView = read
  .select({
    lessonId: lessonDiary.lessonId,
    sentAt: lessonDiary.sentAt,
    confirmBy: lessonDiary.confirmBy,
    confirmedAt: lessonDiary.confirmedAt,
    confirmedBy: lessonDiary.confirmedBy,
  })
  .from(lessonDiary)
  .as('diary_view');

/** Proposals of other times, for the statements of other contexts. */
export const lessonMoveView = read
  .select({
    id: lessonMove.id,
    seq: lessonMove.seq,
    lessonId: lessonMove.lessonId,
    teacherId: lessonMove.teacherId,
    answerBy: lessonMove.answerBy,
    status: lessonMove.status,
    proposedBy: lessonMove.proposedBy,
    createdAt: lessonMove.createdAt,
  })
  .from(lessonMove)
  .as('lesson_move_view');
