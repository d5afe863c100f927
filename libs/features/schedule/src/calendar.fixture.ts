import type { Lesson, LessonStatus } from '@portal/domain/lessons/lesson';
import type { Calendar } from '@portal/domain/schedule/calendar';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { addDays, mondayOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { aCalendar, aCalendarEvent, aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';

/** The moment of the stories: Wednesday morning, inside a lesson. */
export const NOW = '2026-11-18T10:42:00+09:00';
export const TODAY = '2026-11-18';
const MONDAY = mondayOf(TODAY);

const at = (day: string, start: string, end: string) => ({
  startAt: `${day}T${start}:00+09:00`,
  endAt: `${day}T${end}:00+09:00`,
});

const names = (count: number) => Array.from({ length: count }, (_, at) => `학생 B0${at + 1}`);

let lessonNumber = 0;
function lesson(weekday: number, start: string, end: string, className: string, over: Partial<Lesson> = {}): Lesson {
  lessonNumber += 1;
  const status: LessonStatus = weekday < 2 ? 'FINISHED' : 'UPCOMING';
  return aLesson({
    id: `week-${lessonNumber}`,
    className,
    status,
    held: status === 'FINISHED' ? true : null,
    ...at(addDays(MONDAY, weekday), start, end),
    ...over,
  });
}

/** What each class of the week learns, from which lesson on; a trial begins at its first. */
const PROGRAMMES: Readonly<Record<string, { from: number; titles: readonly string[] }>> = {
  '중2 수학 개념 완성': { from: 11, titles: ['기울기와 절편', '일차함수의 그래프', '일차함수의 활용'] },
  '고1 수학 기초': { from: 7, titles: ['집합의 뜻', '집합의 연산'] },
  '중3 수학 심화': { from: 8, titles: ['이차방정식의 활용', '이차함수의 그래프'] },
  '중1 수학 A반': { from: 5, titles: ['문자와 식'] },
  '중1 수학 체험': { from: 1, titles: ['정수와 유리수'] },
  '중1 수학 보충': { from: 3, titles: ['일차방정식 복습'] },
  '무료 체험 수업': { from: 1, titles: ['수학 진단'] },
  '주말 집중반': { from: 4, titles: ['서술형 대비'] },
};

/** The lessons of a week, each class counted on from where it stood. */
function numbered(lessons: Lesson[]): Lesson[] {
  const counts = new Map<string, number>();
  return lessons.map((one) => {
    const at = counts.get(one.className) ?? 0;
    counts.set(one.className, at + 1);
    const { from = 1, titles = [] } = PROGRAMMES[one.className] ?? {};
    const classNo = [...counts.keys()].indexOf(one.className) + 1;
    return { ...one, classId: `class-${classNo}`, classNo, no: from + at, title: titles[at] ?? one.title };
  });
}

/** What she opens every week, one evening for those who have lessons already, and once on a Saturday. */
export const someFreeSlots = (): FreeSlot[] => [
  aFreeSlot({ id: 'f1', weekday: 'MONDAY', start: '09:00', end: '11:30' }),
  aFreeSlot({ id: 'f2', weekday: 'WEDNESDAY', start: '14:00', end: '17:00' }),
  aFreeSlot({ id: 'f3', weekday: 'FRIDAY', start: '09:00', end: '12:00', until: '2026-12-24', except: ['2026-11-27'] }),
  aFreeSlot({ id: 'f4', weekday: 'MONDAY', start: '19:00', end: '21:00', audience: 'REGULARS' }),
  { id: 'f5', kind: 'DATE', date: '2026-11-21', start: '14:00', end: '16:00', audience: 'ALL' },
];

/** The same as the calendar of this week has it. */
const freeTimesOf = (slots: readonly FreeSlot[]) =>
  slots.map((slot) => {
    const day = slot.kind === 'DATE' ? slot.date : addDays(MONDAY, WEEKDAYS.indexOf(slot.weekday));
    return aFreeTime({ slotId: slot.id, repeats: slot.kind === 'WEEKLY', ...at(day, slot.start, slot.end) });
  });

/** The working week of a mathematics teacher: every kind, a short one, neighbours, an entry over free time. */
export const aWorkingWeek = (): Calendar =>
  aCalendar({
    lessons: numbered([
      lesson(0, '13:00', '14:30', '중2 수학 개념 완성'),
      lesson(0, '17:00', '18:00', '고1 수학 기초'),
      lesson(1, '10:00', '10:50', '중3 수학 심화', {
        status: 'CANCELED',
        held: false,
        cancelReason: '학생의 학교 행사와 겹쳐 다음 주로 옮겼어요.',
      }),
      lesson(1, '16:00', '18:00', '중1 수학 A반', { studentCount: 6, studentNames: names(6) }),
      lesson(2, '10:30', '11:30', '중2 수학 개념 완성', { status: 'IN_PROGRESS' }),
      lesson(2, '17:00', '17:30', '중1 수학 체험', { isTrial: true, studentCount: 1, studentNames: ['학생 A12'] }),
      lesson(2, '19:00', '20:00', '고1 수학 기초', { mode: 'OFFLINE', place: '마포구 스터디룸 2호' }),
      lesson(3, '15:00', '16:00', '중3 수학 심화', { studentCount: 2, studentNames: ['학생 A03', '학생 A07'] }),
      lesson(3, '15:30', '17:00', '중1 수학 보충'),
      lesson(4, '13:00', '14:00', '무료 체험 수업', { isTrial: true, studentCount: 1, studentNames: ['학생 A20'] }),
      lesson(4, '19:00', '20:30', '중2 수학 개념 완성'),
      lesson(5, '09:30', '11:30', '주말 집중반', { studentCount: 6, studentNames: names(6) }),
    ]),
    events: [
      aCalendarEvent({
        id: 'e1',
        title: '학부모 상담 준비',
        date: addDays(MONDAY, 2),
        time: '15:00',
        endTime: '15:45',
      }),
      aCalendarEvent({ id: 'e2', title: '과제 평가 마감', date: addDays(MONDAY, 4), time: '16:00', endTime: null }),
    ],
    freeTimes: freeTimesOf(someFreeSlots()),
    timeOffs: [],
  });

/** A week in which five classes meet at once, before and after the working hours too. */
export const aBusyWeek = (): Calendar =>
  aCalendar({
    lessons: numbered(
      Array.from({ length: 5 * 12 }, (_, index) => {
        const weekday = index % 5;
        const start = 7 * 60 + Math.floor(index / 5) * 75;
        return lesson(
          weekday,
          timeOfMinute(start),
          timeOfMinute(start + 120),
          `중${1 + (index % 3)} 수학 ${index + 1}반`,
        );
      }),
    ),
    freeTimes: [],
    timeOffs: [],
  });

export const anEmptyCalendar = (): Calendar => aCalendar({ lessons: [], events: [], freeTimes: [], timeOffs: [] });

/** A lesson stands where the clock has it, one of five is cancelled; of those that are over some wait for their confirmation. */
function statusOf(index: number, { startAt, endAt }: Pick<Lesson, 'startAt' | 'endAt'>): LessonStatus {
  const now = Date.parse(NOW);
  if (index % 5 === 3) return 'CANCELED';
  if (Date.parse(startAt) > now) return 'UPCOMING';
  if (Date.parse(endAt) > now) return 'IN_PROGRESS';
  return index % 5 === 2 ? 'DONE' : 'FINISHED';
}

/**
 * `count` items spread over the days from `from` to `to`: four lessons, then an own entry, and so on.
 * The bench compares a change of month with plain FullCalendar on 1,000 of them.
 */
export function manyItems(count: number, from: string, to: string): Calendar {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const lessons: Calendar['lessons'] = [];
  const events: Calendar['events'] = [];
  for (let index = 0; index < count; index += 1) {
    const day = addDays(from, Math.floor((index * days) / count));
    const hour = String(8 + ((index * 5) % 13)).padStart(2, '0');
    if (index % 5 === 4) {
      events.push(
        aCalendarEvent({
          id: `many-${index}`,
          title: `상담 ${index}`,
          date: day,
          time: `${hour}:00`,
          endTime: `${hour}:40`,
        }),
      );
    } else {
      const time = at(day, `${hour}:00`, `${hour}:50`);
      const classNo = 1 + (index % 17);
      const ofClass = { classId: `class-${classNo}`, classNo, className: `중2 수학 ${index % 17}반` };
      lessons.push(aLesson({ id: `many-${index}`, ...ofClass, status: statusOf(index, time), ...time }));
    }
  }
  return aCalendar({ lessons, events, freeTimes: [], timeOffs: [] });
}
