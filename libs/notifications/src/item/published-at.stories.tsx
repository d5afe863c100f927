import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { PublishedAt } from './published-at.tsx';

const meta = {
  component: PublishedAt,
  args: { instant: FROZEN_NOW, now: new Date(FROZEN_NOW) },
} satisfies Meta<typeof PublishedAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustNow: Story = { name: '방금 전' };
export const Minutes: Story = { name: '분', args: { instant: '2026-11-18T10:12:00+09:00' } };
export const Yesterday: Story = { name: '어제', args: { instant: '2026-11-17T09:00:00+09:00' } };
export const Long: Story = { name: '일주일 넘음', args: { instant: '2026-11-03T09:00:00+09:00' } };
