import type { ReminderType } from '@portal/domain/planning/task';

export const messages = { states: '상태' } as const;

export const todo = {
  lead: (today: number, overdue: number) =>
    overdue > 0 ? `오늘까지 ${today}개, 지난 것 ${overdue}개` : `오늘까지 ${today}개`,
  rest: (count: number) => `끝내면 ${count}개가 남아요.`,
  leadUpcoming: (count: number) => `나중에 할 일 ${count}개`,
  leadCompleted: (count: number, isMore: boolean) => `마친 일 ${count}개${isMore ? ' 이상' : ''}`,
  groups: {
    overdue: '지난 것',
    today: '오늘까지',
    week: '이번 주',
    next: '다음 주',
    someday: '정해진 시간 없음',
    asleep: '나중에 할 것',
    later: '이레 뒤부터',
  },
  count: (count: number) => `${count}개`,
  loading: '할 일을 불러오는 중이에요',
  failed: '할 일을 불러오지 못했어요',
  none: {
    'in-progress': '할 일을 모두 마쳤어요',
    upcoming: '나중에 할 일이 없어요',
    completed: '아직 마친 일이 없어요',
  },
  noneHelp: '수업과 과제에서 생기는 할 일은 저절로 여기에 모여요.',
  nothingFound: '고른 조건에 맞는 할 일이 없어요',
  reset: '필터 지우기',
  showMore: (count: number) => `${count}개 더 보기`,
  pages: '마친 일 쪽',
} as const;

export const filters = {
  type: '종류',
  allTypes: '모두',
  types: {
    SUBMISSION_EVALUATION: '채점',
    SUBMISSION_DEADLINE: '마감',
    LESSON: '수업',
    REMINDER: '알림',
  } as Record<ReminderType, string>,
  class: '수업',
  allClasses: '수업 모두',
  period: '기간',
  counted: (label: string, count: number) => `${label} ${count}`,
} as const;

export const menu = {
  open: (title: string) => `${title} 메뉴`,
  tomorrow: '내일 아침까지 미루기',
  monday: '다음 주 월요일까지 미루기',
  wake: '지금 다시 보기',
  edit: '고치기',
  remove: '지우기',
  snoozed: (when: string) => `${when}까지 미뤘어요`,
  woken: '다시 보여요',
  removed: '할 일을 지웠어요',
  removeFollowing: '이것과 뒤의 것 지우기',
  removedFollowing: '이것과 뒤의 할 일을 지웠어요',
  followingBody: '되풀이되는 할 일 가운데 이것과 그 뒤의 것을 지워요. 되돌릴 수 없어요.',
  series: (no: number, of: number) => `${of}번 가운데 ${no}번째`,
  failed: '바꾸지 못했어요',
  removeTitle: '할 일을 지울까요?',
  removeBody: '마감이 지난 할 일이라 지우면 되돌릴 수 없어요.',
} as const;

export const bulk = {
  choose: '여러 개 고르기',
  chooseOne: (title: string) => `${title} 고르기`,
  chosen: (count: number) => `${count}개를 골랐어요`,
  finish: '고른 것 마쳤어요',
  finished: (count: number) => `할 일 ${count}개를 마쳤어요`,
  failed: '마쳤다고 적지 못했어요',
  only: '수업에서 하는 일은 그 화면에서 마쳐요.',
} as const;

export const done = {
  reopen: '다시 열기',
  reopened: '할 일을 다시 열었어요',
  failed: '다시 열지 못했어요',
} as const;
