import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGiftOrder } from '@portal/testing/points/gift-builders';
import { GiftOrdersPage } from './gift-orders-page.tsx';
import { giftDesk, giftWorlds } from './gifts.fixture.ts';

const meta = {
  component: GiftOrdersPage,
  parameters: { path: '/ops/gifts', platform: giftDesk() },
} satisfies Meta<typeof GiftOrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '셋이 기다림' };
export const Over: Story = { name: '끝난 것', parameters: { path: '/ops/gifts?view=over' } };
export const NothingFound: Story = { name: '이 종류는 없음', parameters: { path: '/ops/gifts?kind=FEE_RELIEF' } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: giftWorlds.empty } };
export const OthersJob: Story = { name: '다른 업무', parameters: { platform: giftWorlds.forbidden } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: giftWorlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: giftWorlds.failed } };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: giftDesk(
      [],
      Array.from({ length: 45 }, (_, no) =>
        aGiftOrder({
          id: `order-${no}`,
          state: 'RESERVED',
          name: '아주긴이름의선물'.repeat(5),
          teacherName: '남궁제갈선우황보'.repeat(4),
          points: 999_999_999,
        }),
      ),
    ),
  },
};
