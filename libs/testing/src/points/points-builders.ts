import type { Mission, MissionId, PointLot, PointsSummary } from '@portal/domain/points/mission';
import { type PointMeaning, pointMeaningOf } from '@portal/domain/points/point-meaning';
import type { ReceivedThanks } from '@portal/domain/points/received-thanks.contract';
import type { ThankYou } from '@portal/domain/points/thanks.contract';
import type { TransactionTotal, WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { someGifts } from './gift-builders.ts';

/** A mission that is done and waits to be claimed. */
export const aMission = (over: Partial<Mission> = {}): Mission => ({
  id: 'PUNCTUAL_20',
  title: '시간에 맞춰 수업 20번 시작',
  rule: '이번 달에 늦지 않고 시작한 수업을 세요.',
  points: 200,
  period: 'MONTH',
  value: 20,
  target: 20,
  state: 'CLAIMABLE',
  claimedAt: null,
  ...over,
});

const claimed = (id: MissionId, title: string, points: number): Mission =>
  aMission({
    id,
    title,
    rule: '한 번만 받을 수 있어요.',
    points,
    period: 'ONCE',
    value: 1,
    target: 1,
    state: 'CLAIMED',
    claimedAt: '2026-09-07T10:00:00+09:00',
  });

/** Nine: three can be claimed, for 400 together; three go on; three are done. */
export const someMissions = (): Mission[] => [
  claimed('PROFILE_COMPLETE', '수업 프로필 채우기', 300),
  claimed('FIRST_COURSE', '첫 강좌 승인받기', 200),
  claimed('FIRST_LESSON', '첫 수업 하기', 200),
  aMission(),
  aMission({
    id: 'REVIEW_REPLIES_5',
    title: '후기 답글 5개',
    rule: '이번 달에 후기에 단 답글을 세요.',
    points: 150,
    value: 5,
    target: 5,
  }),
  aMission({
    id: 'GRADED_48H_10',
    title: '채점 48시간 안에 10번',
    rule: '이번 달에 제출한 지 48시간 안에 돌려준 과제를 세요.',
    points: 50,
    value: 10,
    target: 10,
  }),
  aMission({
    id: 'NOTES_SAME_DAY_15',
    title: '기록 당일에 보내기',
    rule: '이번 달에 수업한 날 보낸 수업 기록을 세요.',
    points: 300,
    value: 12,
    target: 15,
    state: 'OPEN',
  }),
  aMission({
    id: 'REPLY_1H_10',
    title: '1시간 안에 답장 10번',
    rule: '이번 달에 1시간 안에 답한 가족의 메시지를 세요.',
    points: 100,
    value: 4,
    target: 10,
    state: 'OPEN',
  }),
  aMission({
    id: 'INVITE_TEACHER',
    title: '선생님 초대하기',
    rule: '초대한 선생님이 첫 수업을 하면 받아요.',
    points: 500,
    period: 'ONCE',
    value: 0,
    target: 1,
    state: 'OPEN',
  }),
];

/** Points that she earned last year, of which 300 go in seventeen days. */
export const aPointLot = (over: Partial<PointLot> = {}): PointLot => ({
  id: 'lot-1',
  title: '1시간 안에 답장 10번',
  points: 500,
  remaining: 300,
  earnedAt: '2025-11-12T10:00:00+09:00',
  expiresOn: '2026-12-05',
  ...over,
});

/** What is left of 4,380, the first to go at the top. */
export const someLots = (): PointLot[] => [
  aPointLot(),
  aPointLot({
    id: 'lot-2',
    title: '시간에 맞춰 수업 20번 시작',
    points: 3_000,
    remaining: 2_930,
    earnedAt: '2026-02-03T10:00:00+09:00',
    expiresOn: '2027-02-28',
  }),
  aPointLot({
    id: 'lot-3',
    title: '선생님 초대하기',
    points: 1_150,
    remaining: 1_150,
    earnedAt: '2026-11-04T10:00:00+09:00',
    expiresOn: '2027-11-30',
  }),
];

/** 4,380 xu, 120 short of the gift that is wished for; 400 can be claimed. Its figures are those of the other builders. */
export const aPointsSummary = (over: Partial<PointsSummary> = {}): PointsSummary => ({
  balance: 4_380,
  expiring: { points: 300, on: '2026-12-05' },
  earned: 1_150,
  returned: 0,
  used: 1_800,
  expired: 0,
  claimable: 400,
  usableGifts: 2,
  wish: someGifts().find(({ isWished }) => isWished) ?? null,
  feeRelief: null,
  ...over,
});

/** Points of a mission that she claimed on Monday. */
export const aPointMove = (over: Partial<WalletTransaction> = {}): WalletTransaction => ({
  id: 'move-1',
  code: 'TU-261116-9X3C5R2W',
  kind: 'TU',
  state: 'SUCCESS',
  currency: 'CCXU',
  amount: 200,
  reason: 'MISSION',
  title: '시간에 맞춰 수업 20번 시작',
  createdAt: '2026-11-16T10:00:00+09:00',
  finishedAt: '2026-11-16T10:00:00+09:00',
  failReason: '',
  failCause: null,
  cause: { kind: 'MISSION', id: 'PUNCTUAL_20' },
  ...over,
});

/** What this month brought (1,150) and took (1,800), the newest first, and what went in October. */
export const someMoves = (): WalletTransaction[] => [
  aPointMove({
    id: 'move-8',
    code: 'TU-261117-4F8K2Q7M',
    amount: 20,
    reason: 'THANK_YOU',
    title: '중2 수학 개념 완성 – 일차함수 7회차 · 연립방정식의 활용',
    createdAt: '2026-11-17T21:30:00+09:00',
    cause: { kind: 'LESSON', id: 'lesson-7' },
  }),
  aPointMove({
    id: 'move-7',
    code: 'WD-261116-2B6N8P3Q',
    kind: 'WD',
    amount: 1_800,
    reason: 'GIFT',
    title: '커피 두 잔',
    createdAt: '2026-11-16T12:00:00+09:00',
    cause: { kind: 'GIFT_REDEMPTION', id: 'rdm-1' },
  }),
  aPointMove({ id: 'move-6' }),
  aPointMove({
    id: 'move-5',
    code: 'TU-261112-5D7F9G1H',
    amount: 20,
    reason: 'THANK_YOU',
    title: '중2 수학 개념 완성 – 일차함수 6회차 · 연립방정식의 풀이',
    createdAt: '2026-11-12T20:45:00+09:00',
    cause: { kind: 'LESSON', id: 'lesson-6' },
  }),
  aPointMove({
    id: 'move-4',
    code: 'TU-261109-8J2K4L6M',
    amount: 410,
    reason: 'REFERRAL',
    title: '초대한 선생님의 첫 수업',
    createdAt: '2026-11-09T10:00:00+09:00',
    cause: { kind: 'REFERRAL', id: 'ref-1' },
  }),
  aPointMove({
    id: 'move-3',
    code: 'TU-261104-1N3P5Q7R',
    amount: 500,
    title: '기록 당일에 보내기',
    createdAt: '2026-11-04T10:00:00+09:00',
    cause: { kind: 'MISSION', id: 'NOTES_SAME_DAY_15' },
  }),
  aPointMove({
    id: 'move-2',
    code: 'WD-261031-6S8T1V3W',
    kind: 'WD',
    amount: 70,
    reason: 'EXPIRY',
    title: '기간이 지난 포인트',
    createdAt: '2026-10-31T23:59:00+09:00',
    cause: null,
  }),
];

/** The sums of what is finished, as the platform makes them of what it lists. */
export function totalsOf(moves: readonly WalletTransaction[]): TransactionTotal[] {
  const done = moves.filter(({ state }) => state === 'SUCCESS');
  const sum = (...meanings: readonly PointMeaning[]) =>
    done
      .filter(({ kind, reason }) => meanings.includes(pointMeaningOf(kind, reason)))
      .reduce((total, { amount }) => total + amount, 0);
  return [
    {
      currency: 'CCXU',
      count: done.length,
      in: sum('EARNED', 'RETURNED'),
      out: sum('USED', 'EXPIRED'),
      returned: sum('RETURNED'),
      expired: sum('EXPIRED'),
    },
  ];
}

/** A lesson that the family has not thanked for; four thanks are left this month. */
export const aThankYou = (over: Partial<ThankYou> = {}): ThankYou => ({ thankedAt: null, text: '', left: 4, ...over });

/** What the mother of Minjun said yesterday evening. */
export const aReceivedThanks = (over: Partial<ReceivedThanks> = {}): ReceivedThanks => ({
  id: 'thk-1',
  text: '부호가 헷갈리던 걸 그림으로 알려 주셔서 고맙습니다.',
  points: 20,
  saidAt: '2026-11-17T21:30:00+09:00',
  guardianName: '김민준 어머니',
  className: '중2 수학 개념 완성 – 일차함수',
  lessonId: 'lesson-7',
  lessonNo: 7,
  ...over,
});
