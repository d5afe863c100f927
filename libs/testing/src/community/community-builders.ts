import type { CommunityGroup, GroupDetail, GroupMember, GroupPerson } from '@portal/domain/community/group';
import type { KeptGroup } from '@portal/domain/community/group-desk.contract';
import type { OwnReport, Removal } from '@portal/domain/community/moderation';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';
import type { SharedPack } from '@portal/domain/community/shared-pack';
import { aFile } from '../assets/file-builders.ts';

const MATHS = { id: 'math', name: '수학' };

/** A group of mathematics that the teacher of the tests is in. */
export const aGroup = (over: Partial<CommunityGroup> = {}): CommunityGroup => ({
  groupId: 'group-math',
  groupName: '중등 수학 연구 모임',
  bannerUrl: null,
  bannerText: '',
  description: '중학교 수학을 가르치는 선생님들이 막힌 곳을 묻고, 잘된 수업을 나눠요.',
  subject: MATHS,
  quantityMembers: 4,
  seats: 500,
  myRole: 'MEMBER',
  isMuted: false,
  openQuestions: 2,
  solvedQuestions: 1,
  ...over,
});

/** Three groups by name: she is in two of them. */
export const someGroups = (): CommunityGroup[] => [
  aGroup(),
  aGroup({
    groupId: 'group-first',
    groupName: '첫 학기 선생님',
    description: '처음 수업을 여는 선생님들이 서로 물어봐요.',
    subject: null,
    openQuestions: 1,
    solvedQuestions: 3,
  }),
  aGroup({
    groupId: 'group-korean',
    groupName: '한국어를 가르치는 사람들',
    description: '두 나라 말로 가르치는 수업을 이야기해요.',
    subject: { id: 'korean', name: '한국어' },
    myRole: null,
    openQuestions: 0,
    solvedQuestions: 0,
  }),
];

/** Somebody of the group who moderates it. */
export const aGroupPerson = (over: Partial<GroupPerson> = {}): GroupPerson => ({
  id: 'user-sky',
  name: '윤하늘',
  avatar: null,
  role: 'MODERATOR',
  ...over,
});

export const aGroupMember = (over: Partial<GroupMember> = {}): GroupMember => ({
  id: 'user-math',
  name: '김수학',
  avatar: null,
  role: 'MEMBER',
  joinedAt: '2026-09-01T09:00:00+09:00',
  isMe: true,
  ...over,
});

/** One of each role, and the teacher of the tests. */
export const someGroupMembers = (): GroupMember[] => [
  aGroupMember({ id: 'user-owner', name: '한모임', role: 'OWNER', isMe: false }),
  aGroupMember({ ...aGroupPerson(), role: 'MODERATOR', isMe: false }),
  aGroupMember({ id: 'user-park', name: '박민재', isMe: false }),
  aGroupMember(),
];

export const aGroupDetail = (over: Partial<GroupDetail> = {}): GroupDetail => ({
  ...aGroup(),
  members: someGroupMembers(),
  posts: 7,
  packs: 1,
  lastWeek: { posts: 6, comments: 6 },
  mine: { answers: 1, solved: 0, packs: 0, takers: 0, points: 0 },
  ...over,
});

const said = {
  author: aGroupPerson(),
  isMine: false,
  createdAt: '2026-11-18T09:20:00+09:00',
  editedAt: null,
  isRemoved: false,
  removal: null,
  myRemoval: null,
  report: null,
  canRemove: false,
  version: 1,
};

/** What a moderator said this morning, without a title and files. */
export const aPost = (over: Partial<CommunityPost> = {}): CommunityPost => ({
  ...said,
  id: 'post-1',
  groupId: 'group-math',
  groupName: '중등 수학 연구 모임',
  kind: 'TALK',
  title: '',
  content: '기울기를 어려워하는 아이들에게 계단 사진을 먼저 보여 줬더니 이해가 훨씬 빨랐어요.',
  files: [],
  isPinned: false,
  canPin: false,
  likes: 3,
  isLiked: false,
  comments: 0,
  state: null,
  answer: null,
  pack: null,
  ...over,
});

/** A question that waits for an answer. */
export const aQuestion = (over: Partial<CommunityPost> = {}): CommunityPost =>
  aPost({
    id: 'post-2',
    kind: 'QUESTION',
    title: '음수끼리 곱하면 왜 양수인지 설명하는 좋은 비유가 있을까요?',
    content: '빚을 지우는 이야기로는 아이가 고개만 끄덕여요.',
    likes: 2,
    comments: 0,
    state: 'OPEN',
    ...over,
  });

/** What another member answers to it a little later. */
export const aComment = (over: Partial<PostComment> = {}): PostComment => ({
  ...said,
  id: 'comment-1',
  postId: 'post-2',
  author: aGroupPerson({ id: 'user-park', name: '박민재', role: 'MEMBER' }),
  createdAt: '2026-11-18T09:35:00+09:00',
  content: '영상을 거꾸로 돌리는 장면을 보여 주면 바로 알아들어요.',
  isChosen: false,
  ...over,
});

/** A question whose author chose an answer. */
export const aSolvedQuestion = (over: Partial<CommunityPost> = {}): CommunityPost =>
  aQuestion({
    id: 'post-3',
    title: '확률 단원에서 동전 실험을 온라인으로 하려면?',
    content: '모두가 같은 화면을 보면서 던져 보고 싶어요.',
    comments: 1,
    state: 'SOLVED',
    answer: aComment({ id: 'comment-9', postId: 'post-3', isChosen: true }),
    ...over,
  });

/** Three documents, homework and questions, as a member of the group reads them. */
export const aSharedPack = (over: Partial<SharedPack> = {}): SharedPack => {
  const documents = ['기울기 정리.pdf', '그래프 활동지.pdf', '도입 이야기.docx'].map((name, at) => ({
    name,
    kind: name.endsWith('.pdf') ? ('PDF' as const) : ('WORD' as const),
    size: 2_000_000,
    file: aFile({ id: `file-pack-${at + 1}`, name, contentType: 'application/pdf', size: 2_000_000 }),
  }));
  return {
    name: '일차함수 도입 4회차 꾸러미',
    licence: 'CC_BY_NC',
    size: 6_000_000,
    documents,
    homework: { title: '그래프 그리기', content: '교재 42~44쪽을 풀어요.', documents: documents.slice(0, 1) },
    questions: ['기울기가 2인 그래프는?', 'y절편은 어디에 있을까요?'],
    takers: 2,
    thanks: 1,
    mine: null,
    ...over,
  };
};

/** A post that shares it. */
export const aPackPost = (over: Partial<CommunityPost> = {}): CommunityPost =>
  aPost({
    id: 'post-pack',
    author: aGroupPerson({ id: 'user-park', name: '박민재', role: 'MEMBER' }),
    kind: 'PACK',
    title: '일차함수 도입을 나눠요',
    content: '새 학기 준비하시는 분들께 나눠요. 과제와 질문까지 들어 있어요.',
    likes: 3,
    comments: 1,
    pack: aSharedPack(),
    ...over,
  });

/** The reader's report that waits for the team. */
export const anOwnReport = (over: Partial<OwnReport> = {}): OwnReport => ({
  reason: 'SPAM',
  words: '같은 글이 세 번 올라왔어요.',
  at: '2026-11-18T09:40:00+09:00',
  decision: null,
  ...over,
});

/** The group took words away; nothing was said to it yet. */
export const aRemoval = (over: Partial<Removal> = {}): Removal => ({
  by: 'GROUP',
  reason: '학생의 이름이 들어 있어요.',
  at: '2026-11-18T09:30:00+09:00',
  appealUntil: '2026-12-02T09:30:00+09:00',
  appeal: null,
  ...over,
});

/** A group as the team keeps it. */
export const aKeptGroup = (over: Partial<KeptGroup> = {}): KeptGroup => ({
  groupId: 'group-math',
  groupName: '중등 수학 연구 모임',
  description: '중학교 수학을 가르치는 선생님들이 막힌 곳을 묻고, 잘된 수업을 나눠요.',
  banner: null,
  bannerText: '',
  subject: MATHS,
  quantityMembers: 4,
  seats: 500,
  owner: { id: 'user-owner', name: '한모임', username: 'owner' },
  version: 1,
  ...over,
});
