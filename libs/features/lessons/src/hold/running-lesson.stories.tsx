import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { holdDesks } from '../lessons.fixture.ts';
import { RunningLesson } from './running-lesson.tsx';

const meta = {
  component: RunningLesson,
  args: { desk: holdDesks.running, now: new Date(FROZEN_NOW), onOutcome: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof RunningLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Room: Story = { name: '강의실에서' };
export const AtPlace: Story = { name: '대면, 5분까지만', args: { desk: holdDesks.runningAtPlace } };
export const Elsewhere: Story = { name: '다른 회의실에서', args: { desk: holdDesks.runningElsewhere } };
export const Over: Story = { name: '시간이 지남, 늘릴 수 없음', args: { desk: holdDesks.over } };
