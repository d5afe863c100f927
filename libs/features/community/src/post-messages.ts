import { guardWords } from '@portal/conversation/guard-words';
import { called } from '@portal/domain/format/called';
import { titles } from './title-messages.ts';

const n = (count: number) => count.toLocaleString();
const kindOf = (isQuestion: boolean) => (isQuestion ? '답변' : '댓글');

/** What somebody said, in a list and on its own page. */
export const post = {
  title: titles.post,
  by: (name: string) => `${called(name, '님')}의 글`,
  loading: '글을 불러오는 중',
  failed: '글을 불러오지 못했어요',
  gone: '찾는 글이 없어요',
  goneBody: '쓴 선생님이 지웠거나 주소가 바뀌었어요.',
  toGroups: '모임 목록 보기',
  pinned: '고정한 글',
  edited: '고침',
  left: '나간 선생님',
  more: '글 모두 읽기',
  files: '함께 올린 파일',
  like: '좋아요',
  likes: (count: number) => `${n(count)}명`,
  likeFailed: '좋아요를 바꾸지 못했어요',
  comments: (count: number) => `댓글 ${n(count)}개`,
  answers: (count: number) => `답변 ${n(count)}개`,
  menu: (name: string) => `${called(name, '님')} 글 메뉴`,
  edit: '고치기',
  remove: '삭제하기',
  removeTitle: '이 글을 삭제할까요?',
  removeBody: (isQuestion: boolean) => `${kindOf(isQuestion)}도 함께 사라지고, 되돌릴 수 없어요.`,
  removed: '글을 삭제했어요',
  removeFailed: '글을 삭제하지 못했어요',
  pin: '모임 맨 앞에 고정하기',
  unpin: '고정 풀기',
  pinDone: '글을 맨 앞에 고정했어요',
  unpinDone: '글의 고정을 풀었어요',
  pinFailed: '고정을 바꾸지 못했어요',
  copy: '글 주소 복사하기',
  copied: '글 주소를 복사했어요',
  copyFailed: '글 주소를 복사하지 못했어요',
} as const;

/** Comments on a post; on a question they are answers. */
export const comments = {
  title: kindOf,
  count: (count: number) => `${n(count)}개`,
  loading: (isQuestion: boolean) => `${kindOf(isQuestion)}을 불러오는 중`,
  failed: (isQuestion: boolean) => `${kindOf(isQuestion)}을 불러오지 못했어요`,
  earlier: (isQuestion: boolean) => `이전 ${kindOf(isQuestion)} 보기`,
  earlierFailed: (isQuestion: boolean) => `이전 ${kindOf(isQuestion)}을 불러오지 못했어요`,
  none: '아직 댓글이 없어요.',
  noAnswers: '아직 답변이 없어요. 아는 것부터 나눠 주세요.',
  noAnswersYet: '아직 답변이 없어요. 답이 오면 알려 드려요.',
  label: (isQuestion: boolean) => `${kindOf(isQuestion)} 쓰기`,
  send: (isQuestion: boolean) => `${kindOf(isQuestion)} 올리기`,
  sending: '올리는 중',
  sent: '올렸어요',
  sendFailed: '올리지 못했어요',
  onlyMembers: (isQuestion: boolean) => `모임에 가입하면 ${kindOf(isQuestion)}을 쓸 수 있어요.`,
  menu: (name: string, isQuestion: boolean) => `${called(name, '님')} ${kindOf(isQuestion)} 메뉴`,
  copy: (isQuestion: boolean) => `${kindOf(isQuestion)} 주소 복사하기`,
  copied: (isQuestion: boolean) => `${kindOf(isQuestion)} 주소를 복사했어요`,
  copyFailed: (isQuestion: boolean) => `${kindOf(isQuestion)} 주소를 복사하지 못했어요`,
  edit: '고치기',
  save: '저장',
  cancel: '그만두기',
  editLabel: (isQuestion: boolean) => `${kindOf(isQuestion)} 고치기`,
  saved: (isQuestion: boolean) => `${kindOf(isQuestion)}을 고쳤어요`,
  saveFailed: (isQuestion: boolean) => `${kindOf(isQuestion)}을 고치지 못했어요`,
  remove: '삭제하기',
  removeTitle: (isQuestion: boolean) => `이 ${kindOf(isQuestion)}을 삭제할까요?`,
  removeBody: '되돌릴 수 없어요.',
  removeChosen: '고른 답변이라서, 삭제하면 질문이 다시 답을 기다려요. 되돌릴 수 없어요.',
  removed: (isQuestion: boolean) => `${kindOf(isQuestion)}을 삭제했어요`,
  removeFailed: (isQuestion: boolean) => `${kindOf(isQuestion)}을 삭제하지 못했어요`,
  choose: '답으로 고르기',
  chooseNamed: (name: string) => `${called(name, '님')}의 답변`,
  chosen: '질문한 선생님이 고른 답변',
  chosenDone: '질문이 해결됐어요',
  chooseFailed: '답을 고르지 못했어요',
  unchoose: '다시 답 기다리기',
  unchosenDone: '질문이 다시 답을 기다려요',
} as const;

/** Writing a post, or changing it. */
export const editor = {
  write: titles.newPost,
  change: titles.editPost,
  kind: '무엇을 쓸까요?',
  title: '제목',
  titleOptional: '제목 (안 적어도 돼요)',
  questionPlaceholder: '예: 음수끼리 곱하면 왜 양수인지 어떻게 설명하세요?',
  content: '내용',
  questionHelper: '무엇을 해 봤는지, 아이가 어디에서 막히는지 적으면 답이 빨라요.',
  files: '파일',
  filesHelper: '다른 선생님이 수업에 쓸 수 있는 자료를 함께 올려 보세요.',
  imageText: (name: string) => `‘${name}’에 보이는 것`,
  imageTextHelper: '그림을 볼 수 없는 선생님이 대신 들어요.',
  imageTextMissing: '그림에 무엇이 보이는지 적어 주세요.',
  submit: { TALK: '글 올리기', QUESTION: '질문 올리기', PACK: '자료 나누기' },
  save: '고친 글 저장',
  cancel: '그만두기',
  sending: '올리는 중',
  done: { TALK: '글을 올렸어요', QUESTION: '질문을 올렸어요', PACK: '자료를 올렸어요' },
  saved: '글을 고쳤어요',
  failed: '글을 올리지 못했어요',
  saveFailed: '글을 고치지 못했어요',
  notKept: '이 브라우저는 쓰던 글을 간직하지 못해요. 올리기 전에 페이지를 떠나지 마세요.',
  notMine: '쓴 선생님만 고칠 수 있어요',
  notMineBody: '다른 선생님의 글이에요.',
  taken: '지워진 글은 고칠 수 없어요',
  takenBody: '글에서 지운 이유를 읽고 이의를 낼 수 있어요.',
  toPost: '글 보기',
  toGroup: '모임 보기',
  onlyMembers: '모임에 가입하면 글을 쓸 수 있어요',
  onlyMembersBody: '읽는 것은 누구나 할 수 있어요.',
} as const;

const OF_GROUPS = {
  why: '모든 선생님이 읽을 수 있는 글이에요. 연락처는 한번 퍼지면 거두기 어려워요.',
  kept: '글과 함께 기록에 남아요.',
};

/** Contact data in what is read by a whole group: she is asked before it stands there. */
export const guard = guardWords('올리', OF_GROUPS);

/** In what stands there already and is written anew. */
export const changeGuard = guardWords('저장하', OF_GROUPS);
