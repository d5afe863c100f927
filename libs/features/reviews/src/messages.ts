import { titles } from './title-messages.ts';
import type { HandlingView, Period, ShownView } from './view/review-view.ts';

export const page = {
  title: titles.page,
  loading: '후기를 불러오는 중',
  failed: '후기를 불러오지 못했어요',
  empty: '아직 후기가 없어요',
  emptyBody: '수업을 마치면 가족이 후기를 남길 수 있어요. 새 후기가 올라오면 알려 드려요.',
  opened: '알림에서 연 후기',
  openedGone: '찾는 후기가 없어요',
  close: '닫기',
} as const;

export const summary = {
  title: '평점',
  loading: '평점을 불러오는 중',
  failed: '평점을 불러오지 못했어요',
  outOf: '/ 5',
  spoken: (average: string) => `평균 ${average}점, 5점 만점`,
  stars: (average: string) => `별 다섯 개 중 ${average}개`,
  count: (count: number) => `후기 ${count.toLocaleString()}개`,
  none: '이 기간에는 후기가 없어요',
  period: '기간',
  periods: { all: '전체', 30: '30일', 90: '90일', 365: '1년' } satisfies Record<Period, string>,
  recent: (average: string) => `최근 90일은 ${average}`,
  more: (by: string) => `그 전보다 ▲ ${by}`,
  less: (by: string) => `그 전보다 ▼ ${by}`,
  same: '그 전과 같아요',
  distribution: '별점마다 후기 수',
  points: (rating: number) => `${rating}점`,
  pieces: (count: number) => `${count.toLocaleString()}개`,
  answered: '답글 단 후기',
  answeredOf: (count: number, all: number) => `${all.toLocaleString()}개 중 ${count.toLocaleString()}개`,
  hidden: '숨긴 후기',
  reported: '운영팀에 알린 후기',
} as const;

export const filters = {
  handling: '처리',
  handlings: { PENDING: '확인 전', PROCESSED: '처리함', ADMIN: '운영팀', all: '모두' } satisfies Record<
    HandlingView,
    string
  >,
  stars: '별점',
  starsAll: '별점 모두',
  class: '수업',
  classAll: '수업 모두',
  classOne: '고른 수업',
  shown: '답글과 숨김',
  shownAll: '모두',
  showns: {
    unanswered: '답글 없는 후기',
    answered: '답글 단 후기',
    hidden: '숨긴 후기',
    visible: '보이는 후기',
    removed: '운영팀이 지운 후기',
  } satisfies Record<ShownView, string>,
} as const;

export const list = {
  pages: '후기 쪽',
  nothing: '조건에 맞는 후기가 없어요',
  done: '후기를 모두 확인했어요',
  doneBody: '새 후기가 올라오면 여기에 보여요.',
  none: '여기에 있는 후기가 없어요',
  all: '후기 모두 보기',
  recent: '최근에 처리했어요',
} as const;

export const row = {
  menu: (name: string) => `${name} 후기 메뉴`,
  reply: '답글 쓰기',
  editReply: '답글 고치기',
  deleteReply: '답글 지우기',
  replyDeleted: '답글을 지웠어요',
  process: '처리함으로',
  processed: '처리한 후기로 옮겼어요',
  hide: '후기 숨기기',
  unhide: '숨김 풀기',
  unhidden: '후기를 다시 보이게 했어요',
  ask: '가족에게 물어보기',
  report: '운영팀에 알리기',
  hiddenBecause: (reason: string) => `숨긴 이유: ${reason}`,
  failed: '바꾸지 못했어요',
} as const;

export const reply = {
  label: '답글',
  placeholder: '고마운 마음이나 알려 줄 점을 적어 주세요',
  cancel: '취소',
  submit: '답글 올리기',
  save: '답글 고치기',
  sending: '올리는 중',
  done: '답글을 올렸어요',
  saved: '답글을 고쳤어요',
  failed: '답글을 올리지 못했어요',
} as const;

export const rival = {
  title: '다른 곳에서 먼저 답글이 바뀌었어요',
  body: '여기에 쓴 것은 그대로 있어요. 어느 쪽을 남길지 골라 주세요.',
  theirs: '그쪽',
  mine: '여기',
  none: '답글을 지웠어요',
  empty: '아직 쓰지 않았어요',
  keepMine: '내 답글로 올리기',
  takeTheirs: '그쪽 것으로',
} as const;

export const coach = {
  title: '답글 도우미',
  contacts: (kinds: readonly string[]) => `${kinds.join(', ')}가 들어 있어요`,
  everybody: '누구나 볼 수 있는 글이에요. 표시한 곳을 확인해 주세요.',
  replace: '연락처 빼기',
  anyway: '그래도 올리기',
} as const;

export const templates = {
  title: '자주 쓰는 답글',
  body: '{학생}처럼 표시한 자리는 답글을 쓸 때 후기에 맞게 채워져요.',
  manage: '답글 관리하기',
  first: '자주 쓰는 답글 만들기',
  loading: '자주 쓰는 답글을 불러오는 중',
  failed: '자주 쓰는 답글을 불러오지 못했어요',
  empty: '아직 자주 쓰는 답글이 없어요',
  emptyBody: '한 번 적어 두면 다음 답글을 더 빨리 쓸 수 있어요.',
  create: '새로 만들기',
  full: (limit: number) => `${limit}개까지 만들 수 있어요. 쓰지 않는 것을 지워 주세요.`,
  edit: (name: string) => `${name} 고치기`,
  remove: (name: string) => `${name} 지우기`,
  removed: (name: string) => `지웠어요: ${name}`,
  name: '이름',
  content: '글',
  contentHelper: '예: {수업} {회차}회차를 함께해 주셔서 고마워요.',
  places: '자리 넣기',
  unknown: (places: readonly string[]) => `채울 수 없는 자리가 있어요: ${places.join(', ')}`,
  unknownBody: '글자 그대로 남아요. 지우거나 알맞은 말로 바꿔 주세요.',
  back: '목록으로',
  save: '저장',
  saveFailed: '저장하지 못했어요',
} as const;

export const hide = {
  title: '이 후기를 숨길까요?',
  body: '다른 가족에게 보이지 않아요. 언제든 다시 보이게 할 수 있고, 이유는 운영팀이 볼 수 있어요.',
  preview: '선생님 페이지가 이렇게 바뀌어요',
  previewLoading: '새 평점을 세는 중',
  previewFailed: '새 평점을 세지 못했어요',
  average: '평균',
  count: '후기',
  gone: '이 후기와 답글이 선생님 페이지에서 사라져요.',
  noAverage: '없음',
  becomes: (before: string, after: string) => `지금 ${before}, 숨기면 ${after}`,
  reason: '숨기는 이유',
  keep: '그대로 두기',
  submit: '후기 숨기기',
  done: '후기를 숨겼어요',
  failed: '후기를 숨기지 못했어요',
} as const;

export const ask = {
  title: '가족에게 한 번 물어볼까요?',
  body: '후기마다 한 번만 물어볼 수 있어요. 가족은 메일로 받아 링크에서 읽고, 7일 동안 후기를 고칠 수 있어요.',
  question: '물어볼 것',
  questionHelper: '예: 어느 부분이 너무 빨랐나요?',
  keep: '그대로 두기',
  submit: '가족에게 물어보기',
  done: '가족에게 물어봤어요',
  failed: '물어보지 못했어요',
  mine: (question: string) => `가족에게 물어본 것: ${question}`,
} as const;

export const report = {
  title: '운영팀에 알릴까요?',
  body: '운영팀이 영업일 3일 안에 후기를 지울지 그대로 둘지 정해요. 알림은 글마다 한 번 할 수 있어요.',
  grounds: '알리는 이유',
  lesson: '근거가 되는 수업',
  lessonHelper: '고르면 운영팀이 그 수업의 기록을 함께 봐요.',
  lessonNone: '고르지 않음',
  lessonName: (no: number, title: string) => (title ? `${no}회차 · ${title}` : `${no}회차`),
  record: (no: number) => `${no}회차 수업 기록 보기`,
  groundsHelper: '어디가 사실과 다르거나 규칙에 맞지 않는지 적어 주세요.',
  keep: '그대로 두기',
  submit: '운영팀에 알리기',
  done: '운영팀에 알렸어요',
  failed: '알리지 못했어요',
  mine: (grounds: string) => `알린 이유: ${grounds}`,
  waiting: '운영팀이 확인하고 있어요',
  outcomes: {
    KEPT: '운영팀이 그대로 두기로 했어요',
    REMOVED: '운영팀이 지웠어요',
    EDITED: '가족이 후기를 고쳐서 지난 알림은 끝났어요. 고친 글은 다시 알릴 수 있어요.',
  },
} as const;
