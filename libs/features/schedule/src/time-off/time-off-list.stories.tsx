import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { TimeOffList } from './time-off-list.tsx';

const meta = {
  component: TimeOffList,
  args: {
    timeZone: 'Asia/Seoul',
    onRemove: fn(),
    items: [
      aTimeOff(),
      aTimeOff({
        id: 'off-2',
        startAt: '2026-12-24T13:00:00+09:00',
        endAt: '2026-12-27T00:00:00+09:00',
        reason: '가족 여행',
        publicReason: '연말에 쉬어요',
      }),
    ],
  },
} satisfies Meta<typeof TimeOffList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '두 개' };
export const Empty: Story = { name: '없음', args: { items: [] } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
