import { wordsBy } from '../reading/room-words.ts';

/** What is written before a time, and after it. */
type AroundTime = readonly [before: string, after: string];

export const clock = {
  starts: ['시작까지', ''] as AroundTime,
  left: ['남은 시간', ''] as AroundTime,
  overBy: ['', '지났어요'] as AroundTime,
  kept: '출석과 시간이 저절로 남고 있어요',
  nearEnd: '5분 남았어요',
  over: '수업 시간이 끝났어요',
};

/** What only a teacher does about the time of her lesson, and while she waits. */
export const hostClock = {
  mayExtend: '시간을 늘리거나 수업을 끝낼 수 있어요.',
  mayEnd: '수업을 끝낼 수 있어요.',
  start: '수업 시작',
  extend: '시간 늘리기',
  extendBy: (minutes: number) => `${minutes}분 늘리기`,
  noExtension: '다음 일정이 있어 늘릴 수 없어요',
  extended: (minutes: number) => `${minutes}분 늘렸어요`,
  waited: '학생을 기다린 시간',
  /** Behind which stands what she may do while she waits. */
  toDo: '할 일',
  nowStep: '지금',
  afterMinutes: (minutes: number) => `기다린 지 ${minutes}분이 되면`,
  tellStep: '기다린다고 알릴 수 있어요',
  absentStep: '결석으로 정할 수 있어요',
  tellIn: (left: string) => `${left} 뒤에 알릴 수 있어요.`,
  tellLater: '5분을 기다린 뒤에 알릴 수 있어요.',
  waitRefused: {
    NOT_FOUND: '알릴 학생이 없어요. 모두 왔거나 못 온다고 했어요.',
    NOT_ALLOWED: '아직 알릴 수 없어요. 5분을 기다린 뒤에 알려 주세요.',
    RATE_LIMIT: '조금 전에 알렸어요. 몇 분 뒤에 다시 알릴 수 있어요.',
  },
  waitKept: '기다린 시간은 증거 기록에 남아요.',
  waitMessage: '기다린다고 알리기',
  tellAgain: '다시 알리기',
  toldAt: (time: string) => `${time}에 알렸어요.`,
  tellAgainIn: (left: string) => `${left} 뒤에 다시 알릴 수 있어요.`,
  waitSent: '아직 오지 않은 학생에게 알렸어요',
  endQuestion: '수업을 끝낼까요?',
  endBody: '강의실이 모두에게 닫히고, 출석이 지금까지의 기록으로 채워져요. 되돌릴 수 없어요.',
  keep: '계속 수업하기',
} as const;

const vietnamese: typeof clock = {
  starts: ['Bắt đầu sau', ''],
  left: ['Còn lại', ''],
  overBy: ['Quá giờ', ''],
  kept: 'Điểm danh và thời gian được tự động ghi lại',
  nearEnd: 'Còn 5 phút',
  over: 'Đã hết giờ học',
};

export const useClockWords = wordsBy({ ko: clock, vi: vietnamese });
