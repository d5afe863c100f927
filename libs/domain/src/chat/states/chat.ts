/** A talk of two, or of a group (CHT-1). */
export const CHAT_KINDS = ['P2P', 'ROOM'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

export const CHAT_KIND_LABELS: Record<ChatKind, string> = { P2P: '일대일', ROOM: '단체' };

export const CHAT_FILTERS = ['all', 'unread', 'archive'] as const;
export type ChatFilter = (typeof CHAT_FILTERS)[number];

export const CHAT_FILTER_LABELS: Record<ChatFilter, string> = { all: '전체', unread: '안 읽음', archive: '보관' };

/** What can be asked for: the filters of the list, and whoever waits for an answer, the longest first. */
export const CHAT_LISTS = [...CHAT_FILTERS, 'waiting'] as const;
export type ChatList = (typeof CHAT_LISTS)[number];

export const CHAT_ACTIONS = ['ARCHIVE', 'UNARCHIVE'] as const;
export type ChatAction = (typeof CHAT_ACTIONS)[number];

export const CHAT_ACTION_LABELS: Record<ChatAction, string> = { ARCHIVE: '보관하기', UNARCHIVE: '보관 해제' };
