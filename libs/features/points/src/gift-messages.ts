import { formatPoints } from '@portal/domain/format/money';
import { GIFT_KIND_LABELS, type GiftKind, type RedemptionState } from '@portal/domain/points/gift';
import { titles } from './title-messages.ts';

const counted = (count: number) => count.toLocaleString();

export const catalogue = {
  title: '선물 고르기',
  loading: '선물을 불러오는 중',
  failed: '선물을 불러오지 못했어요',
  filter: '선물 보기',
  filters: {
    all: (count: number) => `모두 ${counted(count)}`,
    ready: (count: number) => `지금 바꿀 수 있음 ${counted(count)}`,
    wished: (count: number) => `찜 ${counted(count)}`,
  },
  empty: '지금은 고를 수 있는 선물이 없어요',
  emptyBody: '새 선물이 들어오면 여기에 나타나요. 포인트는 그대로 남아요.',
  none: {
    ready: ['지금 바꿀 수 있는 선물이 없어요', '포인트를 조금 더 모으거나 다시 들어오기를 기다려요.'],
    wished: ['찜한 선물이 없어요', '선물의 하트를 누르면 얼마나 남았는지 알려 드려요.'],
  },
  showAll: '선물 모두 보기',
  redeem: '바꾸기',
  redeemOf: (name: string) => `${name},`,
  missing: (points: number) => `${formatPoints(points)} 더 모으면 돼요`,
  gathered: (name: string) => `${name}까지 모은 포인트`,
  soldOut: '품절',
  left: (stock: number) => `${counted(stock)}개 남음`,
  wish: (name: string) => `${name} 찜하기`,
  unwish: (name: string) => `${name} 찜 풀기`,
  wished: '찜',
  /** One wish at a time: the other one goes, and she is told which. */
  wishMoved: (name: string, before: string) => `${name}, 찜했어요. ${before} 찜은 풀었어요.`,
  await: '들어오면 알림',
  awaited: '들어오면 알려 드려요',
  stopAwaiting: '알림 끄기',
  markFailed: '바꾸지 못했어요',
  days: (days: number) => `${counted(days)}일 안에 쓰기`,
} as const;

/** What stands below the name of a gift. */
export const kindLine = (kind: GiftKind, days: number | null, relief: number | null): string => {
  if (kind === 'FEE_RELIEF' && days !== null && relief !== null)
    return `${counted(days)}일 동안 수수료 ${percentOf(relief)}%p 할인`;
  return kind === 'VOUCHER' && days !== null
    ? `${GIFT_KIND_LABELS[kind]} · ${catalogue.days(days)}`
    : GIFT_KIND_LABELS[kind];
};

/** 0.05 as 5, without what binary fractions add. */
export const percentOf = (part: number): string => String(Math.round(part * 1_000) / 10);

export const gift = {
  title: titles.gift,
  loading: '선물을 불러오는 중',
  failed: '선물을 불러오지 못했어요',
  gone: '이 선물은 없어졌어요',
  goneBody: '다른 선물을 골라 주세요. 포인트는 그대로 남아요.',
  back: '선물 고르기',
  kind: '종류',
  cost: '필요한 포인트',
  have: '지금 가진 포인트',
  stock: '남은 수량',
  use: '쓸 수 있는 기간',
  useDays: (days: number) => `받은 날부터 ${counted(days)}일`,
  reliefDays: (days: number) => `바로 시작해서 ${counted(days)}일`,
  redeem: (points: number) => `${formatPoints(points)}로 바꾸기`,
  wish: '찜하기',
  wished: '찜했어요',
  toMissions: '포인트 받으러 가기',
} as const;

export const redeem = {
  title: (name: string) => `${name}, 포인트로 바꿀까요?`,
  cost: '쓰는 포인트',
  stays: '남는 포인트',
  next: {
    VOUCHER: '운영팀이 교환권 번호를 넣으면 알려 드려요. 그 전에는 취소할 수 있어요.',
    PHYSICAL: '적어 주신 곳으로 보내요. 보내기 전에는 취소할 수 있어요.',
    DONATION: '운영팀이 기부하면 알려 드려요. 그 전에는 취소할 수 있어요.',
    FEE_RELIEF: '바꾸면 바로 시작하고, 시작한 뒤에는 취소할 수 없어요.',
  } satisfies Record<GiftKind, string>,
  receiver: '받는 곳',
  name: '받는 사람',
  phone: '전화번호',
  phoneHelper: '숫자만 적어 주세요.',
  address: '주소',
  keep: '그대로 두기',
  submit: '바꾸기',
  done: (name: string) => `${name}, 바꿨어요`,
  failed: '선물로 바꾸지 못했어요',
  notEnough: (missing: number) => `포인트가 ${formatPoints(missing)} 모자라요`,
  notEnoughUnknown: '포인트가 모자라요',
  notEnoughBody: '미션을 마치고 포인트를 더 받은 뒤 다시 바꿔 주세요. 쓴 포인트는 없어요.',
  soldOut: '방금 품절됐어요',
  soldOutBody: '쓴 포인트는 없어요. 다시 들어오면 알려 드릴 수 있어요.',
} as const;

export const myGifts = {
  title: titles.myGifts,
  loading: '내 선물을 불러오는 중',
  failed: '내 선물을 불러오지 못했어요',
  view: '내 선물 보기',
  views: { OPEN: '받을 것과 쓸 것', OVER: '끝난 것' },
  empty: {
    OPEN: ['지금 받거나 쓸 선물이 없어요', '포인트로 선물을 바꾸면 여기에 모여요.'],
    OVER: ['끝난 선물이 없어요', '다 쓰거나 받은 선물이 여기에 모여요.'],
  },
  toGifts: '선물 고르기',
  redeemedAt: '바꾼 날',
  until: '까지',
} as const;

export const myGift = {
  title: titles.myGift,
  back: '내 선물함',
  loading: '내 선물을 불러오는 중',
  failed: '내 선물을 불러오지 못했어요',
  gone: '찾는 선물이 없어요',
  goneBody: '주소가 바뀌었거나 다른 계정의 선물이에요.',
  now: {
    RESERVED: '운영팀이 준비하고 있어요. 다 되면 알려 드려요.',
    ISSUED: '교환권 번호를 보여 주고 써요.',
    USED: '다 썼어요.',
    EXPIRED: '기간이 지나서 쓸 수 없어요.',
    PREPARING: '보낼 준비를 하고 있어요. 보내면 운송장 번호를 알려 드려요.',
    SHIPPED: '보냈어요. 운송장 번호로 어디쯤 왔는지 알 수 있어요.',
    DELIVERED: '받는 곳에 도착했어요.',
    ACTIVE: '지금 수수료가 내려가 있어요.',
    ENDED: '할인 기간이 끝났어요.',
    DONATED: '선생님 이름으로 기부했어요.',
    CANCELED: '취소했고, 쓴 포인트는 돌려드렸어요.',
  } satisfies Record<RedemptionState, string>,
  cancelReason: (reason: string) => `이유: ${reason}`,
  code: '교환권 번호',
  copyCode: '교환권 번호 복사',
  tracking: '운송장 번호',
  copyTracking: '운송장 번호 복사',
  facts: '선물 정보',
  points: '쓴 포인트',
  redeemedAt: '바꾼 때',
  until: '기한',
  relief: '할인',
  reliefOf: (percent: string) => `플랫폼 수수료에서 ${percent}% 빼요`,
  receiver: '받는 곳',
  history: '지나온 길',
  transaction: '거래 보기',
  used: '썼어요',
  useTitle: '교환권을 썼다고 표시할까요?',
  useBody: '끝난 것으로 옮기고, 다시 되돌릴 수 없어요. 번호는 계속 볼 수 있어요.',
  useDone: '다 쓴 것으로 옮겼어요',
  useFailed: '표시하지 못했어요',
  cancel: '취소하고 포인트 돌려받기',
  cancelTitle: '이 선물을 취소할까요?',
  cancelBody: (points: number) => `${formatPoints(points)}를 돌려받아요. 품절되면 다시 바꾸지 못할 수 있어요.`,
  cancelConfirm: '취소하기',
  keep: '그대로 두기',
  cancelDone: (points: number) => `취소하고 ${formatPoints(points)}를 돌려받았어요`,
  cancelFailed: '취소하지 못했어요',
} as const;
