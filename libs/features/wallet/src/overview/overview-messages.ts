import { titles } from '../title-messages.ts';

export const overview = {
  title: titles.page,
  loading: '지갑을 불러오는 중이에요',
  money: '수입 지갑',
  available: '출금할 수 있는 금액',
  withdrawing: '은행으로 가는 중',
  withdraw: titles.newWithdrawal,
  moneyFailed: '수입 지갑을 불러오지 못했어요',
  points: '포인트 지갑',
  balance: '쓸 수 있는 포인트',
  expiring: (points: string, day: string) => `${points}가 ${day}에 사라져요`,
  nothingExpires: '곧 사라지는 포인트가 없어요',
  toGifts: '선물 고르기',
  pointsFailed: '포인트 지갑을 불러오지 못했어요',
  last: '최근 거래',
  lastFailed: '최근 거래를 불러오지 못했어요',
  none: '아직 거래가 없어요.',
  more: { VND: '수입 지갑 거래 모두 보기', CCXU: '포인트 지갑 거래 모두 보기' },
} as const;
