import { CARD_KIND_LABELS, type CardHomeworkState, type CardKind } from '@portal/domain/chat/chat-card';
import { ASSIGNMENT_STATUS_LABELS, type AssignmentStatus } from '@portal/domain/coursework/assignment';
import { formatDayWithWeekday, formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import { cityOf } from '@portal/domain/format/zone-city';
import { dayOf } from '@portal/domain/time/day';

/** What stands on a card in a talk, for whoever reads it. */
export const cards = {
  names: CARD_KIND_LABELS as Readonly<Record<CardKind, string>>,
  gone: '지금은 볼 수 없는 카드예요.',
  /** `YYYY-MM-DD`. */
  day: formatDayWithWeekday,
  soon: (day: string, today: string, wait: number) => `${nameDay(day, today)} 수업 · ${formatDuration(wait)} 뒤`,
  running: '지금 수업하고 있어요',
  /** By other clocks than those of who reads: with the day only where it is another one. */
  theirs(at: string, zone: string, day: string): string {
    const there = dayOf(at, zone);
    return `${cityOf(zone)} ${there === day ? '' : `${formatDayWithWeekday(there)} `}${formatTime(at, zone)}`;
  },
  lesson: (no: number, isTrial: boolean) => (isTrial ? '체험 수업' : `${no}회차`),
  states: {
    UPCOMING: '예정',
    IN_PROGRESS: '진행 중',
    HELD: '마쳤어요',
    NOT_HELD: '진행 안 함',
    CANCELED: '취소',
    PROPOSED: '답을 기다려요',
    MOVED: '옮겼어요',
  },
  movedFrom: (moment: string) => `${moment}에서 옮겼어요.`,
  proposals: {
    TEACHER: (span: string) => `선생님이 제안한 시간: ${span}`,
    STUDENT: (span: string) => `가족이 바라는 시간: ${span}`,
  },
  wordsAreNoYes: '메시지로 한 대답은 제안의 답이 아니에요.',
  until: (moment: string) => `${moment}까지`,
  handedIn: (submitted: number, students: number) => `제출 ${submitted}/${students}`,
  statuses: ASSIGNMENT_STATUS_LABELS as Readonly<Record<AssignmentStatus, string>>,
  homework: {
    OPEN: '미제출',
    LATE_WINDOW: '늦은 제출 가능',
    CLOSED: '제출 안 함',
    HANDED_IN: '제출',
    HANDED_IN_LATE: '늦은 제출',
    AGAIN: '다시 제출',
    RETURNED: '채점 완료',
  } as Readonly<Record<CardHomeworkState, string>>,
  stars: (rating: number) => `별 다섯 개 중 ${rating}개`,
  reply: '선생님의 답글',
};
export type CardWords = typeof cards;
