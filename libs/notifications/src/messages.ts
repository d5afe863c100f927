import { RETRY_LABEL } from '@portal/domain/contract/message';
import { NOTIFICATION_FILTER_LABELS } from '@portal/domain/notifications/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { titles } from './title-messages.ts';

/** Words of bell, popover, list and detail. */
export const messages = {
  title: titles.list,
  popoverTitle: '알림 목록',
  detailTitle: titles.detail,
  viewMore: '더 보기',
  loadingMore: '더 불러오는 중이에요',
  endOfList: '마지막이에요',
  settings: '알림 설정',
  unread: '안 읽음',
  openLink: '바로 가기',
  backToList: '알림 목록으로',
  emptyTitle: '아직 알림이 없어요',
  emptyBody: '수업과 정산 소식을 여기에 모아 드려요.',
  loading: '알림을 불러오는 중이에요',
  today: '오늘',
  earlier: '지난 알림',
  notFound: '찾을 수 없는 알림이에요',
  unavailable: '지금은 알림을 보여 드릴 수 없어요',
  retry: RETRY_LABEL,
  newArrived: (count: number) => `새 알림이 ${count}개 있어요`,
  markAllRead: '모두 읽음으로 표시',
  markedRead: '읽음으로 표시했어요',
  filter: '알림 골라 보기',
  /** A tab with how many its list has. */
  tab: (filter: 'unread' | 'answer', count: number) =>
    `${NOTIFICATION_FILTER_LABELS[filter]} ${count > LIMITS.badgeCap ? `${LIMITS.badgeCap}+` : count}`,
  category: '종류',
  everyCategory: '모든 종류',
  resetFilter: '필터 초기화',
  filteredEmpty: {
    unread: '안 읽은 알림이 없어요',
    answer: '답할 것이 없어요',
    archived: '보관한 알림이 없어요',
    snoozed: '나중에 볼 알림이 없어요',
    category: '이 종류의 알림이 없어요',
    ofClass: '이 수업의 알림이 없어요',
  },
  nothingToAnswer: '학생이 수업 시간을 바꾸고 싶어 하면 여기에서 답할 수 있어요.',
  item: {
    menu: (title: string) => `알림 메뉴: ${title}`,
    read: '읽음으로 표시',
    unread: '안 읽음으로 표시',
    markedUnread: '안 읽은 알림으로 두었어요',
    ofClass: (className: string) => `이 수업의 알림만: ${className}`,
    archive: '보관하기',
    unarchive: '보관 해제',
    wake: '지금 다시 받기',
    later: (when: string) => `나중에: ${when}`,
    why: '이 알림이 온 이유',
    archived: '알림을 보관했어요',
    unarchived: '보관을 해제했어요',
    awake: '알림을 다시 가져왔어요',
    putOff: (when: string) => `나중에 다시 알려 드려요: ${when}`,
    failed: '바꾸지 못했어요',
  },
  snooze: {
    hour: '1시간 뒤',
    evening: '오늘 저녁 20:00',
    morning: '내일 아침 08:00',
    monday: '다음 주 월요일 08:00',
  },
  why: {
    channels: (category: string) => `받는 방법: ${category}`,
    category: (category: string) => `알림 종류: ${category}. 이 종류의 소식을 받도록 켜 두어서 보냈어요.`,
    unknown: '선생님 계정에 관한 소식이라서 보냈어요.',
    allSettings: '알림 설정 모두 보기',
  },
  group: (label: string, count: number, isMore: boolean) => `${label} ${count}건${isMore ? ' 이상' : ''}`,
  groupUnread: (count: number) => `안 읽음 ${count}개`,
} as const;

/** Name of the bell, which counts what is unseen; `cap` is the highest number that it says (NTF-3). */
export function bellLabel(count: number, cap: number): string {
  if (count === 0) return '알림';
  return count > cap ? `알림, 새 알림 ${cap}개 이상` : `알림, 새 알림 ${count}개`;
}
