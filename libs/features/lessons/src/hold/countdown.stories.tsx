import type { Meta, StoryObj } from '@storybook/react-vite';
import { hold } from '../messages.ts';
import { Countdown } from './countdown.tsx';

const meta = {
  component: Countdown,
  args: { startAt: '2026-11-18T10:50:00+09:00', lines: [] },
  parameters: { platform: [] },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = { name: '시작까지' };
export const ByHand: Story = {
  name: '대면, 휴대폰',
  args: { lines: [hold.startHint] },
  globals: { viewport: { value: 'w390' } },
};
export const Open: Story = {
  name: '강의실이 열림',
  args: { isOpen: true, label: hold.opened, lines: [hold.untilStart('10:50')] },
};
export const Far: Story = { name: '아직 멂', args: { startAt: '2026-12-03T14:20:00+09:00' } };
export const Now: Story = { name: '시작할 시간', args: { startAt: '2026-11-18T10:42:00+09:00' } };
