import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { ownTask } from '../tasks.fixture.ts';
import { MoveDialog } from './move-dialog.tsx';

const meta = {
  component: MoveDialog,
  parameters: { platform: [] },
  args: {
    task: ownTask,
    now: new Date('2026-11-18T10:42:00+09:00'),
    zone: 'Asia/Seoul',
    open: true,
    onClose: () => undefined,
  },
} satisfies Meta<typeof MoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { name: '내 할 일' };
export const Noted: Story = { name: '저절로 생긴 할 일', args: { task: aPlanTask() } };
