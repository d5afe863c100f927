import type { Meta, StoryObj } from '@storybook/react-vite';
import { transactionsContract as contract } from '@portal/domain/wallet/transactions.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aPointMove } from '@portal/testing/points/points-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { UsedPage } from './used-page.tsx';

const path = '/account/exchange-points/used-points';
const meta = {
  component: UsedPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof UsedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
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
        aPointMove({
          id: `move-${no}`,
          kind: 'WD',
          reason: 'GIFT',
          amount: 999_999_999,
          title: '아주긴이름의선물'.repeat(12),
        }),
      ),
    }),
  },
  globals: { texts: 'long' },
};
