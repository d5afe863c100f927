import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aStockedGift } from '@portal/testing/points/gift-builders';
import { GiftStockPage } from './gift-stock-page.tsx';
import { giftDesk, giftWorlds } from './gifts.fixture.ts';

const meta = {
  component: GiftStockPage,
  parameters: { path: '/ops/gifts/stock', platform: giftDesk() },
} satisfies Meta<typeof GiftStockPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Changing: Story = {
  name: '재고를 바꾸는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '책상 조명, 바꾸기' })),
};
export const Editing: Story = {
  name: '선물을 고치는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '책상 조명, 고치기' })),
};
export const Adding: Story = {
  name: '선물을 넣는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '선물 넣기' })),
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: giftWorlds.empty } };
export const OthersJob: Story = { name: '다른 업무', parameters: { platform: giftWorlds.forbidden } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: giftWorlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: giftWorlds.failed } };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: giftDesk(
      [],
      [],
      Array.from({ length: 40 }, (_, no) =>
        aStockedGift({
          id: `gift-${no}`,
          name: '아주긴이름의선물'.repeat(5),
          points: 999_999_999,
          stock: 999_999_999,
          awaitedBy: 999_999_999,
        }),
      ),
    ),
  },
};
