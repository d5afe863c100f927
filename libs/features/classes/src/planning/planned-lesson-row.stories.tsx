import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
  args: { lesson: usual! },
  render: ({ lesson }) => (
    <chakra.ol listStyleType="none" maxW="24rem">
      <PlannedLessonRow lesson={lesson} />
    </chakra.ol>
  ),
} satisfies Meta<typeof PlannedLessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '보통' };
export const AfterHoliday: Story = { name: '쉬는 날 다음', args: { lesson: afterHoliday! } };
export const Overlap: Story = { name: '겹침', args: { lesson: overlapping! } };
export const Long: Story = { name: '긴 제목', args: { lesson: aPlannedLesson({ no: 100, title: HARD_CONTENT.long }) } };
