import { CHAT_FILTER_LABELS, type ChatFilter } from '@portal/domain/chat/states/chat';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import { titles } from './title-messages.ts';

/** A count, or that it is more than that. */
export const capped = (count: number, cap: number) => (count > cap ? `${cap}+` : String(count));

export const messages = {
  title: titles.page,
  /** Of the icon in the header. */
  header: (count: number, cap: number) =>
    count > 0 ? `채팅, 안 읽은 대화 ${capped(count, cap)}개` : '채팅, 안 읽은 대화 없음',
} as const;

export const rooms = {
  list: '대화 목록',
  loading: '대화를 불러오는 중',
  failed: '대화를 불러오지 못했어요',
  filter: '대화 보기',
  tab: (filter: ChatFilter, count: number | undefined, cap: number) =>
    count === undefined ? CHAT_FILTER_LABELS[filter] : `${CHAT_FILTER_LABELS[filter]} ${capped(count, cap)}`,
  search: '대화와 메시지 찾기',
  waiting: '답장을 기다려요',
  unit: '곳',
  nobody: '답장을 기다리는 사람이 없어요',
  mostUrgent: (words: string) => `가장 급한 답장 ${words}`,
  toAnswer: '답할 차례',
  byUrgency: '급한 순',
  pinned: '고정한 대화',
  rest: '나머지',
  every: '모든 대화',
  unread: (count: number, cap: number) => `안 읽음 ${capped(count, cap)}개`,
  unsent: {
    DRAFT: (text: string) => `임시 저장: ${text}`,
    FAILED: (text: string, count: number) => `보내지 못한 메시지 ${count}개: ${text}`,
  },
  later: (moment: string) => `${moment}에 보내요`,
  kept: '답장 시계는 선생님에게만 보여요.',
  back: '대화 목록으로',
  empty: {
    all: ['아직 대화가 없어요', '수업을 열면 가족과 이야기할 대화가 생겨요.'],
    unread: ['안 읽은 대화가 없어요', '새 메시지가 오면 여기에 보여요.'],
    archive: ['보관한 대화가 없어요', '지금 보지 않을 대화를 보관할 수 있어요. 새 메시지가 오면 다시 나와요.'],
  },
} as const;

/** Whose guardian the other one in a talk of two is, and how late it is where she lives. */
export const family = {
  about: '보호자 자세히',
  guardianOf: (students: readonly string[]) => `${students.join(', ')} 보호자`,
  language: (language: keyof typeof GUARDIAN_LANGUAGE_LABELS) => `${GUARDIAN_LANGUAGE_LABELS[language]}로 이야기해요`,
  clock: (city: string, time: string) => `${city} ${time}`,
  night: (hour: string) => `지금 그곳은 ${hour}예요`,
} as const;

/** A talk with one guardian that is begun. */
export const opening = {
  create: '새 대화',
  title: '누구와 이야기할까요?',
  lead: '내 수업을 듣는 학생의 보호자와 둘이 이야기할 수 있어요.',
  search: '보호자나 학생 이름으로 찾기',
  loading: '보호자 목록을 불러오는 중',
  failed: '보호자 목록을 불러오지 못했어요',
  empty: '아직 이야기할 보호자가 없어요',
  emptyBody: '학생이 수업에 등록하면 보호자가 여기에 보여요.',
  notFound: '찾는 이름의 보호자가 없어요',
  page: titles.opening,
  opening: '대화를 여는 중',
  openFailed: '대화를 열지 못했어요',
  gone: '채팅할 수 없는 보호자예요',
  goneBody: '학생이 수업을 나가면 보호자에게 새로 쓸 수 없어요. 지난 대화는 목록에 남아 있어요.',
  back: '채팅으로',
} as const;

/** How long the hour still is within which families are answered. It is advice, and nobody but the teacher sees it. */
export const clock = {
  good: (minutes: number) => `${minutes}분 안에 답하면 좋아요`,
  by: (time: string) => `${time}이면 1시간이 돼요`,
} as const;

export const room = {
  pane: '고른 대화',
  nothingChosen: '대화를 고르면 여기에서 이야기할 수 있어요',
  people: (count: number) => `${count}명`,
} as const;

/** What she keeps to write again. */
export const replies = {
  title: titles.replies,
  lead: '자주 쓰는 글을 한국어와 베트남어로 적어 두고, 채팅에서 골라 넣어요.',
  back: '채팅으로',
  loading: '문구집을 불러오는 중',
  failed: '문구집을 불러오지 못했어요',
  standard: '기본 문구예요',
  standardBody: '하나를 고치거나 새로 만들면 모두 내 문구로 복사돼요.',
  create: '새로 만들기',
  full: (limit: number) => `${limit}개까지 만들 수 있어요. 쓰지 않는 것을 지워 주세요.`,
  edit: (name: string) => `${name} 고치기`,
  remove: (name: string) => `${name} 지우기`,
  removed: (name: string) => `지웠어요: ${name}`,
  createTitle: '새 문구',
  editTitle: '문구 고치기',
  name: '이름',
  korean: '한국어',
  vietnamese: '베트남어',
  helper: '한 언어로만 적어도 돼요.',
  places: (language: string) => `${language} 글에 자리 넣기`,
  cancel: '그만두기',
  save: '저장',
  saveFailed: '저장하지 못했어요',
  manage: '문구집 관리',
} as const;
