import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonWait } from '@portal/testing/lessons/lesson-desk-builders';
import { WaitRing } from './wait-ring.tsx';

const minutes = (count: number) => aLessonWait({ waitedMs: count * 60_000 });
const meta = {
  component: WaitRing,
  args: { wait: minutes(7.7), now: Date.parse(FROZEN_NOW), size: '20rem' },
} satisfies Meta<typeof WaitRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { name: '막 시작함', args: { wait: minutes(0.1) } };
export const Waiting: Story = { name: '기다리는 중' };
export const Stands: Story = { name: '멈춤', args: { wait: { ...minutes(7.7), isRunning: false } } };
export const Full: Story = { name: '다 기다림', args: { wait: minutes(15) } };
export const Longest: Story = { name: '한 시간이 넘음, 작게', args: { wait: minutes(75), size: '12rem' } };
