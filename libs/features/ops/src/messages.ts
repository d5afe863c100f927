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
  nextDue: '다음 기한',
  nothing: '기다리는 심사가 없어요',
} as const;

export const list = {
  filter: '보기',
  filters: { OPEN: '열린 것', MINE: '내가 맡은 것', DECIDED: '끝난 것' } satisfies Record<OpsFilter, string>,
  label: (queue: OpsQueue, filter: OpsFilter) => `${messages.queueTitles[queue]}, ${list.filters[filter]}`,
  failed: '심사 목록을 불러오지 못했어요',
  overdue: '기한 지남',
  again: '다시 냄',
  reviewer: (name: string) => `맡은 사람 ${name}`,
  pages: '심사 목록 쪽',
  empty: {
    OPEN: ['기다리는 심사가 없어요', '선생님이 보내면 여기에 나타나요.'],
    MINE: ['맡은 심사가 없어요', '열린 것에서 하나를 맡아 보세요.'],
    DECIDED: ['끝난 심사가 없어요', '결정하거나 취소된 심사가 여기에 모여요.'],
  } satisfies Record<OpsFilter, readonly [string, string]>,
  showOpen: '열린 것 보기',
} as const;

export const itemMessages = {
  loadingTitle: '심사할 내용을 불러오는 중이에요',
  failed: '심사할 내용을 불러오지 못했어요',
  notFound: '심사할 내용을 찾지 못했어요',
  notFoundBody: '주소가 바뀌었거나 요청이 없어졌어요.',
  back: '목록으로',
  teacher: '선생님',
  applicant: '지원자',
  submittedAt: '보낸 때',
  dueAt: '기한',
  decidedAt: '끝난 때',
  reviewer: '맡은 사람',
  waiting: '아직 아무도 맡지 않았어요',
  waitingBody: '맡으면 결정하거나 놓을 때까지 다른 사람이 맡을 수 없어요.',
  waitingBodyLocking: '맡으면 결정하거나 놓을 때까지 선생님이 고칠 수 없어요.',
  pickUp: '심사 맡기',
  mine: '내가 심사하고 있어요',
  mineBody: '놓으면 다른 사람이 맡을 수 있어요. 적어 둔 내용은 이 기기에 남아요.',
  release: '놓기',
  toDecision: '결정란으로 가기',
  others: '다른 사람이 심사하고 있어요',
  canceled: '요청이 취소됐어요',
  correcting: '지원자의 보완을 기다리고 있어요',
  correctingBody: '보완해서 다시 보내면 목록에 나타나요.',
  endedBody: '더 결정할 것이 없어요.',
  note: '선생님의 말',
  last: '지난 심사',
  lastReason: '반려한 이유',
  findings: '자동 점검',
  noFindings: '규칙에 걸리는 것이 없어요.',
  findingLevels: { ERROR: '고쳐야 함', HINT: '권장' },
  toRemark: '의견으로 옮기기',
  toRemarkOf: (label: string) => `${label}: 의견으로 옮기기`,
  changes: '달라진 점',
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

export const conflict = {
  title: '그사이 상태가 바뀌었어요',
  body: '다른 사람이 맡았거나 선생님이 요청을 거뒀어요. 지금 상태를 다시 불러왔으니 확인해 주세요.',
  kept: '적어 둔 이유와 의견은 이 기기에 남아 있어요.',
  failed: '하지 못했어요',
} as const;

export const decision = {
  title: '결정',
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
  doneBody: '결과를 알림과 메일로 보냈어요.',
  failed: '결정을 저장하지 못했어요',
} as const;
