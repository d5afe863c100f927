import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { giftsContract as contract } from '@portal/domain/points/gifts.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aGift } from '@portal/testing/points/gift-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { GiftPage } from './gift-page.tsx';

const path = '/account/exchange-points/gifts/gift-coffee';
const meta = {
  component: GiftPage,
  parameters: { layout: 'fullscreen', path, route: '/account/exchange-points/gifts/:giftId', platform: aWorld() },
} satisfies Meta<typeof GiftPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Short: Story = { name: '모자람', parameters: { path: path.replace('coffee', 'headset') } };
export const SoldOut: Story = { name: '품절', parameters: { path: path.replace('coffee', 'lamp') } };
export const ToBeSent: Story = {
  name: '배송 상품',
  parameters: { path: path.replace('coffee', 'pen'), platform: worldOf({ summary: { balance: 12_000 } }) },
  play: async () => userEvent.click(await screen.findByRole('button', { name: '9,800 xu로 바꾸기' })),
};
export const Asked: Story = {
  name: '바꿀까요?',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '1,800 xu로 바꾸기' })),
};
export const Gone: Story = { name: '없어진 선물', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getGift), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getGift, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: worldOf({
      summary: { balance: 999_999_999 },
      gifts: [
        aGift({
          name: '아주긴이름의선물'.repeat(5),
          description: '긴설명'.repeat(60),
          points: 999_999_999,
          stock: 999_999_999,
        }),
      ],
    }),
  },
  globals: { texts: 'long' },
};
