import { NOTIFICATION_CATEGORY_LABELS, type NotificationCategory } from '@portal/domain/notifications/notification';

/** Words of the page with list and pane. */
export const inboxMessages = {
  list: '알림 목록',
  pane: '고른 알림',
  unread: (count: string) => `안 읽은 알림 ${count}개`,
  nothingChosen: '알림을 고르면 여기에서 읽을 수 있어요',
  more: '더 골라 보기',
  only: (category: NotificationCategory) => `${NOTIFICATION_CATEGORY_LABELS[category]} 알림만`,
  onlyClass: (className: string | undefined) => (className === undefined ? '이 수업의 알림만' : `${className} 알림만`),
  keys: '단축키',
  keysBody: '목록이나 알림 내용에 초점이 있을 때 쓸 수 있어요. 글을 쓰는 동안에는 움직이지 않아요.',
  keyNames: [
    [['j'], '다음 알림'],
    [['k'], '앞 알림'],
    [['↓', '↑'], '목록에서 옮겨 가기'],
    [['Enter'], '알림 내용으로 들어가기'],
    [['Esc'], '목록으로 돌아가기'],
    [['e'], '보관하기, 보관 해제'],
    [['u'], '안 읽음으로 표시'],
    [['?'], '이 안내 열기'],
  ],
} as const;
