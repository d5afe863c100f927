import type { LastResult } from '@portal/domain/coursework/assignment-template';

/** Up to two days in hours, then in days. */
const lengthOf = (hours: number): string =>
  hours < 1 ? '한 시간 안' : hours < 48 ? `${Math.round(hours)}시간` : `${Math.round(hours / 24)}일`;

/** Giving an assignment again, and keeping it for that. */
export const again = {
  title: '다시 내기',
  classes: '어느 수업에 낼까요?',
  classesFailed: '수업을 불러오지 못했어요',
  classesLoading: '수업을 불러오는 중이에요',
  deadlineDay: '마감 날짜',
  deadlineTime: '마감 시각',
  helper: '내용과 파일은 그대로 가고, 내자마자 공개돼요.',
  give: '과제 내기',
  asDraft: '초안으로 두기',
  given: (count: number) => `수업 ${count}개에 과제를 냈어요`,
  drafted: (count: number) => `수업 ${count}개에 초안을 두었어요`,
  failed: '과제를 내지 못했어요',
  close: '닫기',
  keep: '템플릿으로 두기',
  kept: '템플릿으로 두었어요',
  keepFailed: '템플릿으로 두지 못했어요',
} as const;

/** How it went when it was given before. */
export const last = {
  title: '지난 결과',
  average: (average: number) => `평균 ${average}점`,
  handedIn: ({ students, submitted }: LastResult) => `${students}명 중 ${submitted}명 제출`,
  inTime: (count: number) => `제때 ${count}명`,
  typical: (hours: number) => `보통 ${lengthOf(hours)}`,
} as const;
