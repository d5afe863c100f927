import type { LessonDesk } from '@portal/domain/teaching/lesson-desk.contract';
import { lessonOpensAt, noShowFrom } from '@portal/domain/teaching/lesson-transitions';
import { DomainError } from '../../../core/domain-error.ts';
import { classStudentQueries } from '../classes/class-students.queries.ts';
import { programmeOf } from '../classes/programme-progress.queries.ts';
import { lessonQueries } from '../lessons.queries.ts';
import { findTeacher } from '../teacher.ts';
import { readAttendance } from './attendance.service.ts';
import { asDiary, diaryQueries } from './diary.queries.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { lessonDeskQueries } from './lesson-desk.queries.ts';
import { freeMinutesAfter } from './lesson-extensions.ts';

const NAMES_SHOWN = 4;

/** A lesson of this teacher as its page and its wrap-up show it. */
export function lessonDeskView({ database: { db }, clock, accounts }: LessonDeskDeps) {
  return async (teacherId: string, id: string): Promise<LessonDesk> => {
    const lesson = await lessonQueries(db).byId(id);
    if (lesson?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
    const students = await classStudentQueries(db).ofLesson(lesson);
    const teacher = await findTeacher(db, accounts)({ userId: teacherId });
    const desk = lessonDeskQueries(db);
    const [attendance, extensions, meetingUrl, { programme }, diary, recipients] = await Promise.all([
      readAttendance(db, lesson, students, clock.now()),
      freeMinutesAfter(db, clock, teacher, lesson),
      desk.meetingUrlOf(lesson.classId),
      programmeOf(db, lesson.classId, clock.now()),
      diaryQueries(db).of(id),
      desk.recipientsOf(students.map((student) => student.id)),
    ]);
    const { startAt, endAt, startedAt, endedAt, notHeldReason, programmeNo, ...row } = lesson;
    return {
      lesson: {
        ...row,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
        studentCount: students.length,
        studentNames: students.slice(0, NAMES_SHOWN).map(({ name }) => name),
      },
      opensAt: lessonOpensAt(lesson).toISOString(),
      noShowFrom: noShowFrom(lesson).toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      notHeldReason,
      extensions,
      meetingUrl,
      students,
      attendance,
      programme,
      diary: asDiary(diary, programmeNo),
      recipients: recipients.map(({ id: guardianId, name, language }) => ({ id: guardianId, name, language })),
    };
  };
}
