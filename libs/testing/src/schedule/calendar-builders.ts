import type { Lesson } from '@portal/domain/lessons/lesson';
import type { Calendar, CalendarEvent, FreeTime } from '@portal/domain/schedule/calendar';
import type { TimeOff } from '@portal/domain/schedule/time-off';

/** A group lesson that runs at the frozen moment: Wednesday 18 November 2026, 10:30 to 11:30 in Seoul. */
export const aLesson = (over: Partial<Lesson> = {}): Lesson => ({
  id: 'lesson-1',
  classId: 'class-1',
  className: '중2 수학 개념 완성 – 일차함수',
  classNo: 1,
  no: 12,
  title: '일차함수의 그래프',
  startAt: '2026-11-18T10:30:00+09:00',
  endAt: '2026-11-18T11:30:00+09:00',
  status: 'IN_PROGRESS',
  held: null,
  isWrappedUp: false,
  isTrial: false,
  mode: 'ONLINE',
  place: null,
  studentCount: 4,
  studentNames: ['학생 A01', '학생 A02', '학생 A03', '학생 A04'],
  cancelReason: null,
  ...over,
});

/** The teacher's own entry, on the afternoon of the frozen day. */
export const aCalendarEvent = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'event-1',
  title: '학부모 상담 준비',
  date: '2026-11-18',
  time: '13:00',
  endTime: '13:30',
  note: '3반 과제 결과를 먼저 보기',
  busy: true,
  ...over,
});

/** Two free hours, repeated weekly, on the day after the frozen one. */
export const aFreeTime = (over: Partial<FreeTime> = {}): FreeTime => ({
  slotId: 'slot-1',
  repeats: true,
  startAt: '2026-11-19T14:00:00+09:00',
  endAt: '2026-11-19T16:00:00+09:00',
  ...over,
});

/** The Sunday after the frozen day. */
export const aTimeOff = (over: Partial<TimeOff> = {}): TimeOff => ({
  id: 'off-1',
  startAt: '2026-11-22T00:00:00+09:00',
  endAt: '2026-11-23T00:00:00+09:00',
  reason: '가족 행사',
  publicReason: null,
  ...over,
});

/** The week of the frozen moment, Monday 16 to Sunday 22 November 2026: a lesson of every status, an event, free time. */
export const aCalendar = (over: Partial<Calendar> = {}): Calendar => ({
  secondTimeZone: null,
  lessons: [
    aLesson({ id: 'lesson-mon', no: 11, title: '기울기와 절편', status: 'FINISHED', held: true, ...at('16', 19, 60) }),
    aLesson({
      id: 'lesson-tue',
      classId: 'class-2',
      className: '중3 수학 심화',
      classNo: 2,
      no: 8,
      title: '이차방정식의 활용',
      status: 'DONE',
      held: true,
      ...at('17', 16, 120),
    }),
    aLesson(),
    aLesson({
      id: 'lesson-trial',
      classId: 'class-3',
      className: '중1 수학 체험 수업',
      classNo: 3,
      no: 1,
      title: '정수와 유리수',
      status: 'UPCOMING',
      isTrial: true,
      studentCount: 1,
      studentNames: ['학생 A12'],
      ...at('18', 17, 30),
    }),
    aLesson({
      id: 'lesson-thu',
      classId: 'class-4',
      className: '고1 수학 대면 수업',
      classNo: 4,
      no: 3,
      title: '집합의 연산',
      status: 'UPCOMING',
      mode: 'OFFLINE',
      place: '마포구 스터디룸 2호',
      ...at('19', 10, 60),
    }),
    aLesson({
      id: 'lesson-fri',
      no: 13,
      title: '일차함수의 활용',
      status: 'CANCELED',
      held: false,
      cancelReason: '학생 사정으로 취소',
      ...at('20', 19, 60),
    }),
    aLesson({ id: 'lesson-sat', no: 14, title: '연립방정식과 그래프', status: 'UPCOMING', ...at('21', 10, 180) }),
  ],
  events: [aCalendarEvent()],
  freeTimes: [aFreeTime(), aFreeTime({ slotId: 'slot-2', ...at('20', 9, 90) })],
  timeOffs: [aTimeOff()],
  moves: [],
  busy: [],
  holidays: [],
  ...over,
});

/** Start and end of something on a day of November 2026 in Seoul. */
function at(day: string, hour: number, minutes: number): { startAt: string; endAt: string } {
  const end = hour * 60 + minutes;
  const clock = (total: number) =>
    `2026-11-${day}T${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}:00+09:00`;
  return { startAt: clock(hour * 60), endAt: clock(end) };
}

/** One day alone, with free time and an entry of her own between two lessons of two classes. */
export function aFullDay(day: string): Calendar {
  const from = (start: string, end: string) => ({
    startAt: `${day}T${start}:00+09:00`,
    endAt: `${day}T${end}:00+09:00`,
  });
  return aCalendar({
    lessons: [
      aLesson({ status: 'UPCOMING', ...from('14:00', '15:00') }),
      aLesson({
        id: 'lesson-2',
        className: '중3 수학 심화',
        classNo: 2,
        status: 'UPCOMING',
        ...from('16:30', '18:00'),
      }),
    ],
    moves: [],
    events: [aCalendarEvent({ date: day, time: '15:15', endTime: '16:00' })],
    freeTimes: [aFreeTime(from('10:00', '14:00'))],
    timeOffs: [],
    busy: [],
    holidays: [],
  });
}
