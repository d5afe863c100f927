import { formatPoints } from '@portal/domain/format/money';
import { POINT_MEANING_LABELS, type PointMeaning } from '@portal/domain/points/point-meaning';
import type { TransactionCause } from '@portal/domain/wallet/transaction-reason';
import { titles } from './title-messages.ts';

const plus = (points: number) => `+${formatPoints(points)}`;
const counted = (count: number) => count.toLocaleString();

export const overview = {
  title: titles.page,
  loading: '포인트를 불러오는 중',
  failed: '포인트를 불러오지 못했어요',
  balance: '지금 가진 포인트',
  none: '아직 포인트가 없어요. 미션을 마치면 받을 수 있어요.',
  expires: (days: number) => (days === 0 ? '에 사라져요 · 오늘까지' : `에 사라져요 · ${counted(days)}일 남았어요`),
  expiringAll: '사라질 포인트 모두 보기',
  noExpiry: '곧 사라질 포인트가 없어요',
  wish: '찜한 선물',
  wishOf: (name: string) => `찜한 선물 · ${name}`,
  noWish: '찜한 선물이 없어요',
  noWishBody: '갖고 싶은 선물의 하트를 누르면 얼마나 남았는지 여기에서 보여요.',
  enough: '지금 바꿀 수 있어요',
  claimEnough: (claimable: number) => `지금 받을 수 있는 ${formatPoints(claimable)}면 바로 바꿔요`,
  claimSome: (claimable: number, left: number) =>
    `지금 받을 수 있는 ${formatPoints(claimable)}를 받으면 ${formatPoints(left)} 남아요`,
  ofMonth: (meaning: PointMeaning) => `이번 달 ${POINT_MEANING_LABELS[meaning]}`,
  usable: '내 선물함',
  usableGifts: (count: number) => `${counted(count)}개 쓸 수 있음`,
  relief: (percent: string) => `수수료 ${percent}%p 할인을 받고 있어요`,
  reliefUntil: '까지 끝난 수업에 적용돼요.',
} as const;

export const statistics = {
  title: '이번 달 통계',
  loading: '이번 달 통계를 불러오는 중',
  failed: '이번 달 통계를 불러오지 못했어요.',
  retry: '다시 시도',
  all: '통계 모두 보기',
  lessons: (count: number) => `${counted(count)}회`,
  minutes(all: number): string {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return [hours > 0 && `${counted(hours)}시간`, (minutes > 0 || hours === 0) && `${minutes}분`]
      .filter(Boolean)
      .join(' ');
  },
  stars: (hundredths: number) => `${(hundredths / 100).toFixed(1)}점`,
  nothing: '아직 없음',
} as const;

export const missions = {
  claimable: '지금 받을 수 있어요',
  goingOn: '다음 미션',
  allDone: '이번 달 미션을 모두 마쳤어요. 다음 달에 새로 시작해요.',
  claimAll: (points: number) => `${formatPoints(points)} 모두 받기`,
  claim: (points: number) => `${plus(points)} 받기`,
  claimOf: (title: string) => `${title},`,
  claimed: (points: number) => `${formatPoints(points)}를 받았어요`,
  claimFailed: '포인트를 받지 못했어요',
  already: '이미 모두 받았어요',
  progress: (value: number, target: number) => `${counted(target)}번 중 ${counted(Math.min(value, target))}번`,
  reward: plus,
  all: (count: number) => `미션 ${counted(count)}개 모두 보기`,
  loading: '미션을 불러오는 중',
  failed: '미션을 불러오지 못했어요',
  groups: { CLAIMABLE: '지금 받을 수 있어요', OPEN: '하고 있어요', CLAIMED: '받았어요' },
  claimedAt: '받은 날',
} as const;

export const receive = {
  title: titles.receive,
  tabs: '포인트를 받는 길',
  missions: '미션',
  thanks: '가족이 준 포인트',
  thanksIntro: (points: number) =>
    `가족은 수업이 끝난 뒤 고마움을 전할 수 있고, 그때마다 선생님이 ${formatPoints(points)}를 받아요.`,
  noWords: '말 없이 고마움을 전했어요',
  none: '아직 받은 고마움이 없어요',
  noneBody: '가족이 수업에 고마움을 전하면 그 말과 포인트가 여기에 모여요.',
  failed: '받은 포인트를 불러오지 못했어요',
  loading: '받은 포인트를 불러오는 중',
  of: (className: string, no: number) => `${className} · ${no}회차`,
  points: plus,
} as const;

export const statement = {
  titles: { TU: titles.accumulated, WD: titles.used },
  tabs: '적립 내역 보기',
  moves: '들어온 포인트',
  expiring: '사라질 포인트',
  balance: '지금 가진 포인트',
  sumOf: (count: number) => `${counted(count)}건`,
  reason: '이유',
  allReasons: '이유 모두',
  period: '기간',
  failed: '내역을 불러오지 못했어요',
  loading: '내역을 불러오는 중',
  balanceFailed: '가진 포인트를 불러오지 못했어요',
  list: { TU: '적립 내역', WD: '사용 내역' },
  none: { TU: '아직 모은 포인트가 없어요', WD: '아직 쓴 포인트가 없어요' },
  noneBody: {
    TU: '미션을 마치거나 가족이 고마움을 전하면 포인트가 들어와요.',
    WD: '선물로 바꾸면 여기에 적혀요.',
  },
  toMissions: '미션 보기',
  toGifts: '선물 고르기',
  nothingFound: '조건에 맞는 내역이 없어요',
  causes: {
    LESSON: '수업 보기',
    WITHDRAWAL: '출금 보기',
    MISSION: '미션 보기',
    GIFT_REDEMPTION: '선물 보기',
    REVIEW: '후기 보기',
    REFERRAL: '초대 보기',
    SHARED_PACK: '나눈 자료 보기',
  } satisfies Record<TransactionCause, string>,
  code: '거래 번호',
} as const;

export const lots = {
  intro: '먼저 받은 포인트부터 써요. 기한이 지나면 남은 포인트가 사라져요.',
  failed: '사라질 포인트를 불러오지 못했어요',
  loading: '사라질 포인트를 불러오는 중',
  none: '사라질 포인트가 없어요',
  noneBody: '포인트를 받으면 언제까지 쓸 수 있는지 여기에 적혀요.',
  left: (remaining: number, points: number) =>
    remaining === points ? '아직 쓰지 않았어요' : `${formatPoints(points)} 가운데 남은 것`,
  earnedAt: '받은 날',
  until: '까지',
  days: (days: number) => (days === 0 ? '오늘까지' : `${counted(days)}일 남음`),
  pages: '사라질 포인트 쪽',
} as const;
