import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { DayDialogs } from './day-dialogs.tsx';

const meta = {
  component: DayDialogs,
  args: {
    action: { kind: 'off', day: '2026-11-20' },
    timeZone: 'Asia/Seoul',
    onChange: fn(),
    finalFocus: { current: null },
  },
  parameters: {
    platform: [
      fakeProblem(timeOffsContract.createTimeOff, 'LESSONS_INSIDE', { values: { n: 2 } }),
      fake(calendarContract.getCalendar, aWorkingWeek()),
    ],
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof DayDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TimeOff: Story = { name: '쉬는 시간 추가' };
export const LessonsInside: Story = {
  name: '쉬는 시간 안에 수업이 있음',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/쉬는 이유/), '가족 여행');
    await userEvent.click(dialog.getByRole('button', { name: '쉬는 시간 추가' }));
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
