export const today = {
  title: '오늘',
  none: '수업 없음',
  left: (lessons: number, length: string, left: number) => `수업 ${lessons}개(${length}) 가운데 ${left}개 남음`,
  leftShort: (left: number) => `수업 ${left}개 남음`,
  allTaught: (lessons: number) => `수업 ${lessons}개 마침`,
  failed: '일정을 불러오지 못했어요',
} as const;

export const notifications = {
  title: '알림',
  unread: (count: number) => `새 알림 ${count}개`,
  unreadCapped: (cap: number) => `새 알림 ${cap}개 이상`,
  none: '새 알림이 없어요',
  loading: '알림을 불러오는 중이에요',
  open: '알림 보기',
} as const;

export const quickLinks = {
  title: '바로 가기',
  teachingSchedule: '수업 일정',
  chat: '채팅',
  income: '수입',
  courses: '내 강좌',
} as const;

export const tasks = {
  title: '지금 할 일',
  count: (count: number) => `${count}개`,
  rest: (count: number) => `나머지 ${count}개`,
  when: { overdue: '지남', today: '오늘', tomorrow: '내일', week: '이번 주', later: '나중' },
  toReturn: (count: number) => `채점했지만 돌려주지 않은 것 ${count}개`,
  none: '지금 할 일이 없어요',
  loading: '할 일을 불러오는 중이에요',
  failed: '할 일을 불러오지 못했어요',
} as const;

export const chats = {
  title: '답장을 기다리는 대화',
  count: (count: number, cap: number) => (count > cap ? `${cap}+곳` : `${count}곳`),
  rest: (count: number) => `나머지 ${count}개`,
  none: '답장을 기다리는 사람이 없어요',
  loading: '대화를 불러오는 중이에요',
  open: '채팅 열기',
} as const;
