import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { someLessons } from '../class-page.fixture.ts';
import { LessonRow } from './lesson-row.tsx';

const hard = aLesson({ no: 100, title: HARD_CONTENT.long, status: 'CANCELED', cancelReason: HARD_CONTENT.url });
const meta = {
  component: LessonRow,
  parameters: { platform: [] },
  args: { lesson: aLesson({ isTrial: true }) },
  render: ({ lesson }) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <LessonRow lesson={lesson} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof LessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중인 체험 수업' };
export const Owed: Story = { name: '마무리 필요', args: { lesson: aLesson({ status: 'DONE', held: true }) } };
export const Hard: Story = { name: '긴 제목과 이유', args: { lesson: hard } };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        {someLessons().map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </chakra.ul>
    </StorySheet>
  ),
};
