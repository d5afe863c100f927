import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../calendar.fixture.ts';
import { MoveRule } from './move-rule.tsx';

const meta = {
  component: MoveRule,
  args: { noticeUntil: '2026-11-19T15:00:00+09:00', now: Date.parse(NOW), timeZone: 'Asia/Seoul' },
} satisfies Meta<typeof MoveRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = { name: '아직 제때' };
export const LastMinutes: Story = { name: '십 분 남음', args: { noticeUntil: '2026-11-18T10:52:00+09:00' } };
export const Late: Story = { name: '24시간이 남지 않음', args: { noticeUntil: '2026-11-17T19:00:00+09:00' } };
