import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { DayTasks } from './day-tasks.tsx';
import { aDueTask, manyDueTasks } from './due-tasks.fixture.ts';

const DAY = '2026-11-18';

const meta = {
  component: DayTasks,
  parameters: { platform: [], tasks: [aDueTask()] },
  args: { day: DAY },
  decorators: [
    (Story, { parameters: { tasks, width = '9rem' } }) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, tasksOf: new Map([[DAY, tasks]]) }}>
        <CalendarLook style={{ width }}>
          <Story />
        </CalendarLook>
      </CalendarLayersProvider>
    ),
  ],
} satisfies Meta<typeof DayTasks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '하나' };
export const Many: Story = { name: '여럿', parameters: { tasks: manyDueTasks() } };
export const InAList: Story = {
  name: '목록의 하루',
  args: { most: 3 },
  parameters: { tasks: manyDueTasks(), width: 'min(32rem, 100%)' },
};
export const None: Story = { name: '없음', tags: ['empty-canvas'], parameters: { tasks: [] } };
export const Open: Story = {
  name: '열림',
  parameters: { tasks: manyDueTasks() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /할 일/ }));
    await screen.findByRole('dialog', { name: /할 일/ });
  },
};
