import { called } from '@portal/domain/format/called';
import { titles } from './title-messages.ts';

const n = (count: number) => count.toLocaleString();

/** Her groups, and all of them. */
export const groups = {
  title: titles.page,
  views: '모임 보기',
  mine: '내 모임',
  all: '모든 모임',
  search: '모임 찾기',
  loading: '모임을 불러오는 중',
  failed: '모임을 불러오지 못했어요',
  empty: '아직 가입한 모임이 없어요',
  emptyBody: '같은 과목을 가르치는 선생님들에게 막힌 곳을 묻고, 잘된 수업을 나눌 수 있어요.',
  discover: '이런 모임이 있어요',
  none: '아직 모임이 없어요',
  noneBody: '운영팀이 모임을 열면 여기에 보여요.',
  notFound: (search: string) => `‘${search}’에 맞는 모임이 없어요`,
  facts: (members: number, subject: string | undefined) =>
    [`멤버 ${n(members)}명`, subject].filter(Boolean).join(' · '),
  muted: '알림을 껐어요',
  open: (count: number) => `질문 ${n(count)}개가 답을 기다려요`,
  solved: (count: number) => `질문 ${n(count)}개가 해결됐어요`,
} as const;

/** Coming, going, and what is told of a group. */
export const membership = {
  join: '가입하기',
  joining: '가입하는 중',
  joined: (name: string) => `‘${name}’에 가입했어요`,
  joinFailed: '가입하지 못했어요',
  full: '자리가 없어요',
  in: '가입했어요',
  menu: '모임 메뉴',
  mute: '모임 알림 끄기',
  unmute: '모임 알림 켜기',
  muted: '이 모임의 알림을 껐어요',
  unmuted: '이 모임의 알림을 켰어요',
  muteFailed: '알림을 바꾸지 못했어요',
  leave: '모임에서 나가기',
  leaveTitle: '모임에서 나갈까요?',
  leaveBody: (name: string) => `‘${name}’에 쓴 글과 댓글, 답변은 그대로 남아요. 언제든 다시 가입할 수 있어요.`,
  leaveRole: '운영 멤버에서도 내려와요.',
  left: (name: string) => `‘${name}’에서 나갔어요`,
  leaveFailed: '나가지 못했어요',
  lastOwner: '먼저 모임장을 넘겨 주세요',
  lastOwnerBody: '모임장은 다른 멤버에게 모임장을 넘긴 뒤에 나갈 수 있어요.',
  toMembers: '멤버 보기',
} as const;

/** One group. */
export const group = {
  title: titles.group,
  back: '모임 목록으로',
  loading: '모임을 불러오는 중',
  failed: '모임을 불러오지 못했어요',
  gone: '찾는 모임이 없어요',
  goneBody: '주소가 바뀌었거나 없어진 모임이에요.',
  toGroups: '모임 목록 보기',
  members: (count: number) => `멤버 ${n(count)}명`,
  lastWeek: (posts: number, comments: number) => `최근 7일 새 글·질문·자료 ${n(posts)}개, 댓글·답변 ${n(comments)}개`,
  write: '글쓰기',
  ask: '질문하기',
  sharePack: '자료 나누기',
  tabs: '모임 메뉴',
  talks: (count: number) => `글 ${n(count)}`,
  questions: (count: number) => `질문 ${n(count)}`,
  packs: (count: number) => `자료 ${n(count)}`,
  membersTab: '멤버',
  pieces: '개',
  waiting: '질문이 답을 기다려요',
  nothingWaits: '모든 질문이 해결됐어요',
  noQuestions: '아직 질문이 없어요',
  allQuestions: '질문 모두 보기',
  waitingTitle: '답을 기다리는 질문',
  waitingFailed: '질문을 불러오지 못했어요',
  about: '모임의 질문과 약속',
  share: '내가 나눈 것',
  answers: '답변',
  solved: '해결됨',
  shared: '자료',
  promises: '모임 약속',
  fold: (isMember: boolean) => (isMember ? '내가 나눈 것과 모임 약속' : '모임 약속'),
  promiseList: [
    '학생 이름과 얼굴은 올리지 않아요',
    '연락처는 올리지 않아요',
    '자료에는 라이선스를 적어요',
    '남의 자료는 출처를 밝혀요',
  ],
} as const;

/** What is said in it. */
export const board = {
  talks: '글 목록',
  questions: '질문 목록',
  packs: '자료 목록',
  loading: '글을 불러오는 중',
  failed: '글을 불러오지 못했어요',
  search: { talks: '글 찾기', questions: '질문 찾기', packs: '자료 찾기' },
  notFound: {
    talks: (search: string) => `‘${search}’에 맞는 글이 없어요`,
    questions: (search: string) => `‘${search}’에 맞는 질문이 없어요`,
    packs: (search: string) => `‘${search}’에 맞는 자료가 없어요`,
  },
  empty: {
    talks: { title: '아직 글이 없어요', body: '잘된 수업이나 함께 나누고 싶은 이야기를 처음으로 적어 보세요.' },
    questions: { title: '아직 질문이 없어요', body: '막힌 곳을 물어보면 다른 선생님들이 답해 줘요.' },
    packs: {
      title: '아직 나눈 자료가 없어요',
      body: '서재의 수업 꾸러미를 나누면 다른 선생님이 한 번에 가져가서 쓸 수 있어요.',
    },
  },
  emptyOpen: '답을 기다리는 질문이 없어요',
  emptySolved: '아직 해결된 질문이 없어요',
  states: '질문 상태',
  all: (count: number) => `전체 ${n(count)}`,
  open: (count: number) => `답을 기다려요 ${n(count)}`,
  solved: (count: number) => `해결됐어요 ${n(count)}`,
  of: (total: number) => `/ ${n(total)}`,
  solvedSpoken: (solved: number, total: number) => `질문 ${n(total)}개 가운데 ${n(solved)}개`,
  solvedLead: '질문이 해결됐어요',
  answers: '답변',
  answerCount: (count: number) => `답변 ${n(count)}개`,
} as const;

/** Who is in it. */
export const members = {
  list: '멤버 목록',
  search: '멤버 찾기',
  loading: '멤버를 불러오는 중',
  failed: '멤버를 불러오지 못했어요',
  notFound: (search: string) => `‘${search}’에 맞는 멤버가 없어요`,
  joined: '가입한 날',
  me: '나',
  menu: (name: string) => `${name} 멤버 메뉴`,
  moderator: '운영 멤버로 정하기',
  member: '운영 멤버에서 내리기',
  owner: '모임장 넘기기',
  ownerTitle: (name: string) => `${called(name, '님')}에게 모임장을 넘길까요?`,
  ownerBody: '나는 운영 멤버로 남아요. 되돌리려면 새 모임장이 다시 넘겨야 해요.',
  ownerDone: (name: string) => `${called(name, '님')}이 모임장이 됐어요`,
  moderatorDone: (name: string) => `${called(name, '님')}을 운영 멤버로 정했어요`,
  memberDone: (name: string) => `${called(name, '님')}을 운영 멤버에서 내렸어요`,
  roleFailed: '역할을 바꾸지 못했어요',
} as const;
