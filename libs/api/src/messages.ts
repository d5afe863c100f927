import { MESSAGES } from '@portal/domain/contract/message';

/** Sentences for failures about which the server says nothing that can be shown (messages.ko.json, `error`). */
export const PROBLEM_MESSAGES = {
  occurred: MESSAGES.errorOccurred,
  timeout: MESSAGES.timeout,
  server: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요.',
  tooManyRequests: '요청이 너무 잦아요. 잠시 뒤 다시 해 주세요.',
  sessionExpired: '로그인 시간이 지났어요. 다시 로그인해 주세요.',
  forbidden: '이 작업을 할 권한이 없어요.',
  notFound: '찾는 내용이 없어요.',
  conflict: '다른 곳에서 먼저 바뀌었어요. 새로고침하고 다시 해 주세요.',
  locked: '지금은 수정할 수 없어요.',
} as const;
