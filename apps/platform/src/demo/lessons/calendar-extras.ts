import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { addDays, instantOf, isoWeekdayOf } from '@portal/domain/time/day';
import type { bookingRules, calendarEvent, freeSlot, timeOff } from '../../modules/schedule/schedule.tables.ts';
import { anchorOf, DEMO_ZONE, weekPattern } from './week-pattern.ts';

type EventRow = typeof calendarEvent.$inferInsert;
type FreeSlotRow = typeof freeSlot.$inferInsert;
type TimeOffRow = typeof timeOff.$inferInsert;
type BookingRulesRow = typeof bookingRules.$inferInsert;

const WEEKLY_SLOTS = 22;
/** Weekly free time is open from the week of this Monday on. */
const TERM_MONDAY = '2026-01-05';

/** Days from today, title, start, end and note of the personal entries. */
const EVENTS: readonly (readonly [number, string, string, string | null, string])[] = [
  [-23, '치과 예약', '09:30', '10:30', '정기 검진'],
  [-16, '학부모 상담 준비', '10:00', '11:00', '중2 내신 대비반 여섯 가정. 지난 단원 평가 결과를 먼저 정리하기.'],
  [-12, '교재 주문', '11:30', null, '확률 단원 부교재 10권'],
  [-9, '선생님 모임', '10:00', '12:00', '온라인 판서 도구를 함께 써 보기'],
  [-5, '중간 점검 설문 보내기', '09:00', null, '문항 다섯 개, 금요일까지 답 받기'],
  [-2, '은행 업무', '11:00', '11:40', ''],
  [0, '내일 수업 자료 확인', '22:10', '22:40', '일차함수 활용 문제와 숙제 답안'],
  [1, '학부모 상담', '12:00', '12:40', '이번 달 출석과 숙제를 함께 보기'],
  [2, '단원 평가 문제 만들기', '10:00', '11:30', '연립방정식 서술형 세 문항 넣기'],
  [4, '병원 예약', '09:40', '10:20', ''],
  [6, '친구 결혼식', '11:00', '13:00', '축하 인사 미리 준비하기'],
  [9, '공개 수업 준비', '10:30', '12:00', '첫 10분 활동을 다시 짜기'],
  [13, '월말 정리', '21:00', '21:50', '정산 내역 확인, 다음 달 계획'],
  [20, '가족 여행 준비', '20:30', null, '휴가 동안 연락할 방법을 학부모님께 알리기'],
];

export function buildEvents(teacherId: string, now: Date): EventRow[] {
  const { day } = anchorOf(now);
  return EVENTS.map(([offset, title, time, endTime, note], at) => ({
    id: `evt-math-${String(at + 1).padStart(2, '0')}`,
    teacherId,
    title,
    date: addDays(day, offset),
    time,
    endTime,
    note,
  }));
}

// Local hours of a day that are open to new students; those that meet a regular lesson are left out.
const OPEN_HOURS = [
  [9 * 60, 10 * 60 + 30],
  [20 * 60 + 30, 22 * 60],
  [10 * 60 + 40, 12 * 60],
  [13 * 60, 14 * 60 + 30],
  [22 * 60, 22 * 60 + 30],
  [7 * 60, 8 * 60],
] as const;

// Late hours are for students who know her already.
const LATE = 22 * 60;

/** 22 weekly stretches clear of the regular lessons, and five on single days. */
export function buildFreeSlots(teacherId: string, now: Date): FreeSlotRow[] {
  const pattern = weekPattern(now);
  const isClear = (weekday: number, start: number, end: number) =>
    pattern.every(
      (lesson) => lesson.weekday !== weekday || end <= lesson.minute || start >= lesson.minute + lesson.length,
    );
  const weekly = OPEN_HOURS.flatMap(([start, end]) =>
    [1, 2, 3, 4, 5, 6].filter((weekday) => isClear(weekday, start, end)).map((weekday) => ({ weekday, start, end })),
  ).slice(0, WEEKLY_SLOTS);
  const { day: today } = anchorOf(now);
  const sunday = addDays(today, 7 - isoWeekdayOf(today));
  const dates = [sunday, addDays(sunday, 7), addDays(sunday, 14)].map((date) => ({
    date,
    start: 15 * 60,
    end: 17 * 60,
  }));
  const mornings = [addDays(today, 3), addDays(today, 10)].map((date) => ({ date, start: 6 * 60, end: 6 * 60 + 50 }));
  return [
    ...weekly.map(({ weekday, start, end }, at): FreeSlotRow => ({
      id: `free-math-w${String(at + 1).padStart(2, '0')}`,
      teacherId,
      kind: 'WEEKLY',
      weekday,
      startsOn: addDays(TERM_MONDAY, weekday - 1),
      date: null,
      startMinute: start,
      endMinute: end,
      audience: start < LATE ? 'ALL' : 'REGULARS',
    })),
    ...[...dates, ...mornings].map(({ date, start, end }, at): FreeSlotRow => ({
      id: `free-math-d${at + 1}`,
      teacherId,
      kind: 'DATE',
      weekday: null,
      date,
      startMinute: start,
      endMinute: end,
    })),
  ];
}

/** One week, after the running classes end and before the next ones begin. */
export function buildTimeOff(teacherId: string, now: Date): TimeOffRow {
  const { day } = anchorOf(now);
  const monday = addDays(day, 29 - isoWeekdayOf(day));
  return {
    id: 'off-math-1',
    teacherId,
    startAt: instantOf(monday, 0, DEMO_ZONE),
    endAt: instantOf(addDays(monday, 7), 0, DEMO_ZONE),
    reason: '가족 여행으로 한 주 쉬어요.',
    publicReason: '한 주 쉬고 돌아올게요.',
  };
}

/** The language teacher has pupils in Vietnam: their clock and their holidays stand beside her own. */
export const buildBookingRules = (teacherId: string): BookingRulesRow => ({
  ...DEFAULT_BOOKING_RULES,
  teacherId,
  secondTimeZone: 'Asia/Ho_Chi_Minh',
  holidayCountries: ['KR', 'VN'],
});
