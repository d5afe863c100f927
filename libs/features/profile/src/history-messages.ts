import { titles } from './title-messages.ts';

/** Words of the page that shows every request for approval. */
export const historyMessages = {
  title: titles.history,
  intro: '지금까지 요청한 심사와 그 결과예요.',
  loading: '승인 기록을 불러오는 중이에요',
  failed: '승인 기록을 불러오지 못했어요',
  empty: '아직 승인을 요청한 적이 없어요',
  emptyBody: '프로필을 완성하고 승인을 요청하면 결과가 여기에 남아요.',
  toProfile: '프로필 쓰기',
  request: '승인 요청',
  draft: '지금 쓰는 내용',
  published: '공개 중인 내용',
  submission: (date: string, status: string) => `${date} 요청 (${status})`,
  compareSince: '그 뒤로 달라진 내용 보기',
} as const;

export const compareMessages = {
  title: '두 판 비교하기',
  intro: '어느 두 판이든 골라 무엇이 달라졌는지 볼 수 있어요.',
  loading: '차이를 불러오는 중이에요',
  failed: '차이를 불러오지 못했어요',
  same: '두 판의 내용이 같아요.',
} as const;
