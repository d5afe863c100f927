import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aPlannedLesson } from '@portal/testing/classes/class-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { somePlannedLessons } from '../planning.fixture.ts';
import { PlannedLessonRow } from './planned-lesson-row.tsx';

const lessons = somePlannedLessons();
const [usual] = lessons;
const overlapping = lessons.find(({ conflict }) => conflict !== null);
const afterHoliday = lessons.find(({ skipped }) => skipped.length > 0);
const meta = {
  component: PlannedLessonRow,
  parameters: { platform: [] },
  args: { lesson: usual!, onSkip: fn(), onMove: fn() },
  render: (args) => (
    <chakra.ol listStyleType="none" maxW="24rem">
      <PlannedLessonRow {...args} />
    </chakra.ol>
  ),
} satisfies Meta<typeof PlannedLessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '보통' };
export const AfterHoliday: Story = { name: '쉬는 날 다음', args: { lesson: afterHoliday! } };
export const Overlap: Story = { name: '겹침', args: { lesson: overlapping! } };
export const NoTimes: Story = {
  name: '겹치고 빈 시간도 없음',
  args: { lesson: { ...overlapping!, alternatives: [] } },
};
export const Moved: Story = {
  name: '시간을 바꾼 회차',
  args: { lesson: { ...usual!, slotAt: '2026-11-23T19:00:00+09:00' } },
};
export const Long: Story = { name: '긴 제목', args: { lesson: aPlannedLesson({ no: 100, title: HARD_CONTENT.long }) } };
