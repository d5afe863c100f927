import { MUTE_SPAN_LABELS } from '@portal/domain/chat/states/mute';

/** What is done with a talk. */
export const acts = {
  menu: '대화 메뉴',
  toClass: '수업 보기',
  pin: '고정하기',
  unpin: '고정 풀기',
  pinned: (title: string) => `${title}, 고정했어요`,
  unpinned: (title: string) => `${title}, 고정을 풀었어요`,
  pinFailed: '고정하지 못했어요',
  unpinFailed: '고정을 풀지 못했어요',
  archive: '보관하기',
  unarchive: '보관 해제',
  archived: (title: string) => `${title}, 보관했어요`,
  unarchived: (title: string) => `${title}, 보관을 풀었어요`,
  archiveFailed: '보관하지 못했어요',
  unarchiveFailed: '보관을 풀지 못했어요',
  /** Once the team was told of it. */
  reported: '신고한 대화',
  settle: '답장 안 해도 돼요',
  settled: (title: string) => `${title}, 이제 답장을 기다리지 않아요`,
  settleFailed: '답장을 기다리지 않게 바꾸지 못했어요',
  unsettle: '답장해야 해요',
  unsettled: (title: string) => `${title}, 다시 답장을 기다려요`,
  unsettleFailed: '답장을 기다리게 바꾸지 못했어요',
  mute: {
    title: '알림',
    on: '켜짐',
    ...MUTE_SPAN_LABELS,
    until: (moment: string) => `${moment}까지 꺼짐`,
    muted: (title: string) => `${title}, 알림을 껐어요`,
    unmuted: (title: string) => `${title}, 알림을 켰어요`,
    failed: '알림을 바꾸지 못했어요',
  },
  block: '차단하기',
  blockTitle: (title: string) => `${title} 대화를 차단할까요?`,
  blockBody:
    '두 사람 모두 글을 보낼 수 없게 돼요. 지난 글은 그대로 읽을 수 있고, 언제든 다시 풀 수 있어요. 상대에게 이유는 보이지 않아요.',
  blocked: (title: string) => `${title}, 차단했어요`,
  unblock: '차단 풀기',
  unblocked: (title: string) => `${title}, 차단을 풀었어요`,
  blockFailed: '차단하지 못했어요',
  unblockFailed: '차단을 풀지 못했어요',
} as const;

/** How a talk is kept, in its row and over it. */
export const kept = {
  archived: '보관한 대화예요. 메시지를 쓰거나 받으면 목록으로 돌아와요.',
  pinned: '고정함',
  muted: '알림 꺼짐',
  mutedUntil: (moment: string) => `알림 꺼짐, ${moment}까지`,
  block: { MINE: '차단한 대화', THEIRS: '글을 보낼 수 없는 대화' },
  mine: '내가 차단한 대화예요. 지금은 두 사람 모두 글을 보낼 수 없어요.',
  theirs: '지금은 이 대화에 글을 보낼 수 없어요. 수업에 관한 일은 고객센터로 알려 주세요.',
  toSupport: '고객센터에 문의하기',
} as const;
