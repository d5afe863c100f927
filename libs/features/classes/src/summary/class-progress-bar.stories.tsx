import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassProgressBar } from './class-progress-bar.tsx';

const meta = { component: ClassProgressBar, args: { lessonTotal: 12, lessonHeld: 5, lessonNotHeld: 0 } } satisfies Meta<
  typeof ClassProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: '진행 중' };
export const Empty: Story = { name: '시작 전', args: { lessonHeld: 0 } };
export const NotHeld: Story = { name: '진행하지 않은 회차가 있음', args: { lessonHeld: 5, lessonNotHeld: 3 } };
export const Full: Story = { name: '다 마침', args: { lessonHeld: 12 } };
