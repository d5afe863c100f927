import type { Meta, StoryObj } from '@storybook/react-vite';
import { someTasks } from '../tasks.fixture.ts';
import { groupTasks } from './group-tasks.ts';
import { TaskGroups } from './task-groups.tsx';

const zone = 'Asia/Seoul';
const meta = {
  component: TaskGroups,
  parameters: { platform: [] },
  args: {
    groups: groupTasks(someTasks(), 'in-progress', { today: '2026-11-18', zone }),
    now: new Date('2026-11-18T10:42:00+09:00'),
    zone,
    onEdit: () => undefined,
  },
} satisfies Meta<typeof TaskGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: '지난 것부터 다음 주까지' };
