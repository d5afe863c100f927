import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { Gift, Redemption, RedemptionDetail } from '@portal/domain/points/gift';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import type { Mission, PointLot, PointsSummary } from '@portal/domain/points/mission';
import { pointsContract } from '@portal/domain/points/points.contract';
import type { ReceivedThanks } from '@portal/domain/points/received-thanks.contract';
import { receivedThanksContract } from '@portal/domain/points/received-thanks.contract';
import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { type WalletTransaction, transactionsContract } from '@portal/domain/wallet/transactions.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aRedemption, aRedemptionDetail, someGifts } from '@portal/testing/points/gift-builders';
import {
  aPointsSummary,
  aReceivedThanks,
  someLots,
  someMissions,
  someMoves,
  totalsOf,
} from '@portal/testing/points/points-builders';

/** What a world has; the rest of its answers follow from it. */
export interface PointsWorld {
  summary: Partial<PointsSummary>;
  missions: Mission[];
  gifts: Gift[];
  moves: WalletTransaction[];
  lots: PointLot[];
  mine: Redemption[];
  thanks: ReceivedThanks[];
}

const OPEN_STATES: readonly string[] = ['RESERVED', 'ISSUED', 'PREPARING', 'SHIPPED', 'ACTIVE'];

/** One of each kind, in different states. */
export const someRedemptions = (): Redemption[] => [
  aRedemption(),
  aRedemption({
    id: 'rdm-2',
    giftId: 'gift-pen',
    kind: 'PHYSICAL',
    name: '태블릿 펜',
    drawing: 'pen',
    points: 9_800,
    state: 'SHIPPED',
    until: null,
  }),
  aRedemption({
    id: 'rdm-3',
    giftId: 'gift-relief',
    kind: 'FEE_RELIEF',
    name: '수수료 7일 할인',
    drawing: 'percent',
    points: 4_500,
    state: 'ACTIVE',
    until: '2026-11-23T10:00:00+09:00',
  }),
  aRedemption({
    id: 'rdm-4',
    giftId: 'gift-donation',
    kind: 'DONATION',
    name: '이름으로 기부하기',
    drawing: 'heart',
    points: 1_000,
    state: 'RESERVED',
    until: null,
  }),
  aRedemption({ id: 'rdm-5', name: '문화상품권', drawing: 'book', state: 'USED', points: 3_200 }),
  aRedemption({ id: 'rdm-6', name: '장보기 상품권', drawing: 'bag', state: 'EXPIRED', points: 4_000 }),
];

const FULL = (): PointsWorld => ({
  summary: {},
  missions: someMissions(),
  gifts: someGifts(),
  moves: someMoves(),
  lots: someLots(),
  mine: someRedemptions(),
  thanks: [
    aReceivedThanks(),
    aReceivedThanks({ id: 'thk-2', text: '', lessonId: 'lesson-6', lessonNo: 6, saidAt: '2026-11-12T20:45:00+09:00' }),
  ],
});

const BARE: PointsWorld = {
  summary: { balance: 0, expiring: null, earned: 0, used: 0, claimable: 0, usableGifts: 0, wish: null },
  missions: [],
  gifts: [],
  moves: [],
  lots: [],
  mine: [],
  thanks: [],
};

/** What follows an item of a list, as the platform pages. */
function after<T extends { id: string }>(
  all: readonly T[],
  { lastItem, size = '20' }: Record<string, string | undefined>,
) {
  const first = lastItem === undefined ? 0 : all.findIndex(({ id }) => id === lastItem) + 1;
  return all.slice(first, first + Number(size));
}

type Statistics = AnswerOf<typeof statisticsContract.getStatistics>;
const noWork = { net: 0, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0, importedMinutes: 0 };

/** A month of thirty-eight lessons. */
const someStatistics = ({ from, to }: { from: string; to: string }): Statistics => ({
  from,
  to,
  before: { from: '2026-10-14', to: '2026-10-31' },
  countedUntil: '2026-11-18T10:42:00+09:00',
  figures: [
    { metric: 'LESSONS_HELD', value: 38, before: 36, of: 38 },
    { metric: 'MINUTES', value: 2_310, before: 2_100, of: 38 },
    { metric: 'NET', value: 12_250_000, before: 11_400_000, of: 38 },
    { metric: 'RATING', value: 480, before: 470, of: 15 },
  ],
  work: { now: noWork, before: noWork, classes: [] },
  spans: [],
});

/** A platform that keeps what it is told; `asked` is filled with what was sent. */
export function worldOf(over: Partial<PointsWorld> = {}, asked: unknown[] = []): Fake[] {
  const world = { ...FULL(), ...over };
  const summary = (): PointsSummary =>
    aPointsSummary({
      claimable: world.missions
        .filter(({ state }) => state === 'CLAIMABLE')
        .reduce((sum, { points }) => sum + points, 0),
      wish: world.gifts.find(({ isWished }) => isWished) ?? null,
      ...world.summary,
    });
  const claim = (mine: (mission: Mission) => boolean): Mission[] => {
    const taken = world.missions.filter((one) => one.state === 'CLAIMABLE' && mine(one));
    const points = taken.reduce((sum, one) => sum + one.points, 0);
    world.summary = { ...world.summary, balance: summary().balance + points };
    const claimed = (one: Mission): Mission => ({ ...one, state: 'CLAIMED', claimedAt: '2026-11-18T10:42:00+09:00' });
    world.missions = world.missions.map((one) => (taken.includes(one) ? claimed(one) : one));
    return taken.map(claimed);
  };
  const change = (id: string, state: Redemption['state']): RedemptionDetail | Response => {
    world.mine = world.mine.map((one) => (one.id === id ? { ...one, state } : one));
    return detailOf(id);
  };
  const detailOf = (id: string) => {
    const one = world.mine.find((mine) => mine.id === id);
    return one ? aRedemptionDetail(one) : problemResponse('NOT_FOUND');
  };
  const giftOf = (id: string) => world.gifts.find((gift) => gift.id === id) ?? problemResponse('NOT_FOUND');
  return [
    fake(statisticsContract.getStatistics, ({ query }) => someStatistics(query)),
    fake(pointsContract.getPointsSummary, summary),
    fake(pointsContract.listMissions, () => ({ items: world.missions })),
    fake(
      pointsContract.claimMission,
      ({ params }) => claim(({ id }) => id === params.id)[0] ?? problemResponse('NOT_CLAIMABLE'),
    ),
    fake(pointsContract.claimMissions, () => {
      const items = claim(() => true);
      return { points: items.reduce((sum, { points }) => sum + points, 0), items };
    }),
    fake(pointsContract.listPointLots, ({ query: { page = '1', size = '20' } = {} }) => ({
      total: world.lots.length,
      items: world.lots.slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
    })),
    fake(giftsContract.listGifts, () => ({ balance: summary().balance, items: world.gifts })),
    fake(giftsContract.getGift, ({ params }) => giftOf(params.id)),
    fake(giftsContract.markGift, ({ params, body }) => {
      world.gifts = world.gifts.map((gift) =>
        gift.id === params.id ? { ...gift, ...body } : { ...gift, isWished: gift.isWished && !body.isWished },
      );
      return giftOf(params.id);
    }),
    fake(giftsContract.redeemGift, ({ params, body }) => {
      asked.push(body);
      const gift = world.gifts.find(({ id }) => id === params.id);
      if (!gift) return problemResponse('NOT_FOUND');
      if (gift.stock === 0) return problemResponse('OUT_OF_STOCK');
      if (summary().balance < gift.points) return problemResponse('POINTS_NOT_ENOUGH');
      world.summary = { ...world.summary, balance: summary().balance - gift.points };
      const { kind, name, drawing, points } = gift;
      world.mine = [
        aRedemption({ id: 'rdm-new', giftId: gift.id, kind, name, drawing, points, state: 'RESERVED', until: null }),
        ...world.mine,
      ];
      return aRedemptionDetail(world.mine[0]);
    }),
    fake(giftsContract.listMyGifts, ({ query: { view, ...page } = {} }) => ({
      items: after(
        world.mine.filter(({ state }) => view === undefined || OPEN_STATES.includes(state) === (view === 'OPEN')),
        page,
      ),
    })),
    fake(giftsContract.getMyGift, ({ params }) => detailOf(params.id)),
    fake(giftsContract.cancelMyGift, ({ params }) => change(params.id, 'CANCELED')),
    fake(giftsContract.useMyGift, ({ params }) => change(params.id, 'USED')),
    fake(transactionsContract.listTransactions, ({ query: { kind, reason, from, to, lastItem, size } = {} }) => {
      const found = world.moves.filter(
        (one) =>
          (kind === undefined || one.kind === kind) &&
          (reason === undefined || one.reason === reason) &&
          (from === undefined || one.createdAt.slice(0, 10) >= from) &&
          (to === undefined || one.createdAt.slice(0, 10) <= to),
      );
      return { totals: totalsOf(found), items: after(found, { lastItem, size }) };
    }),
    fake(receivedThanksContract.listReceivedThanks, ({ query }) => ({ items: after(world.thanks, query ?? {}) })),
  ];
}

export const aWorld = (): Fake[] => worldOf();
export const anEmptyWorld = (): Fake[] => worldOf(BARE);
