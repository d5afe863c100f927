import { titles } from './title-messages.ts';

/** What is left to grade, and how far she is. */
export const queue = {
  title: titles.grading,
  back: '과제',
  label: '채점할 제출물',
  table: '이 과제를 표로 채점하기',
  open: '제출물 목록',
  progressLabel: '채점한 것',
  progress: (total: number, done: number) => `${total}개 중 ${done}개`,
  left: (count: number) => `남은 것 ${count}개`,
  done: (count: number) => `채점했어요 ${count}개`,
  more: (count: number) => `나머지 ${count}개 더 보기`,
  order: '순서',
  orders: { urgent: '급한 순', new: '최신 순' },
  list: '목록',
  lists: { 'to-grade': '채점할 것', 'to-return': '돌려줄 것', returned: '돌려준 것' },
  narrowed: '고른 과제나 수업만 보고 있어요.',
  all: '모두 보기',
  late: '늦게 제출',
  score: (score: number) => `${score}점`,
  attempt: (no: number) => `${no}번째 제출`,
  loading: '제출물을 불러오는 중',
  failed: '제출물을 불러오지 못했어요',
  empty: '채점할 제출물이 없어요',
  emptyBody: '학생이 과제를 내면 여기에 모여요.',
  emptyLists: {
    'to-grade': '채점할 제출물이 없어요',
    'to-return': '돌려줄 것이 없어요',
    returned: '돌려준 것이 없어요',
  },
  toAssignments: '과제 보기',
} as const;

/** What was handed in. */
export const work = {
  failed: '이 제출물을 불러오지 못했어요',
  gone: '이 제출물을 찾을 수 없어요',
  goneBody: '학생이 다시 냈거나 지워졌을 수 있어요.',
  toQueue: '목록으로 돌아가기',
  loading: '제출물을 불러오는 중',
  assignment: (title: string) => `과제: ${title}`,
  deadline: (when: string) => `마감 ${when}`,
  handedIn: '제출',
  noContent: '과제 내용은 적혀 있지 않아요.',
  text: '학생이 쓴 글',
  noWork: '글도 파일도 없어요.',
  files: '낸 파일',
  assignmentFiles: '과제에 붙인 파일',
  left: '그만둔 학생',
  page: (no: number, total: number) => `${no} / ${total}`,
  zoomIn: '그림 크게',
  zoomOut: '그림 작게',
  zoom: (percent: number) => `${percent}%`,
  openPicture: (name: string) => `${name} 크게 보기`,
  broken: '이 그림은 여기서 보여 줄 수 없어요. 내려받아 열어 주세요.',
  notShown: '이 파일은 여기서 보여 줄 수 없어요. 내려받아 열어 주세요.',
  download: '내려받기',
  earlier: (attempt: number) => `${attempt}번째 제출`,
  earlierNote: (when: string, score: number | null) => (score === null ? when : `${when} · ${score}점`),
  earlierReason: (reason: string) => `다시 내 달라고 한 까닭: ${reason}`,
  earlierFeedback: (feedback: string) => `그때 의견: ${feedback}`,
} as const;

/** What she says of it. */
export const grading = {
  panel: '채점',
  score: '점수',
  scoreUnit: '/ 100',
  scoreHint: '0~100, Enter를 누르면 저장하고 다음으로 가요',
  less: '1점 내리기',
  more: '1점 올리기',
  scoreNumber: '점수는 숫자로 적어 주세요.',
  nothing: '점수나 의견을 적어 주세요.',
  feedback: '의견',
  feedbackPlaceholder: '무엇을 잘했고, 무엇을 고치면 좋은지 적어 주세요',
  saveAndNext: '저장하고 다음',
  save: '저장',
  failed: '저장하지 못했어요',
  saved: (name: string, score: number | null) =>
    score === null ? `${name} 학생의 의견을 저장했어요` : `${name} 학생을 ${score}점으로 저장했어요`,
  giveBack: '돌려주기',
  givenBack: (name: string) => `${name} 학생에게 돌려주었어요`,
  giveBackFailed: '돌려주지 못했어요',
  askAgain: '다시 내 달라고 하기',
  others: '다른 일',
  state: '채점 상태',
  returnedAt: (when: string) => `${when}에 돌려주었어요`,
  seenAt: (when: string) => `${when} 봤어요`,
  notSeen: '아직 안 봤어요',
  tellsNobody: '그만둔 학생이에요. 점수는 남지만 가족은 볼 수 없어요.',
  changedSince: '돌려준 뒤에 바뀌었어요. 다시 돌려줘야 가족에게 보여요.',
  waitsFor: (when: string) => `${when}까지 다시 내 달라고 했어요`,
  takesBack: '지금 채점하면 다시 내 달라고 한 것이 취소돼요.',
  now: (name: string, done: string) => `${name} 학생의 제출물, ${done}`,
} as const;

/** When it was handed in, as she sees it. */
export const lateness = {
  late: '늦게 제출',
  lateBy: (length: string) => `늦게 제출 ${length}`,
  inTime: '제때 제출',
  label: '제출 표시',
  menu: '제출 표시 바꾸기',
  byClock: (word: string) => `시계대로 (${word})`,
  said: '선생님이 바꿨어요',
} as const;

export const conflict = {
  title: '다른 곳에서 먼저 채점했어요',
  body: '여기에 쓴 것은 그대로 있어요. 어느 쪽을 남길지 골라 주세요.',
  theirs: '그쪽',
  mine: '여기',
  noScore: '점수 없음',
  noFeedback: '의견 없음',
  keepMine: '내 것으로 저장',
  takeTheirs: '그쪽 것으로',
} as const;

export const asking = {
  title: '다시 내 달라고 하기',
  body: (name: string) => `${name} 학생과 가족에게 까닭과 기한을 알려요.`,
  reason: '무엇을 다시 해야 하나요?',
  reasonPlaceholder: '예: 3번부터 풀이를 적어서 다시 내 주세요',
  dueDay: '다시 낼 날',
  dueTime: '다시 낼 시각',
  dueNeeded: '날짜와 시각을 정해 주세요.',
  duePast: '지금보다 뒤의 시각을 골라 주세요.',
  send: '알리기',
  close: '닫기',
  sent: '다시 내 달라고 했어요',
  failed: '알리지 못했어요',
} as const;

export const allGraded = {
  title: '모두 채점했어요',
  body: (count: number) => `채점한 ${count}개는 돌려줘야 가족에게 보여요.`,
  returned: '채점한 것을 모두 돌려주었어요.',
  returnAll: (count: number) => `한꺼번에 돌려주기 ${count}개`,
  ask: (count: number) => `채점한 ${count}개를 돌려줄까요?`,
  askBody: '점수와 의견을 알리는 메일이 가족에게 바로 가고, 보낸 메일은 거둘 수 없어요.',
  askYes: '돌려주기',
  done: (count: number) => `${count}개를 돌려주었어요`,
  failedTitle: (count: number) => `${count}개는 돌려주지 못했어요`,
  failed: '돌려주지 못했어요',
} as const;

export const keys = {
  bar: '단축키',
  off: '단축키 끄기',
  on: '단축키 켜기',
  next: '저장하고 다음',
  students: '앞뒤 학생',
  order: '점수, 의견, 단추 차례로',
  undo: '되돌리기',
  comments: '자주 쓰는 말',
  search: '의견에서 찾기',
} as const;
