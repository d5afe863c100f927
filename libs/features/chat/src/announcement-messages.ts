import { guardWords } from '@portal/conversation/guard-words';
import { ANNOUNCEMENT_LIMITS } from '@portal/domain/chat/announcement';
import { titles } from './title-messages.ts';

/** What a teacher says to several of her classes at once, and who has read it. */
export const announcements = {
  title: titles.announcements,
  back: '채팅으로',
  toList: '공지 목록으로',
  create: titles.newAnnouncement,
  loading: '공지를 불러오는 중',
  failed: '공지를 불러오지 못했어요',
  empty: '아직 보낸 공지가 없어요',
  emptyBody: '여러 수업에 한 번에 알리고, 누가 읽었는지 볼 수 있어요.',
  list: '보낸 공지',
  unit: '명',
  newest: '가장 새로운 공지를 읽었어요',
  read: '공지를 읽었어요',
  unread: (count: number) => `${count}명이 아직 읽지 않았어요`,
  everybody: '모두 읽었어요',
  nobody: '받은 사람이 없어요',
  readOf: (read: number, all: number) => `${read}/${all}명 읽음`,
  deleted: '지운 공지예요',
  removed: '운영팀이 지운 공지예요',
  edited: '고침',
  gone: '찾을 수 없는 공지예요',
  goneBody: '공지 목록에서 다시 골라 주세요.',
  missed: (names: readonly string[]) => `끝나거나 취소돼서 가지 않은 수업: ${names.join(', ')}`,
} as const;

export const readers = {
  toTalk: '대화 보기',
  list: (name: string) => `${name}에서 받은 사람`,
  guardianOf: (students: readonly string[]) => `${students.join(', ')} 보호자`,
  student: '학생',
  read: '읽음',
  unread: '안 읽음',
  reminded: '다시 알렸어요',
  reminds: '아침에 알려요',
  noMail: '메일 주소가 없어서 다시 알릴 수 없어요',
  noMailToStudents: '학생에게는 메일을 보내지 않아요',
  nobody: '이 수업에는 받은 사람이 없어요.',
  once: '여러 수업에 있는 사람은 한 번만 세요. 한 수업에서 읽으면 읽은 거예요.',
} as const;

export const reminding = {
  remind: (count: number) => `안 읽은 ${count}명에게 다시 알리기`,
  rule: `메일로 알려요. 한 사람에게 ${ANNOUNCEMENT_LIMITS.remindAgainHours}시간에 한 번, 그곳이 밤이면 아침에 보내요.`,
  nobody: '지금 다시 알릴 수 있는 사람이 없어요. 왜인지 아래 이름 옆에 있어요.',
  rest: (count: number) => `안 읽은 다른 ${count}명은 왜 빠졌는지 아래 이름 옆에 있어요.`,
  sent: (count: number) => `${count}명에게 다시 알려요`,
  held: (count: number) => `${count}명에게는 아침에 보내요`,
  none: '그 사이 모두 읽었거나 이미 다시 알렸어요',
  failed: '다시 알리지 못했어요',
} as const;

export const writing = {
  title: titles.newAnnouncement,
  lead: '고른 수업의 대화마다 메시지로 보내요. 보낸 뒤 한 시간 안에 대화에서 고치거나 지우면 모든 수업에서 바뀌어요.',
  classes: '공지를 받을 수업',
  classesHelper: `한 번에 ${ANNOUNCEMENT_LIMITS.classesMax}개까지 고를 수 있어요.`,
  classesLoading: '수업을 불러오는 중',
  classesFailed: '수업을 불러오지 못했어요',
  noClasses: '지금 공지할 수업이 없어요',
  noClassesBody: '수업을 열면 여기에서 공지할 수 있어요.',
  readerCount: (count: number) => `받을 사람 ${count}명`,
  nobodyThere: '받을 사람이 아직 없어요',
  all: '모두 고르기',
  none: '모두 풀기',
  content: '공지할 말',
  files: '파일',
  submit: (count: number) => (count === 0 ? '공지하기' : `수업 ${count}개에 공지하기`),
  emptyClasses: (count: number) => `고른 수업 ${count}개에는 받을 사람이 아직 없어요.`,
  sending: '공지하는 중',
  sent: '공지했어요',
  kept: (moment: string) => `${moment}에 공지해요`,
  failed: '공지하지 못했어요',
  cancel: '그만두기',
  notKept: '쓴 글을 이 기기에 남길 수 없어요. 다 쓰기 전에 페이지를 닫지 마세요.',
} as const;

const OF_ANNOUNCEMENTS = {
  why: '고른 수업의 모든 가족이 읽어요. 포털 밖에서 정한 수업은 기록과 정산에 남지 않아요.',
  kept: '공지와 함께 기록에 남아요.',
};

/** Contact data in an announcement: she is asked before anything leaves. */
export const announcementGuard = guardWords('공지하', OF_ANNOUNCEMENTS);

/** In one that waits and is written anew. */
export const rewritingGuard = guardWords('저장하', OF_ANNOUNCEMENTS);
