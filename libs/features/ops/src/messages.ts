import { called } from '@portal/domain/format/called';
import { OPERATOR_EVENT_LABELS, type OperatorEvent } from '@portal/domain/identity/operator';
import type { OpsQueue } from '@portal/domain/ops/ops';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import { titles } from './title-messages.ts';

export const messages = {
  ...titles,
  intro: '선생님이 보낸 것을 기한 안에 심사해요.',
  noQueue: '그런 심사 목록이 없어요',
  toDesk: '운영 데스크로 가기',
  loading: '불러오는 중이에요',
} as const;

export const queues = {
  label: '심사 목록',
  failed: '심사할 것을 불러오지 못했어요',
  open: '열린 것',
  count: (n: number) => `${n}건`,
  overdue: (n: number) => `기한 지남 ${n}건`,
  mine: (n: number) => `내가 맡은 것 ${n}건`,
  nextDue: '가장 이른 기한',
  nothing: '기다리는 심사가 없어요',
  none: '맡은 심사 목록이 없어요',
  noneBody: '누가 무슨 일을 맡는지는 팀에서 정해요.',
  toTeam: '팀으로 가기',
} as const;

export const list = {
  filter: '보기',
  filters: { OPEN: '열린 것', MINE: '내가 맡은 것', DECIDED: '끝난 것' } satisfies Record<OpsFilter, string>,
  label: (queue: OpsQueue, filter: OpsFilter) => `${messages.queueTitles[queue]}, ${list.filters[filter]}`,
  failed: '심사 목록을 불러오지 못했어요',
  notMine: '맡은 일에 없는 목록이에요',
  notMineBody: '이 목록을 보려면 팀 관리를 맡은 사람에게 부탁해 주세요.',
  again: '다시 냄',
  second: '두 번째 확인',
  reviewer: (name: string) => `맡은 사람 ${name}`,
  pages: '심사 목록 쪽',
  showOpen: '열린 것 보기',
} as const;

export const itemMessages = {
  loadingTitle: '심사할 내용을 불러오는 중이에요',
  failed: '심사할 내용을 불러오지 못했어요',
  notFound: '찾을 수 없는 내용이에요',
  notFoundBody: '주소가 바뀌었거나 요청이 없어졌어요.',
  back: '목록으로',
  teacher: '선생님',
  applicant: '지원자',
  reported: '신고된 사람',
  submittedAt: '보낸 때',
  dueAt: '기한',
  correctedAt: '보완을 요청한 때',
  canceledAt: '취소된 때',
  reviewer: '맡은 사람',
  confirmed: '첫 번째 확인',
  second: '두 번째 확인을 기다려요',
  secondBody: (name: string) => `${called(name, '님')}이 먼저 확인했어요. 맡아서 한 번 더 확인해 주세요.`,
  secondOfMine: '내가 먼저 확인했어요. 다른 사람이 맡아서 한 번 더 확인해야 해요.',
  waiting: '아직 아무도 맡지 않았어요',
  waitingBodyLocking: '맡으면 결정하거나 놓을 때까지 선생님이 고칠 수 없어요.',
  mineBody: '놓으면 다른 사람이 맡을 수 있어요. 적어 둔 내용은 이 기기에 남아요.',
  release: '놓기',
  canceled: '요청이 취소됐어요',
  edited: '가족이 후기를 고쳐서 신고가 끝났어요',
  correcting: '지원자의 보완을 기다리고 있어요',
  correctingBody: '보완해서 다시 보내면 목록에 나타나요.',
  note: '선생님의 말',
  lessons: '수업의 수입',
  lessonsOf: (name: string) => `${called(name, '선생님')}의 수업 수입`,
  last: '지난 심사',
  findings: '자동 점검',
  noFindings: '규칙에 걸리는 것이 없어요.',
  findingLevels: { ERROR: '고쳐야 함', HINT: '권장' },
  toRemark: '의견으로 옮기기',
  toRemarkOf: (label: string) => `${label}: 의견으로 옮기기`,
  sinceLast: '지난번에 낸 것과 달라진 점',
  sinceLastIntro: '지난번 심사를 요청한 뒤에 고친 곳이에요.',
  sameAsLast: '지난번에 낸 것과 같아요.',
  changes: '공개된 내용과 달라진 점',
  changesIntro: '지금 공개된 내용과 다른 곳이에요.',
  nothingPublic: '공개된 내용이 없거나 달라진 곳이 없어요.',
  fields: '전체 내용',
  remarkOn: (label: string) => `${label}에 의견 달기`,
  nothing: '적지 않았어요',
  image: (name: string) => `${name} 미리보기`,
  video: (title: string) => `${title} 소개 영상`,
  openVideo: '영상 열기',
  download: (name: string) => `${name} 내려받기`,
} as const;

const judging = {
  /** In place of the domain's word for what somebody has picked up. */
  pickedUp: null as string | null,
  pickUp: '심사 맡기',
  waitingBody: '맡으면 결정하거나 놓을 때까지 다른 사람이 맡을 수 없어요.',
  mine: '내가 심사하고 있어요',
  others: '다른 사람이 심사하고 있어요',
  toDecision: '결정란으로 가기',
  decision: '결정',
  failed: '결정을 저장하지 못했어요',
  decided: '이번 심사',
  decidedAt: '결정한 때',
  endedBody: '더 결정할 것이 없어요.',
  empty: {
    OPEN: ['기다리는 심사가 없어요', '선생님이 보내면 여기에 나타나요.'],
    MINE: ['맡은 심사가 없어요', '열린 것에서 하나를 맡아 보세요.'],
    DECIDED: ['끝난 심사가 없어요', '결정하거나 취소된 심사가 여기에 모여요.'],
  } as Readonly<Record<OpsFilter, readonly [title: string, body: string]>>,
};
const answering: typeof judging = {
  pickedUp: '답변 중',
  pickUp: '문의 맡기',
  waitingBody: '맡으면 답변하거나 놓을 때까지 다른 사람이 맡을 수 없어요.',
  mine: '내가 답변하고 있어요',
  others: '다른 사람이 답변하고 있어요',
  toDecision: '답변란으로 가기',
  decision: '답변',
  failed: '답변을 보내지 못했어요',
  decided: '보낸 답변',
  decidedAt: '답변한 때',
  endedBody: '더 답할 것이 없어요.',
  empty: {
    OPEN: ['기다리는 문의가 없어요', '선생님이 보내면 여기에 나타나요.'],
    MINE: ['맡은 문의가 없어요', '열린 것에서 하나를 맡아 보세요.'],
    DECIDED: ['끝난 문의가 없어요', '답변한 문의가 여기에 모여요.'],
  },
};

/** What is said by the kind of work: a question is answered, everything else is judged. */
export const wordsOf = (queue: OpsQueue) => (queue === 'TICKETS' ? answering : judging);

export const conflict = {
  title: '그사이 상태가 바뀌었어요',
  body: '다른 사람이 맡았거나 선생님이 요청을 거뒀어요. 지금 상태를 다시 불러왔으니 확인해 주세요.',
  edited: '가족이 그사이 후기를 고쳤어요',
  editedBody: '맡았던 신고는 고치기 전의 글에 대한 것이라 끝났어요. 고친 글은 선생님이 다시 알릴 수 있어요.',
  rewritten: '쓴 사람이 그사이 내용을 바꿨어요',
  rewrittenBody: '아직 정하지 않았어요. 신고된 내용과 지금의 내용을 함께 읽고 다시 정해 주세요.',
  kept: '적어 둔 이유와 의견은 이 기기에 남아 있어요.',
  failed: '하지 못했어요',
} as const;

export const decision = {
  choose: '어떻게 할까요?',
  chooseOne: '어떻게 할지 골라 주세요.',
  reasonHelper: '무엇이 부족하고 어떻게 고치면 되는지 적어 주세요.',
  remarks: '항목별 의견',
  pick: '의견을 달 항목',
  pickPlaceholder: '항목 고르기',
  remarkOf: (label: string) => `${label} 의견`,
  removeOf: (label: string) => `${label} 의견 지우기`,
  remarkNeeded: '고칠 항목에 의견을 달아 주세요.',
  notSent: '이 결정에는 적어 둔 이유와 의견을 보내지 않아요.',
  submitNone: '결정하기',
  firstDone: '첫 번째로 확인했어요',
  firstDoneBody: '다른 사람이 한 번 더 확인하면 끝나요.',
  doneBody: '결과를 알림과 메일로 보냈어요.',
  /** An applicant has no account, and so no notifications. */
  doneBodyByMail: '결과를 지원서의 이메일로 보냈어요.',
  doneBodyWithoutMail: '메일 서버가 설정되지 않아 메일은 보내지 않았어요.',
} as const;

export const team = {
  intro: '누가 무슨 일을 맡는지 정해요.',
  failed: '팀을 불러오지 못했어요',
  notMine: '팀은 팀 관리를 맡은 사람이 정해요',
  notMineBody: '사람을 더하거나 맡은 일을 바꾸려면 팀 관리를 맡은 사람에게 부탁해 주세요.',
  noMail: '메일 서버가 설정되지 않았어요',
  noMailBody: '비밀번호 링크를 메일로 보낼 수 없어요. 서버에서 operator-link 명령으로 링크를 만들어 전해 주세요.',
  alone: '아직 혼자예요. 초대한 사람이 여기에 나타나요.',
  me: '나',
  noEmail: '이메일 없음',
  lastLogin: '마지막 로그인',
  neverLoggedIn: '아직 로그인하지 않았어요',
  link: '비밀번호 링크 기한',
  noLink: '쓸 수 있는 비밀번호 링크가 없어요',
  menu: (name: string) => `${called(name, '님')} 메뉴`,
  desks: '맡은 일',
  changeDesks: '맡은 일 바꾸기',
  changed: (name: string) => `${called(name, '님')}의 맡은 일을 바꿨어요`,
  changeFailed: '맡은 일을 바꾸지 못했어요',
  save: '저장',
  cancel: '취소',
  sendLink: '비밀번호 링크 보내기',
  sendLinkQuestion: '비밀번호 링크를 보낼까요?',
  sendLinkBody: (email: string) => `${email} 주소로 새 링크를 보내요. 앞서 보낸 링크는 쓸 수 없게 돼요.`,
  linkSent: (name: string) => `${called(name, '님')}에게 비밀번호 링크를 보냈어요`,
  deactivate: '사용 멈추기',
  deactivateQuestion: (name: string) => `${called(name, '님')}의 사용을 멈출까요?`,
  deactivateBody:
    '모든 곳에서 바로 로그아웃되고, 맡아 둔 심사는 다른 사람이 맡을 수 있게 돼요. ‘다시 사용’으로 되돌릴 수 있어요.',
  deactivated: (name: string) => `${called(name, '님')}의 사용을 멈췄어요`,
  reactivate: '다시 사용',
  reactivated: (name: string) => `${called(name, '님')}이 다시 사용할 수 있어요`,
} as const;

export const invite = {
  open: '초대하기',
  title: '팀에 초대하기',
  body: '비밀번호를 정하는 링크를 이메일로 보내요.',
  name: '이름',
  email: '이메일',
  emailHelper: '이 이메일로 로그인해요.',
  submit: '초대하기',
  done: (name: string) => `${called(name, '님')}을 초대했어요`,
  failed: '초대하지 못했어요',
} as const;

export const history = {
  title: '기록',
  failed: '기록을 불러오지 못했어요',
  empty: '아직 기록이 없어요.',
  pages: '기록 쪽',
  entry: (name: string, event: OperatorEvent) => `${called(name, '님')} · ${OPERATOR_EVENT_LABELS[event]}`,
  actor: (name: string) => `처리한 사람 ${name}`,
  byServer: '서버의 명령',
} as const;

/** Whose account the applicant's e-mail is. */
export const applicantAccount = {
  teacher: '이 이메일의 선생님 계정과 이어져요',
  other: '선생님이 아닌 계정이 쓰는 이메일이에요. 서명할 수 없어요',
  otherBody: '합격시키기 전에, 다른 이메일로 고쳐 달라고 보완을 요청해 주세요.',
} as const;

export const contracts = {
  title: '전자 계약',
  failed: '계약서를 불러오지 못했어요',
  none: '아직 보낸 계약서가 없어요. 보내면 지원서의 이메일로 가요.',
  state: '상태',
  until: '서명할 기한',
  version: '계약서 판',
  hash: '내용 확인값(SHA-256)',
  signature: '서명한 이름',
  signedAt: '서명한 때',
  account: '선생님 계정',
  noAccount: '아직 없어요. 서명하면 생겨요.',
  accountReady: '로그인할 수 있어요.',
  accountNotReady: '있어요. 아이디와 비밀번호는 아직 정하지 않았어요.',
  otherAccount: '선생님이 아닌 계정이 쓰는 이메일이에요. 서명할 수 없어요.',
  read: (status: string) => `계약서 읽기 · ${status}`,
  readTitle: '계약서',
  history: '계약 기록',
  send: '계약서 보내기',
  resend: '새 계약서 보내기',
  sent: '새 계약서를 이메일로 보냈어요.',
  sendFailed: '새 계약서를 보내지 못했어요',
  askTitle: '새 계약서를 보낼까요?',
  askBody: '지금까지 보낸 링크로는 서명할 수 없게 되고, 지원자는 새 계약서를 이메일로 받아요.',
  cancel: '취소',
} as const;
