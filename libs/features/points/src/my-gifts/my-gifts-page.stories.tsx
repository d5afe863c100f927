import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftsContract as contract } from '@portal/domain/points/gifts.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aRedemption } from '@portal/testing/points/gift-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { MyGiftsPage } from './my-gifts-page.tsx';

const path = '/account/exchange-points/my-gift';
const meta = {
  component: MyGiftsPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof MyGiftsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Over: Story = { name: '끝난 것', parameters: { path: `${path}?view=over` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listMyGifts), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listMyGifts, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: worldOf({
      mine: Array.from({ length: 45 }, (_, no) =>
        aRedemption({ id: `rdm-${no}`, name: '아주긴이름의선물'.repeat(5), points: 999_999_999 }),
      ),
    }),
  },
  globals: { texts: 'long' },
};
