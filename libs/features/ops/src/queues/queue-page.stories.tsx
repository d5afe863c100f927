import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../ops.fixture.ts';
import { QueuePage } from './queue-page.tsx';

const meta = {
  component: QueuePage,
  parameters: { path: '/ops/courses', route: '/ops/:queue', platform: worlds.list },
} satisfies Meta<typeof QueuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열린 것' };
export const Decided: Story = {
  name: '끝난 것',
  parameters: { path: '/ops/courses?filter=decided', platform: worlds.decided },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.emptyList } };
export const NothingMine: Story = {
  name: '맡은 것이 없음',
  parameters: { path: '/ops/courses?filter=mine', platform: worlds.emptyList },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.listLoading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.listFailed } };
export const OthersDesk: Story = { name: '맡지 않은 목록', parameters: { platform: worlds.listOfOthers } };
export const Unknown: Story = { name: '모르는 목록', parameters: { path: '/ops/nothing' } };
export const Longest: Story = { ...Open, name: '가장 긴 내용', globals: { texts: 'long' } };
