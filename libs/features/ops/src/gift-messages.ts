import { formatPoints } from '@portal/domain/format/money';
import type { GiftDrawing, RedemptionEvent } from '@portal/domain/points/gift';
import type { GiftMove } from './gifts/gift-moves.ts';
import { titles } from './title-messages.ts';

const counted = (count: number) => count.toLocaleString();

export const desk = {
  notMine: '맡은 일에 없는 업무예요',
  notMineBody: '선물은 정산을 맡은 사람이 챙겨요. 이 업무를 보려면 팀 관리를 맡은 사람에게 부탁해 주세요.',
} as const;

export const orders = {
  title: titles.gifts,
  loading: '선물 신청을 불러오는 중',
  failed: '선물 신청을 불러오지 못했어요',
  view: '보기',
  views: { OPEN: '할 일이 남은 것', OVER: '끝난 것' },
  open: (count: number) => `할 일 ${counted(count)}건`,
  kind: '종류',
  allKinds: '종류 모두',
  list: (view: string) => `선물 신청, ${view}`,
  redeemedAt: '신청한 때',
  empty: {
    OPEN: ['기다리는 선물 신청이 없어요', '선생님이 포인트로 선물을 바꾸면 여기에 나타나요.'],
    OVER: ['끝난 선물 신청이 없어요', '보냈거나 취소한 신청이 여기에 모여요.'],
  },
  nothingFound: '이 종류의 신청이 없어요',
  oldest: '가장 오래 기다린 신청',
} as const;

export const order = {
  title: titles.giftOrder,
  titleOf: (gift: string, teacher: string) => `${gift} · ${teacher}`,
  loading: '선물 신청을 불러오는 중',
  failed: '선물 신청을 불러오지 못했어요',
  gone: '찾을 수 없는 신청이에요',
  goneBody: '주소가 바뀌었거나 없는 신청이에요.',
  back: '선물 신청',
  facts: '신청 내용',
  state: '상태',
  teacher: '선생님',
  points: '쓴 포인트',
  pointsOf: formatPoints,
  redeemedAt: '신청한 때',
  until: '기한',
  description: '선물',
  receiver: '받는 곳',
  copyReceiver: '받는 곳 복사',
  tracking: '운송장 번호',
  code: '교환권 번호',
  cancelReason: '취소한 이유',
  history: '지나온 길',
  acts: '처리',
  nothingToDo: '지금 더 할 일이 없어요.',
} as const;

interface MoveWords {
  readonly act: string;
  /** Asked before it is done. */
  readonly title: string;
  readonly body: string;
  readonly field: string;
  readonly missing: string;
  readonly done: string;
}

const told = '선생님에게 알림이 가요.';

export const moves: Record<GiftMove, MoveWords> = {
  ISSUE: {
    act: '교환권 번호 넣기',
    title: '교환권 번호를 넣을까요?',
    body: `번호를 넣으면 선생님이 바로 쓸 수 있어요. ${told}`,
    field: '교환권 번호',
    missing: '교환권 번호를 적어 주세요.',
    done: '교환권 번호를 넣었어요',
  },
  PREPARE: {
    act: '배송 준비 시작',
    title: '배송을 준비할까요?',
    body: `보내기 전까지 선생님이 취소할 수 있어요. ${told}`,
    field: '',
    missing: '',
    done: '배송을 준비하고 있어요',
  },
  SHIP: {
    act: '보냈어요',
    title: '보냈다고 알릴까요?',
    body: `보낸 뒤에는 취소할 수 없어요. ${told}`,
    field: '운송장 번호',
    missing: '운송장 번호를 적어 주세요.',
    done: '보냈다고 알렸어요',
  },
  DELIVER: {
    act: '도착했어요',
    title: '도착했다고 표시할까요?',
    body: `신청이 끝나요. ${told}`,
    field: '',
    missing: '',
    done: '도착했다고 표시했어요',
  },
  DONATE: {
    act: '기부했어요',
    title: '기부했다고 알릴까요?',
    body: `신청이 끝나요. ${told}`,
    field: '',
    missing: '',
    done: '기부했다고 알렸어요',
  },
  CANCEL: {
    act: '취소하고 포인트 돌려주기',
    title: '이 신청을 취소할까요?',
    body: '쓴 포인트를 돌려주고 재고도 되돌려요. 이유는 선생님이 읽어요.',
    field: '취소하는 이유',
    missing: '선생님이 읽을 이유를 적어 주세요.',
    done: '취소하고 포인트를 돌려줬어요',
  },
} satisfies Partial<Record<RedemptionEvent, MoveWords>>;

export const move = {
  keep: '그대로 두기',
  failed: '처리하지 못했어요',
  changed: '그사이 신청이 바뀌었어요',
  changedBody: '지금 상태를 다시 불러왔어요. 적은 내용은 이 기기에 남아 있어요.',
} as const;

export const stock = {
  title: titles.giftStock,
  intro: '선생님이 고를 수 있는 선물과 남은 수량이에요.',
  loading: '선물 목록을 불러오는 중',
  failed: '선물 목록을 불러오지 못했어요',
  empty: '아직 선물이 없어요',
  emptyBody: '첫 선물을 넣으면 선생님이 고를 수 있어요.',
  list: '선물 목록',
  always: '늘 있음',
  left: (count: number) => `${counted(count)}개 남음`,
  soldOut: '품절',
  hidden: '내림',
  awaitedBy: (count: number) => `기다리는 선생님 ${counted(count)}명`,
  edit: '고치기',
  editTitle: (name: string) => `${name} 고치기`,
  editBody: '선생님이 이미 바꾼 선물은 바꿀 때의 이름과 포인트로 남아요.',
  change: '바꾸기',
  changeOf: (name: string) => `${name},`,
  changeTitle: (name: string) => `${name} 재고`,
  changeBody: '재고가 다시 생기면 기다리던 선생님에게 알림이 가요.',
  count: '남은 수량',
  countHelper: '비워 두면 늘 있는 선물이에요.',
  isActive: '선생님이 고를 수 있음',
  save: '저장',
  keep: '그대로 두기',
  saved: '선물을 바꿨어요',
  saveFailed: '선물을 바꾸지 못했어요',
  lateFacts: '그사이 다른 사람이 바꿨거나 선생님이 바꿔 갔어요. 한 번 더 저장하면 적은 내용으로 바뀌어요.',
  lateBody: '다른 사람이 먼저 바꿨어요. 지금 재고를 확인하고 다시 저장해 주세요.',
} as const;

export const added = {
  open: '선물 넣기',
  title: '선물 넣기',
  kind: '종류',
  name: '이름',
  description: '설명',
  descriptionHelper: '무엇을 받고 언제까지 쓰는지 한두 문장으로 적어요.',
  drawing: '그림',
  points: '필요한 포인트',
  pointsMissing: '몇 포인트인지 적어 주세요.',
  stock: '수량',
  days: '기간(일)',
  daysHelper: '교환권은 쓸 수 있는 기간, 수수료 할인은 할인되는 기간이에요.',
  relief: '할인율(%)',
  reliefHelper: '플랫폼 수수료에서 빼는 만큼이에요.',
  submit: '선물 넣기',
  done: '선물을 넣었어요',
  failed: '선물을 넣지 못했어요',
} as const;

export const DRAWING_LABELS: Record<GiftDrawing, string> = {
  percent: '할인',
  cup: '컵',
  book: '책',
  bag: '장바구니',
  lamp: '조명',
  pen: '펜',
  headphones: '헤드셋',
  heart: '마음',
  ticket: '표',
  board: '칠판',
  camera: '카메라',
  plant: '식물',
};
