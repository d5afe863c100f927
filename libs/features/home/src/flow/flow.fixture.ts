import type { Lesson } from '@portal/domain/lessons/lesson';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import type { BusyBlock } from '@portal/domain/schedule/calendar';
import { anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { aCalendar, aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';

const at = (time: string) => `2026-11-18T${time}:00+09:00`;

/** A lesson of the frozen Wednesday, between two times. */
export const aLessonAt = (from: string, to: string, over: Partial<Lesson> = {}): Lesson =>
  aLesson({ id: `at-${from.replace(':', '')}`, status: 'UPCOMING', startAt: at(from), endAt: at(to), ...over });

export const aBusyBlock = (from: string, to: string): BusyBlock => ({
  id: 'busy-1',
  calendarId: 'cal-1',
  title: '치과',
  startAt: at(from),
  endAt: at(to),
});

/** Something that is to be done today. */
export const aTaskDue = (time: string, title = '시간 변경 요청에 답하기: 중3 수학 심화 · 내일 17:00'): TodayTask => ({
  id: `due-${time.replace(':', '')}`,
  type: 'REMINDER',
  title,
  dueAt: at(time),
  isOverdue: false,
  class: null,
  action: { kind: 'ANSWER_MOVE', lesson: { id: 'lesson-9', startAt: '2026-11-19T17:00:00+09:00' } },
});

const own = anOwnTask({ dueAt: at('18:00') });
export const anOwnTaskDue: TodayTask = {
  id: own.id,
  type: 'REMINDER',
  title: own.title,
  dueAt: own.dueAt,
  isOverdue: false,
  class: null,
  action: { kind: 'FINISH_TASK', task: own },
};

/** A whole day: what was, what runs, what comes, her own, and what is due. */
export const aFullDay = aCalendar({
  lessons: [
    aLessonAt('08:00', '08:50', {
      status: 'DONE',
      held: true,
      classId: 'class-6',
      classNo: 6,
      className: '초6 수학 – 분수의 나눗셈',
      isWrappedUp: true,
    }),
    aLessonAt('09:00', '09:30', {
      status: 'DONE',
      held: true,
      classId: 'class-3',
      classNo: 3,
      className: '중1 수학 1:1 – 문자와 식',
      studentCount: 1,
    }),
    aLesson(),
    aLessonAt('11:40', '12:30', {
      classId: 'class-2',
      classNo: 2,
      className: '중2 내신 대비반 – 연립방정식',
      studentCount: 6,
    }),
    aLessonAt('14:30', '15:00', { status: 'CANCELED', classId: 'class-4', classNo: 4, className: '고1 수학 기초' }),
    aLessonAt('15:00', '15:30', {
      classId: 'class-5',
      classNo: 5,
      className: '중1 수학 체험 수업',
      isTrial: true,
      studentCount: 1,
      studentNames: ['학생 A12'],
    }),
    aLessonAt('16:00', '16:50', { classId: 'class-4', classNo: 4, className: '중3 수학 – 이차방정식' }),
  ],
  events: [aCalendarEvent()],
  busy: [aBusyBlock('16:30', '17:30')],
});
