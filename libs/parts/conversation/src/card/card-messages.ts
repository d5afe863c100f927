import type { CardKind } from '@portal/domain/chat/chat-card';

/** What a teacher does with cards; the words are hers alone. */
export const cardDeeds = {
  add: '카드 넣기',
  title: '카드 넣기',
  lead: '지금 상태가 그대로 보이는 카드를 메시지에 넣어요.',
  kinds: { LESSON: '수업', ASSIGNMENT: '과제', REVIEW: '후기' } satisfies Record<CardKind, string>,
  kind: '카드 종류',
  loading: '카드로 넣을 것을 불러오는 중',
  failed: '카드로 넣을 것을 불러오지 못했어요',
  none: {
    LESSON: '이 대화와 상관있는 수업이 없어요',
    ASSIGNMENT: '이 대화와 상관있는 과제가 없어요',
    REVIEW: '이 대화와 상관있는 후기가 없어요',
  } satisfies Record<CardKind, string>,
  noneBody: '새로 생기면 여기에서 고를 수 있어요.',
  chosen: '보낼 카드',
  remove: '카드 빼기',
  move: '새 시간 제안',
  see: '수업 보기',
  grade: (count: number) => `채점하기 ${count}`,
  submissions: '제출 보기',
  answer: '답글 쓰기',
  review: '후기 보기',
  /** Which of several cards a deed is of, for who hears it. */
  of: (name: string) => `: ${name}`,
  reply: {
    label: '답글',
    placeholder: '고마운 마음과 다음에 함께할 것을 적어 보세요',
    send: '답글 올리기',
    sending: '올리는 중',
    cancel: '그만두기',
    done: '답글을 올렸어요',
    failed: '답글을 올리지 못했어요',
  },
};
