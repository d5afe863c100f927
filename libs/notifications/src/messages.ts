/** Words of bell, popover, list and detail. */
export const messages = {
  title: '알림',
  popoverTitle: '알림 목록',
  detailTitle: '알림 내용',
  viewMore: '더 보기',
  loadingMore: '더 불러오는 중이에요',
  endOfList: '마지막이에요',
  settings: '알림 설정',
  unread: '읽지 않음',
  openLink: '바로 가기',
  backToList: '알림 목록으로',
  emptyTitle: '아직 알림이 없어요',
  emptyBody: '수업과 정산 소식을 여기에 모아 드려요.',
  loading: '알림을 불러오는 중이에요',
  today: '오늘',
  earlier: '지난 알림',
  notFound: '찾는 내용이 없어요',
  unavailable: '지금은 알림을 보여 드릴 수 없어요',
  retry: '다시 시도',
  newArrived: (count: number) => `새 알림이 ${count}개 있어요`,
} as const;

/** Name of the bell; `cap` is the highest number that it says (NTF-3). */
export function bellLabel(count: number, cap: number): string {
  if (count === 0) return '알림';
  return count > cap ? `알림, 읽지 않은 알림 ${cap}개 이상` : `알림, 읽지 않은 알림 ${count}개`;
}
