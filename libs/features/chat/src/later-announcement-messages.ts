import type { LaterAnnouncementFailure } from '@portal/domain/chat/later-announcement';
import { titles } from './title-messages.ts';

/** Announcements that a teacher keeps to be sent later: the list of them. */
export const waiting = {
  list: '예약한 공지',
  failed: '예약한 공지를 불러오지 못했어요',
  retry: '다시 시도',
  kept: (moment: string) => `${moment}에 보내요`,
  closed: (names: readonly string[]) => `끝나거나 취소된 수업에는 가지 않아요: ${names.join(', ')}`,
  edit: '고치기',
  move: '시각 바꾸기',
  moveTitle: '보낼 시각 바꾸기',
  cancel: '취소',
  /** Which of them a button is of, for who hears it. */
  of: (text: string) => `: ${text}`,
  moveFailed: '시각을 바꾸지 못했어요',
  sent: '공지했어요',
  sendFailed: '지금 보내지 못했어요',
  cancelFailed: '취소하지 못했어요',
  canceled: '예약을 취소했어요',
  unsent: '보내지 못했어요.',
  /** Once nothing keeps it from leaving any more. */
  sendAgain: '시각을 바꾸거나 지금 보내 주세요.',
  hindrances: {
    NO_CLASS: '고른 수업이 모두 끝났거나 취소됐어요. 고치기에서 수업을 다시 골라 주세요.',
    FILE_GONE: '올린 파일이 없어졌어요. 고치기에서 파일을 다시 올리거나 파일 없이 저장해 주세요.',
  } satisfies Record<LaterAnnouncementFailure, string>,
} as const;

/** One of them as it is written anew. */
export const rewriting = {
  title: titles.laterAnnouncement,
  lead: (moment: string) => `${moment}에 보내요. 시각은 예약한 공지 목록에서 바꿔요.`,
  unsent: '시각은 고친 다음 예약한 공지 목록에서 정해요.',
  loading: '예약한 공지를 불러오는 중',
  failed: '예약한 공지를 불러오지 못했어요',
  gone: '기다리는 공지가 아니에요',
  goneBody: '그 사이 나갔거나 취소했어요. 공지 목록에서 확인해 주세요.',
  submit: '고친 내용 저장',
  saving: '저장하는 중',
  saved: '예약한 공지를 고쳤어요',
  saveFailed: '고치지 못했어요',
} as const;
