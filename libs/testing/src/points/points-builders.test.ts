import * as v from 'valibot';
import { Gift, Redemption, REDEMPTION_STATES, RedemptionDetail } from '@portal/domain/points/gift';
import { GiftOrder, StockedGift } from '@portal/domain/points/gift-orders.contract';
import { Mission, PointLot, PointsSummary } from '@portal/domain/points/mission';
import { ReceivedThanks } from '@portal/domain/points/received-thanks.contract';
import { ThankYou } from '@portal/domain/points/thanks.contract';
import { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { aGiftOrder, aRedemption, aRedemptionDetail, aStockedGift, someGifts } from './gift-builders.ts';
import {
  aPointsSummary,
  aReceivedThanks,
  aThankYou,
  someLots,
  someMissions,
  someMoves,
  totalsOf,
} from './points-builders.ts';

it.each([
  ['someGifts', v.array(Gift), someGifts()],
  ['aRedemption', Redemption, aRedemption()],
  ['aGiftOrder', GiftOrder, aGiftOrder()],
  ['aStockedGift', StockedGift, aStockedGift()],
  ['someMissions', v.array(Mission), someMissions()],
  ['someLots', v.array(PointLot), someLots()],
  ['aPointsSummary', PointsSummary, aPointsSummary()],
  ['someMoves', v.array(WalletTransaction), someMoves()],
  ['aReceivedThanks', ReceivedThanks, aReceivedThanks()],
  ['aThankYou', ThankYou, aThankYou()],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});

it.each(REDEMPTION_STATES)('aRedemptionDetail builds a gift that is %s', (state) => {
  const built = aRedemptionDetail({ state });
  expect(v.parse(RedemptionDetail, built)).toEqual(built);
});

describe('the figures of one world add up [PTS-1]', () => {
  const summary = aPointsSummary();
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

  it('what is left of the lots is the balance, and the first to go is what is warned of', () => {
    expect(sum(someLots().map(({ remaining }) => remaining))).toBe(summary.balance);
    const [first] = someLots();
    expect({ points: first!.remaining, on: first!.expiresOn }).toEqual(summary.expiring);
  });

  it('what can be claimed is the sum of the missions that wait', () => {
    const waiting = someMissions().filter(({ state }) => state === 'CLAIMABLE');
    expect(sum(waiting.map(({ points }) => points))).toBe(summary.claimable);
  });

  it('what this month brought and took is the sum of its moves', () => {
    const ofMonth = someMoves().filter(({ createdAt }) => createdAt.startsWith('2026-11'));
    const { earned, returned, used, expired } = summary;
    expect(totalsOf(ofMonth)).toEqual([
      { currency: 'CCXU', count: 6, in: earned + returned, out: used + expired, returned, expired },
    ]);
  });
});
