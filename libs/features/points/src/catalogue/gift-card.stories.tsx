import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGift, someGifts } from '@portal/testing/points/gift-builders';
import { aWorld } from '../points.fixture.ts';
import { GiftCard } from './gift-card.tsx';

const meta = {
  component: GiftCard,
  parameters: { platform: aWorld() },
  args: { gift: aGift(), balance: 4_380 },
  render: (args) => (
    <section>
      <h2>선물 고르기</h2>
      <chakra.ul listStyleType="none" w="15rem" maxW="full">
        <GiftCard {...args} />
      </chakra.ul>
    </section>
  ),
} satisfies Meta<typeof GiftCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (id: string) => someGifts().find((gift) => gift.id === id)!;

export const Ready: Story = { name: '바꿀 수 있음' };
export const Wished: Story = { name: '찜, 120 xu 모자람', args: { gift: named('gift-relief') } };
export const Short: Story = { name: '모자람', args: { gift: named('gift-headset') } };
export const SoldOut: Story = { name: '품절', args: { gift: named('gift-lamp') } };
export const Awaited: Story = { name: '품절, 알림 켬', args: { gift: { ...named('gift-lamp'), isAwaited: true } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    gift: aGift({ name: '아주긴이름의선물'.repeat(8), points: 999_999_999, stock: 999_999_999, kind: 'PHYSICAL' }),
    balance: 999_999_998,
  },
};
