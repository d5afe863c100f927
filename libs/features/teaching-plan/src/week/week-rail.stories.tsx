import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { ownTask, worlds } from '../tasks.fixture.ts';
import { CarryTasks } from './carry-tasks.tsx';
import { TaskGrip } from './task-grip.tsx';
import { WeekRail } from './week-rail.tsx';

const days = Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`);
const zone = 'Asia/Seoul';
const now = new Date('2026-11-18T10:42:00+09:00');

const meta = {
  component: WeekRail,
  parameters: { path: '/account/teaching-plan/todo', platform: worlds.loaded },
  args: { days, today: '2026-11-18', now, zone },
  decorators: [
    (Story) => (
      <CarryTasks days={days} now={now} zone={zone}>
        <TaskGrip task={ownTask} />
        <Story />
      </CarryTasks>
    ),
  ],
} satisfies Meta<typeof WeekRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '한 주' };
export const Carried: Story = {
  name: '할 일을 집어 금요일 위에',
  play: async () => {
    const grip = await screen.findByRole('button', { name: /다른 날로 옮기기$/ });
    grip.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
  },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
