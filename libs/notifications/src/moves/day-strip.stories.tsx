import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFullDay } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { DayStrip } from './day-strip.tsx';
import { stripOf } from './strip-parts.ts';

const ZONE = 'Asia/Seoul';
const move = aLessonMove({ by: 'STUDENT' });
const full = stripOf(aFullDay('2026-11-22'), move, ZONE);

const meta = {
  component: DayStrip,
  args: full,
  decorators: [(Story) => <StorySheet width="40.5rem">{Story()}</StorySheet>],
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '하루' };
export const Empty: Story = {
  name: '바꿀 시간만',
  args: { ...full, parts: full.parts.filter(({ kind }) => kind === 'WANTED') },
};
export const Longest: Story = {
  name: '긴 이름, 좁은 화면',
  args: { ...full, parts: full.parts.map((part) => ({ ...part, name: part.name && HARD_CONTENT.long })) },
  globals: { viewport: { value: 'w390' } },
};
