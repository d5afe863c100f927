import { RETRY_LABEL } from '@portal/domain/contract/message';
import { clockOf } from '@portal/domain/format/zone-city';
import type { CalendarView } from './address/calendar-view.ts';
import type { ItemKind } from './items/calendar-item.ts';
import { titles } from './title-messages.ts';

const views: Record<CalendarView, string> = { day: '일', week: '주', month: '월', agenda: '목록' };

const kinds: Record<ItemKind, string> = {
  lesson: '수업',
  trial: '체험 수업',
  done: '끝난 수업',
  canceled: '취소된 수업',
  proposal: '제안한 새 시간',
  event: '내 일정',
  free: '수업 가능 시간',
  off: '쉬는 시간',
};

export const messages = {
  title: titles.calendar,
  illToday: titles.illToday,
  addTimeOff: titles.addTimeOff,
  views,
  viewLabel: '보기 방식',
  viewNow: (view: string) => `보기 방식: ${view}`,
  kinds,
  today: '오늘',
  previous: { day: '이전 날', week: '이전 주', month: '이전 달' },
  next: { day: '다음 날', week: '다음 주', month: '다음 달' },
  pickDate: '날짜 고르기',
  month: (year: number, month: number) => `${year}년 ${month}월`,
  /** After the spoken date. */
  goTo: ' 보기',
  more: (count: number) => `${count}개 더 보기`,
  moreOf: (date: string, count: number) => `${date}, 일정 ${count}개 더 보기`,
  itemsOf: (count: number) => `일정 ${count}개`,
  classesLabel: '이 수업만 보기',
  legendLabel: '일정 종류',
  lessonsToday: (count: number) => `오늘 수업 ${count}개`,
  lessonsThisWeek: (count: number, length: string) =>
    count === 0 ? '이번 주 수업 0개' : `이번 주 수업 ${count}개, ${length}`,
  timeZone: clockOf,
  /** Before the name of a class. */
  trial: '체험',
  students: (count: number) => `학생 ${count}명`,
  /** After a time, where there is little room. */
  andPeople: (count: number) => ` · ${count}명`,
  studentNames: (names: readonly string[], count: number) =>
    names.length < count ? `${names.join(', ')} 외 ${count - names.length}명` : names.join(', '),
  noStudents: '아직 학생이 없어요',
  span: (start: string, end: string) => `${start}부터 ${end}까지`,
  lesson: {
    detail: '수업 정보',
    className: '수업',
    title: '회차',
    time: '일시',
    status: '상태',
    students: '학생',
    place: '장소',
    mode: '수업 방식',
    cancelReason: '취소한 이유',
    no: (n: number) => `${n}회차`,
    held: '진행 여부',
  },
  event: { detail: '내 일정', title: '제목', date: '날짜', time: '시각', note: '메모', noNote: '입력하지 않음' },
  emptyWeek: '이번 주에는 일정이 없어요',
  emptyRange: '이 기간에는 일정이 없어요',
  emptyBody: '수업 가능 시간을 열거나 강좌를 만들어 보세요.',
  emptyDay: '일정이 없는 날이에요',
  failed: '일정을 불러오지 못했어요',
  stale: '보이는 내용은 그대로 쓸 수 있어요.',
  retry: RETRY_LABEL,
  traceId: (id: string) => `문의 번호 ${id}`,
} as const;
