import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../ops.fixture.ts';
import { OpsPage } from './ops-page.tsx';

const meta = {
  component: OpsPage,
  parameters: { path: '/ops', platform: worlds.queues },
} satisfies Meta<typeof OpsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '심사할 것 있음' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.noQueues } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.queuesLoading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.queuesFailed } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
