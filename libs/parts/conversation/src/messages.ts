import type { Reaction } from '@portal/domain/chat/states/reaction';
import { called } from '@portal/domain/format/called';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { LIMITS } from '@portal/domain/tenant/limits';
import { RECORDER_WORDS } from '@portal/portal-core/media/recorder-messages';
import { guardWords } from './composing/guard-words.ts';

const max = LIMITS.chatMessageMax.toLocaleString('ko-KR');

/** One talk and what is written in it. */
export const messages = {
  log: '주고받은 메시지',
  loading: '대화를 불러오는 중',
  failed: '대화를 불러오지 못했어요',
  gone: '찾을 수 없는 대화예요',
  goneBody: '더는 함께하지 않는 대화일 수 있어요.',
  empty: '아직 나눈 대화가 없어요',
  emptyBody: '첫 메시지를 보내 보세요.',
  you: '나',
  /** Who writes and is named to nobody else. */
  unnamed: '학생',
  read: '읽음',
  readBy: (count: number) => `읽음 ${count}`,
  sending: '보내는 중',
  notSent: '보내지 못했어요',
  /** Beside it, where nobody refused it. */
  leavesByItself: '연결되면 보내요.',
  resend: '다시 보내기',
  discard: '지우기',
  unreadLine: '여기까지 읽었어요',
  loadOlder: '이전 메시지 보기',
  olderFailed: '이전 메시지를 불러오지 못했어요',
  newBelow: (count: number) => `새 메시지 ${count}개`,
  toNewest: '최근 메시지로',
  jumps: {
    loadNewer: '이후 메시지 보기',
    newerFailed: '이후 메시지를 불러오지 못했어요',
    failed: '그 메시지를 불러오지 못했어요. 잠시 뒤에 다시 눌러 주세요.',
    missing: '찾는 메시지가 없어서 최근 메시지를 보여 드려요.',
  },
  typing: (names: readonly string[]) =>
    names.length === 1 ? `${called(names[0]!, '님')}이 쓰고 있어요` : `${names.length}명이 쓰고 있어요`,
  heard: (name: string, text: string) => `${name}: ${text}`,
  filesOf: (count: number) => `파일 ${count}개`,
  voice: {
    ...RECORDER_WORDS,
    record: '음성 메시지 녹음하기',
    label: '녹음하는 음성 메시지',
    recording: (time: string) => `녹음 중 ${time} / ${formatPlayTime(LIMITS.chatVoiceSeconds)}`,
    short: (time: string) => `음성 메시지 ${time}`,
    of: (name: string, time: string) => `${name}의 음성 메시지, ${time}`,
    mine: (time: string) => `내 음성 메시지, ${time}`,
    askTitle: '녹음을 그만둘까요?',
    askBody: '지금까지 녹음한 것이 지워지고 되돌릴 수 없어요.',
    askDiscard: '지우기',
    askGoOn: '계속 녹음하기',
    kept: '아직 보내지 않았어요',
    gone: '녹음한 것을 이 브라우저에서 찾지 못했어요. 지우고 다시 녹음해 주세요.',
  },
  replies: {
    reply: '답장',
    answering: '답장하는 메시지',
    to: (name: string) => `${name}에게 답장`,
    cancel: '답장 그만두기',
    answered: '답장한 메시지',
    gone: '지운 메시지',
  },
  changes: {
    menu: (no: number) => `${no}번째 메시지 메뉴`,
    copy: '복사',
    edit: '고치기',
    delete: '지우기',
    label: '메시지 고치기',
    save: '저장',
    cancel: '그만두기',
    edited: '고침',
    deleted: '지운 메시지예요',
    deleteTitle: '메시지를 지울까요?',
    deleteBody: '모두에게서 지워지고 되돌릴 수 없어요. 메시지가 있던 자리는 남아요.',
  },
  report: '신고하기',
  /** Once the team was told of it. */
  reported: '신고한 메시지',
  /** What the team decided of a message. */
  team: {
    removed: '운영팀이 지운 메시지예요',
    warned: '운영팀이 이 메시지에 주의를 줬어요.',
    because: (reason: string) => `이유: ${reason}`,
    object: (hotline: string) => `이의가 있으면 고객센터${hotline && `(${hotline})`}로 알려 주세요.`,
  },
  /** A message that several classes have. */
  announcement: {
    mark: '공지',
    readers: '읽은 사람 보기',
    editHint: '공지를 받은 모든 수업에서 바뀌어요.',
    deleteBody: '공지를 받은 모든 수업에서 지워지고 되돌릴 수 없어요.',
  },
  reactions: {
    list: '반응',
    names: {
      LIKE: '좋아요',
      HEART: '하트',
      THANKS: '고마워요',
      SMILE: '웃음',
      DONE: '확인했어요',
    } satisfies Record<Reaction, string>,
  },
  disconnected: '연결이 끊겼어요.',
  sentLater: '메시지는 연결되면 보내요.',
};

export const composer = {
  label: '메시지 입력',
  skip: '메시지 입력으로 건너뛰기',
  placeholder: '메시지를 입력하세요',
  send: '보내기',
  attach: '파일 첨부',
  hint: 'Enter로 보내고 Shift+Enter로 줄을 바꿔요',
  counter: (used: number) => `${used.toLocaleString('ko-KR')}/${max}`,
  tooLong: `메시지는 ${max}자까지 보낼 수 있어요.`,
  fileCount: (count: number) => `파일 ${count}/${LIMITS.chatFilesMax}`,
  files: '보낼 파일',
  unfinished: '파일을 다 올리면 보낼 수 있어요.',
  notYet: '대화를 불러오면 보낼 수 있어요.',
  dropHere: '여기에 파일을 놓으세요',
  restored: '쓰던 메시지를 불러왔어요',
};

const OF_MESSAGES = {
  why: '포털 밖에서 정한 수업은 기록과 정산에 남지 않아서, 문제가 생겨도 도와드리기 어려워요.',
  kept: '메시지와 함께 기록에 남아요.',
};

/** Contact data in what a teacher writes: she is asked before anything leaves. */
export const guard = guardWords('보내', OF_MESSAGES);

/** Of a message that was sent and is written anew. */
export const editGuard = guardWords('저장하', OF_MESSAGES);
