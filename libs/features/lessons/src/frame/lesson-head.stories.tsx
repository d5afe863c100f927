import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@portal/domain/site/paths';
import { holdDesks } from '../lessons.fixture.ts';
import { LessonHead } from './lesson-head.tsx';

const { running, toWrapUp, notHeld } = holdDesks;
const meta = {
  component: LessonHead,
  args: { desk: running, current: paths.lesson('lesson-1') },
  parameters: { platform: [] },
} satisfies Meta<typeof LessonHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중, 작은 점' };
export const Held: Story = {
  name: '진행함, 마무리 쪽',
  args: { desk: toWrapUp, current: paths.lessonWrapUp('lesson-1'), showsSteps: true },
};
export const NotHeld: Story = { name: '진행 안 함', args: { desk: notHeld, showsSteps: true } };
