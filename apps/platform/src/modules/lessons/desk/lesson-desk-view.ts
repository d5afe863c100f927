import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { guardianQueries } from '../../classes/module.ts';
import { evidenceQueries } from '../evidence/evidence.queries.ts';
import { questionsOf } from '../families/lesson-questions.service.ts';
import { lessonQueries } from '../lessons.queries.ts';
import { programmeOf } from '../programmes/programmes.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { readAttendance } from './attendance.service.ts';
import { asDiary, diaryQueries } from './diary.queries.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { lessonDeskQueries } from './lesson-desk.queries.ts';
import { freeMinutesAfter } from './lesson-extensions.ts';
import { waitIn } from './lesson-presence.ts';

const NAMES_SHOWN = 4;

/** A lesson of this teacher as its page and its wrap-up show it. */
export function lessonDeskView({ database: { db }, clock, questioned, homework, income, tasks: plan }: LessonDeskDeps) {
  return async (teacher: Teacher, id: string): Promise<LessonDesk> => {
    const lesson = await lessonQueries(db).byId(id);
    if (lesson?.teacherId !== teacher.id) throw new DomainError('NOT_FOUND');
    const now = clock.now();
    const roster = await rosterQueries(db).ofLesson(lesson);
    const students = await homework.withHomework(lesson.classId, roster, now);
    const meetingUrl = await lessonDeskQueries(db).meetingUrlOf(lesson.classId);
    const [
      attendance,
      { wait },
      extensions,
      { programme },
      diary,
      recipients,
      tasks,
      homeworkDueAt,
      questions,
      recorded,
    ] = await Promise.all([
      readAttendance(db, lesson, students, now),
      waitIn(db, { ...lesson, meetingUrl, students }, now),
      freeMinutesAfter(db, clock, teacher, lesson),
      programmeOf(db, lesson.classId, now),
      diaryQueries(db).of(id),
      guardianQueries(db).recipientsOf(students.map((student) => student.id)),
      plan.madeBy(teacher.id, id),
      homework.dueOf(lesson.classId, now),
      questionsOf(db, id),
      evidenceQueries(db).recordedIn([id]),
    ]);
    const { startAt, endAt, startedAt, endedAt, notHeldReason, programmeNo, programmeAlso, ...row } = lesson;
    return {
      lesson: {
        ...row,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
        isWrappedUp: diary !== undefined && diary.sentAt !== null,
        studentCount: students.length,
        studentNames: students.slice(0, NAMES_SHOWN).map(({ name }) => name),
      },
      opensAt: lessonOpensAt(lesson).toISOString(),
      wait,
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      notHeldReason,
      isQuestioned: (await questioned(db, now)).includes(id),
      isPriced: await income.isPriced(id),
      wasRecorded: recorded.length > 0,
      questions,
      extensions,
      meetingUrl,
      students,
      attendance,
      programme,
      // A lesson of several steps is taught as far as the last of them.
      diary: asDiary(diary, { programmeNo: programmeAlso.at(-1) ?? programmeNo, homeworkDueAt }),
      recipients: recipients.map(({ id: guardianId, name, language }) => ({ id: guardianId, name, language })),
      tasks,
    };
  };
}
