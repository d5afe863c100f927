import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import { pointsContract } from '@portal/domain/points/points.contract';
import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aGift, someGifts } from '@portal/testing/points/gift-builders';
import { someMissions } from '@portal/testing/points/points-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { PointsPage } from './points-page.tsx';

const path = '/account/exchange-points/all';
const meta = {
  component: PointsPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof PointsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '받을 것이 셋' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Ready: Story = {
  name: '찜한 선물을 바꿀 수 있고 할인 중',
  parameters: {
    platform: worldOf({ summary: { balance: 5_200, feeRelief: { relief: 0.05, until: '2026-11-23T10:00:00+09:00' } } }),
  },
};
export const NothingToClaim: Story = {
  name: '받을 것 없음',
  parameters: { platform: worldOf({ missions: someMissions().filter(({ state }) => state !== 'CLAIMABLE') }) },
};
export const Wished: Story = { name: '찜만', parameters: { path: `${path}?gifts=wished` } };
export const NothingWished: Story = {
  name: '찜한 것 없음',
  parameters: {
    path: `${path}?gifts=wished`,
    platform: worldOf({ gifts: someGifts().map((gift) => ({ ...gift, isWished: false })) }),
  },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const ReturnedAndExpired: Story = {
  name: '돌려받은 것과 기간이 지난 것',
  parameters: { platform: worldOf({ summary: { returned: 600, expired: 70 } }) },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    platform: [
      neverAnswers(statisticsContract.getStatistics),
      neverAnswers(pointsContract.getPointsSummary),
      neverAnswers(pointsContract.listMissions),
      neverAnswers(giftsContract.listGifts),
    ],
  },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [
      fakeProblem(statisticsContract.getStatistics, 'UNEXPECTED'),
      fakeProblem(pointsContract.getPointsSummary, 'UNEXPECTED'),
      fakeProblem(pointsContract.listMissions, 'UNEXPECTED'),
      fakeProblem(giftsContract.listGifts, 'UNEXPECTED'),
    ],
  },
};
export const Partly: Story = {
  name: '잔액만 오류',
  parameters: { platform: [fakeProblem(pointsContract.getPointsSummary, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: worldOf({
      summary: {
        balance: 999_999_999,
        earned: 999_999_999,
        returned: 999_999_999,
        used: 999_999_999,
        expired: 999_999_999,
        usableGifts: 999,
      },
      missions: someMissions().map((one) => ({
        ...one,
        title: '아주긴미션이름'.repeat(6),
        points: 999_999,
        value: 999_999,
        target: 999_999,
      })),
      gifts: Array.from({ length: 40 }, (_, no) =>
        aGift({ id: `gift-${no}`, name: '아주긴이름의선물'.repeat(5), points: 999_999_999 - no, isWished: no === 0 }),
      ),
    }),
  },
  globals: { texts: 'long' },
};
