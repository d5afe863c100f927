import type { OpsQueue } from '@portal/domain/ops/ops';

/** The names of the pages and of the menu: the portal knows them before anything of the section is loaded. */
export const titles = {
  title: '운영 데스크',
  listTitle: '심사 목록',
  itemTitle: '심사',
  overview: '한눈에 보기',
  team: '팀',
  incomes: '수업 수입',
  income: '수업 수입 고치기',
  gifts: '선물 신청',
  giftOrder: '선물 신청 하나',
  giftStock: '선물 재고',
  groups: '모임',
  group: '모임 고치기',
  newGroup: '모임 만들기',
  statistics: '마켓 통계',
  queueTitles: {
    APPLICATIONS: '선생님 지원 심사',
    PROFILES: '수업 프로필 심사',
    COURSES: '강좌 심사',
    REVIEWS: '신고된 후기',
    POSTS: '신고된 글',
    APPEALS: '글의 이의 신청',
    CHATS: '신고된 대화',
    TICKETS: '문의 답변',
    WITHDRAWALS: '출금 처리',
  } satisfies Record<OpsQueue, string>,
} as const;
