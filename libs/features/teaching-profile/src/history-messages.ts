import type { ProfileSubmission } from '@portal/domain/profile/teacher-profile';

type Status = ProfileSubmission['status'];

/** Words of the page that shows every request for review. */
export const historyMessages = {
  title: '프로필 심사 기록',
  intro: '지금까지 요청한 심사와 그 결과예요.',
  loading: '심사 기록을 불러오는 중이에요',
  failed: '심사 기록을 불러오지 못했어요',
  empty: '아직 심사를 요청한 적이 없어요',
  emptyBody: '프로필을 완성하고 심사를 요청하면 결과가 여기에 남아요.',
  toProfile: '프로필 쓰기',
  outcomes: {
    PENDING: '심사를 요청했어요',
    APPROVED: '승인됐어요',
    REJECTED: '반려됐어요',
    CANCELED: '요청을 취소했어요',
  } satisfies Record<Status, string>,
  submittedAt: '요청한 때',
  remarks: (count: number) => `심사 의견 ${count}개`,
  compareTitle: '두 판의 차이',
  compareBody: '어느 두 판이든 골라 무엇이 달라졌는지 볼 수 있어요.',
  from: '이전 판',
  to: '새 판',
  draft: '지금 쓰는 내용',
  published: '공개 중인 내용',
  submission: (date: string, status: string) => `${date} 요청 (${status})`,
  compareFailed: '차이를 불러오지 못했어요',
  compareLoading: '차이를 불러오는 중이에요',
  same: '두 판의 내용이 같아요.',
  sameSide: '서로 다른 두 판을 골라 주세요.',
  compareSince: '그 뒤로 달라진 내용 보기',
} as const;
