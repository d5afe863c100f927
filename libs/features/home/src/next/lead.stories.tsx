import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { Lead } from './lead.tsx';
import { aPlannedLesson } from './next.fixture.ts';

const meta = {
  component: Lead,
  args: {
    calendar: aCalendar({ lessons: [aPlannedLesson('2026-11-18T13:54:00+09:00')] }),
    zone: 'Asia/Seoul',
    isNew: false,
    isPhone: false,
    hasFailed: false,
    readAt: Date.parse('2026-11-18T10:40:00+09:00'),
    isFetching: false,
    onRetry: () => undefined,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof Lead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '수업 있음' };
export const Loading: Story = { name: '불러오는 중', args: { calendar: undefined } };
export const Failed: Story = { name: '오류', args: { calendar: undefined, hasFailed: true } };
export const Stale: Story = { name: '오류: 지난 내용', args: { hasFailed: true } };
