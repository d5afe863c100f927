import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { giftOrdersContract as contract } from '@portal/domain/points/gift-orders.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aGiftOrder } from '@portal/testing/points/gift-builders';
import { asOperator } from '../ops.fixture.ts';
import { GiftOrderPage } from './gift-order-page.tsx';
import { giftDesk } from './gifts.fixture.ts';

const path = (id: string) => `/ops/gifts/orders/${id}`;
const meta = {
  component: GiftOrderPage,
  parameters: { path: path('order-voucher'), route: '/ops/gifts/orders/:orderId', platform: giftDesk() },
} satisfies Meta<typeof GiftOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voucher: Story = { name: '교환권' };
export const Issuing: Story = {
  name: '번호를 넣는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '교환권 번호 넣기' })),
};
export const Preparing: Story = { name: '배송 준비 중', parameters: { path: path('order-pen') } };
export const Donation: Story = { name: '기부', parameters: { path: path('order-heart') } };
export const Over: Story = { name: '끝난 신청', parameters: { path: path('order-used') } };
export const Gone: Story = { name: '없는 신청', parameters: { path: path('order-none') } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [asOperator, neverAnswers(contract.getGiftOrder)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [asOperator, fakeProblem(contract.getGiftOrder, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: giftDesk(
      [],
      [
        aGiftOrder({
          id: 'order-voucher',
          kind: 'PHYSICAL',
          state: 'SHIPPED',
          name: '아주긴이름의선물'.repeat(5),
          teacherName: '남궁제갈선우황보'.repeat(4),
          tracking: '6'.repeat(60),
          receiver: { name: '남궁제갈'.repeat(10), phone: '1'.repeat(15), address: '아주긴주소'.repeat(30) },
        }),
      ],
    ),
  },
};
