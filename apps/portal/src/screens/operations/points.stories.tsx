import type { Meta, StoryObj } from '@storybook/react-vite';
import * as myGift from '@portal/points/my-gifts/my-gift-page.stories';
import * as myGifts from '@portal/points/my-gifts/my-gifts-page.stories';
import * as points from '@portal/points/page/points-page.stories';
import * as receive from '@portal/points/received/receive-page.stories';
import * as gift from '@portal/points/redeem/gift-page.stories';
import * as accumulated from '@portal/points/statement/accumulated-page.stories';
import * as used from '@portal/points/statement/used-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '전체', parameters: inPortal(points.default) };
export const LoadedPhone: Story = { ...Loaded, name: '전체, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(points.default, points.Empty) };
export const Failed: Story = { name: '오류', parameters: inPortal(points.default, points.Failed) };
export const Gift: Story = { name: '선물', parameters: inPortal(gift.default) };
export const Accumulated: Story = { name: '적립 내역', parameters: inPortal(accumulated.default) };
export const Expiring: Story = {
  name: '사라질 포인트',
  parameters: inPortal(accumulated.default, accumulated.Expiring),
};
export const Used: Story = { name: '사용 내역', parameters: inPortal(used.default) };
export const Receive: Story = { name: '포인트 받기', parameters: inPortal(receive.default) };
export const Thanks: Story = { name: '가족이 준 포인트', parameters: inPortal(receive.default, receive.Thanks) };
export const MyGifts: Story = { name: '내 선물함', parameters: inPortal(myGifts.default) };
export const MyGift: Story = { name: '내 선물', parameters: inPortal(myGift.default) };
export const MyGiftPhone: Story = { ...MyGift, name: '내 선물, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(points.default, points.Longest),
  globals: { texts: 'long' },
};
