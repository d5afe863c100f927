import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { StudentDetails } from './student-details.tsx';

const meta = {
  component: StudentDetails,
  args: { student: aClassStudent() },
  parameters: { platform: [] },
} satisfies Meta<typeof StudentDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '다니는 학생' };
export const Folded: Story = { name: '전한 말을 접어 둠', args: { areNotesFolded: true } };
export const Long: Story = {
  name: '긴 목표와 남은 과제, 휴대폰',
  args: {
    student: aClassStudent({
      goals: `${HARD_CONTENT.long} ${HARD_CONTENT.url}`,
      homework: {
        given: 9,
        handedIn: 4,
        late: 1,
        open: [1, 2, 3, 4, 5].map((no) => ({
          id: `assignment-${no}`,
          title: `일차함수 연습 ${no}`,
          deadlineAt: `2026-11-2${no}T21:00:00+09:00`,
        })),
      },
    }),
  },
  globals: { viewport: { value: 'w390' } },
};
