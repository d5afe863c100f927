import type { TodayTask } from '@portal/domain/planning/today.contract';

type Kind = TodayTask['action']['kind'];

export const messages = {
  due: (time: string) => `${time}까지`,
  overdue: (time: string) => `${time} 마감이 지났어요`,
  noDue: '정해진 시간 없음',
  /** Of what is put off. */
  again: (when: string) => `${when}에 다시 보여요`,
  actions: {
    OPEN_LESSON: '수업 보기',
    WRAP_UP: '마무리하기',
    ANSWER_MOVE: '답하기',
    OPEN_PROFILE: '프로필 쓰기',
    GRADE: '채점하기',
  },
  tags: { ANSWER_MOVE: '시간 변경', OPEN_PROFILE: '수업 프로필', WRAP_UP: '마무리 필요' } as Partial<
    Record<Kind, string>
  >,
  prepare: '수업 준비',
  finish: '마쳤어요',
  finished: '할 일을 마쳤어요',
  finishFailed: '마쳤다고 적지 못했어요',
} as const;
