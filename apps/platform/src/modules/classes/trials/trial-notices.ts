import { formatMoment } from '@portal/domain/format/date-time';
import { paths, sitePath } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { Newcomer } from '../enrollments/enrollments.queries.ts';

/** To the teacher, of a lesson that a family tries: who comes, and what for. */
export const trialBooked =
  (
    lesson: { readonly id: string; readonly classId: string; readonly className: string; readonly startAt: Date },
    { studentName, age, goals, guardianName }: Pick<Newcomer, 'studentName' | 'age' | 'goals' | 'guardianName'>,
  ): ZonedNotice =>
  (zone) => ({
    kind: 'TRIAL_LESSON',
    entity: lesson.id,
    version: 'BOOKED',
    title: '체험 수업을 예약한 가족이 있어요',
    ...about(
      { id: lesson.classId, name: lesson.className },
      `${formatMoment(lesson.startAt, zone)}.`,
      `${studentName} (${age}세, 보호자 ${guardianName})`,
      goals.trim() === '' ? '' : `· 배우고 싶은 것: ${goals.trim()}`,
    ),
    url: sitePath(paths.calendarLesson(lesson.id, dayOf(lesson.startAt, zone))),
  });
