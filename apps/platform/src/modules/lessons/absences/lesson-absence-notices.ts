import { isShortNotice } from '@portal/domain/classes/short-notice';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths, sitePath } from '@portal/domain/site/paths';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';

interface Said {
  readonly studentId: string;
  readonly studentName: string;
  readonly guardianName: string;
  readonly at: Date;
}

const absenceNotice =
  (lesson: NamedLesson, { studentId, studentName, guardianName, at }: Said, title: string, reason = ''): ZonedNotice =>
  (zone) => ({
    kind: 'LESSON_ABSENCE',
    entity: `${lesson.id} ${studentId}`,
    version: at.toISOString(),
    isUrgent: isShortNotice(lesson.startAt, at),
    title,
    ...about(
      { id: lesson.classId, name: lesson.className, no: lesson.no },
      `${formatMoment(lesson.startAt, zone)}.`,
      `${studentName} (보호자 ${guardianName}).`,
      reason && `이유: ${reason}`,
    ),
    url: sitePath(paths.lesson(lesson.id)),
  });

/** To the teacher: a student cannot come to the lesson. */
export const absenceAnnounced = (lesson: NamedLesson, said: Said, reason: string): ZonedNotice =>
  absenceNotice(lesson, said, '이번 수업에 못 오는 학생이 있어요', reason);

/** To the teacher: he comes all the same. */
export const absenceTakenBack = (lesson: NamedLesson, said: Said): ZonedNotice =>
  absenceNotice(lesson, said, '못 온다고 했던 학생이 와요');
