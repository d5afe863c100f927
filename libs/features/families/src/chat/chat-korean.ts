import { called } from '@portal/domain/format/called';

/** What the family's page says of each of its talks. */
const rooms = {
  teacher: {
    title: '선생님께 메시지',
    /** Before she writes: whoever is in the room reads it. */
    readers: '선생님만 함께 읽어요. 다른 가족은 볼 수 없어요.',
    none: '아직 나눈 대화가 없어요. 궁금한 것을 선생님께 물어보세요.',
    write: '메시지 쓰기',
    open: '대화 열기',
  },
  class: {
    title: '수업 대화',
    readers: '선생님과 이 반의 모든 가족이 함께 읽는 대화예요.',
    none: '아직 함께 나눈 대화가 없어요.',
    write: '수업 대화에 쓰기',
    open: '수업 대화 열기',
  },
};

/** The talks of a family on its page. */
export const chatKorean = {
  rooms,
  unread: (count: number) => `새 메시지 ${count > 99 ? '99+' : count}개`,
  unsent: (count: number) => `보내지 못한 메시지 ${count}개`,
  mine: '나',
  student: '학생',
  files: '파일을 보냈어요',
  voice: (time: string) => `음성 메시지 ${time}`,
  seeHomework: '숙제 보기',
  deleted: '지운 메시지예요',
  /** On the page, before the talk is open. */
  closed: {
    MINE: '내가 차단한 대화예요. 대화를 열면 차단을 풀 수 있어요.',
    THEIRS: '지금은 이 대화에 글을 보낼 수 없어요.',
  },
  reported: '신고한 것을 운영팀이 확인하고 있어요.',
  sheet: (className: string) => `${className} 대화`,
  sheetAlone: (teacher: string) => `${called(teacher, '선생님')}과 대화`,
  alone: (teacher: string) => `${called(teacher, '선생님')}만 함께 봐요.`,
  together: (count: number) => `선생님을 포함해 ${count}명이 함께 보는 대화예요. 다른 가족도 읽을 수 있어요.`,
  /** Of the talk with the teacher alone. */
  block: {
    block: '차단하기',
    unblock: '차단 풀기',
    keep: '그만두기',
    title: '선생님과의 대화를 차단할까요?',
    body: '선생님과 가족 모두 여기에 글을 보낼 수 없게 돼요. 지난 글은 그대로 읽을 수 있고, 언제든 다시 풀 수 있어요. 수업 소식은 계속 받아요.',
    mine: '내가 차단한 대화예요. 지금은 선생님과 가족 모두 글을 보낼 수 없어요.',
    /** Whoever has no account has nothing but the number. */
    theirs: (hotline: string) =>
      `지금은 이 대화에 글을 보낼 수 없어요. 수업에 관한 일은 고객센터${hotline && `(${hotline})`}로 알려 주세요.`,
  },
  goneBody: '더는 함께하지 않는 대화일 수 있어요. 선생님께 다른 방법으로 연락해 주세요.',
  refusals: {
    CHAT_BLOCKED: '지금은 이 대화에 글을 보낼 수 없어요. 수업에 관한 일은 고객센터로 알려 주세요.',
    FILE_NOT_FOUND: '올린 파일이 없어졌어요. 지우고 파일을 다시 올려 보내 주세요.',
    NOT_FOUND: '지금은 이 대화에 쓸 수 없어요. 페이지를 새로 열어 주세요.',
    LINK_REVOKED: '더 이상 쓸 수 없는 링크예요. 선생님께 새 링크를 받아 주세요.',
  } as Readonly<Record<string, string>>,
};

export type ChatWords = typeof chatKorean;
