import type { Meta, StoryObj } from '@storybook/react-vite';
import { transactionsContract as contract } from '@portal/domain/wallet/transactions.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aPointLot, aPointMove } from '@portal/testing/points/points-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { AccumulatedPage } from './accumulated-page.tsx';

const path = '/account/exchange-points/accumulated-points';
const meta = {
  component: AccumulatedPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof AccumulatedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const NothingFound: Story = { name: '조건에 맞는 것 없음', parameters: { path: `${path}?reason=ADJUSTMENT` } };
export const Expiring: Story = { name: '사라질 포인트', parameters: { path: `${path}?tab=expiring` } };
export const Returned: Story = {
  name: '돌려받은 포인트',
  parameters: {
    platform: worldOf({
      moves: [
        aPointMove({ id: 'back', reason: 'GIFT', title: '취소한 선물 · 커피 두 잔', amount: 1_800 }),
        aPointMove(),
      ],
    }),
  },
};
export const ExpiringEmpty: Story = {
  name: '사라질 포인트 없음',
  parameters: { path: `${path}?tab=expiring`, platform: anEmptyWorld() },
};
export const ExpiringPages: Story = {
  name: '사라질 포인트 여러 쪽',
  parameters: {
    path: `${path}?tab=expiring&page=2`,
    platform: worldOf({ lots: Array.from({ length: 45 }, (_, no) => aPointLot({ id: `lot-${no}` })) }),
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listTransactions), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listTransactions, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: worldOf({
      moves: Array.from({ length: 45 }, (_, no) =>
        aPointMove({ id: `move-${no}`, amount: 999_999_999, title: '아주긴이유의포인트'.repeat(12) }),
      ),
    }),
  },
  globals: { texts: 'long' },
};
