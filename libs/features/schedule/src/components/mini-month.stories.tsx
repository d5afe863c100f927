import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { MiniMonth } from './mini-month.tsx';

const meta = { component: MiniMonth, args: { date: TODAY, today: TODAY, onPick: fn() } } satisfies Meta<
  typeof MiniMonth
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { name: '오늘을 고름' };
export const AnotherDay: Story = { name: '다른 날을 고름', args: { date: '2026-11-29' } };
