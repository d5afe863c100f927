import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { holdDesks } from '../lessons.fixture.ts';
import { BeforeLesson } from './before-lesson.tsx';

const meta = {
  component: BeforeLesson,
  args: { desk: holdDesks.early, point: 'EARLY', now: new Date(FROZEN_NOW), onOutcome: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof BeforeLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Early: Story = { name: '아직 이름' };
export const EarlyAtPlace: Story = { name: '아직 이름, 대면', args: { desk: holdDesks.earlyAtPlace } };
export const Open: Story = { name: '입장할 수 있음', args: { desk: holdDesks.open, point: 'OPEN' } };
export const Elsewhere: Story = { name: '다른 회의실', args: { desk: holdDesks.openElsewhere, point: 'OPEN' } };
export const Late: Story = { name: '시작할 시간, 대면', args: { desk: holdDesks.late, point: 'OPEN' } };
export const Missed: Story = { name: '시간이 지남', args: { desk: holdDesks.missed, point: 'MISSED' } };
