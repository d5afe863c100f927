import type { Meta, StoryObj } from '@storybook/react-vite';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { TimeOffForm } from './time-off-form.tsx';

const meta = {
  component: TimeOffForm,
  args: {
    day: '2026-11-20',
    timeZone: 'Asia/Seoul',
    onClose: () => {},
    onSaved: () => {},
    onMoveDay: () => {},
  },
  parameters: { platform: [fake(calendarContract.getCalendar, aWorkingWeek())], frameHeight: 720 },
} satisfies Meta<typeof TimeOffForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '하루 쉬기' };
export const WithLessons: Story = { name: '쉬는 날에 수업이 있음', args: { day: '2026-11-19' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
