import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { StudentCard } from './student-card.tsx';

const meta = {
  component: StudentCard,
  args: { student: aClassStudent(), level: 'INTERMEDIATE' },
  parameters: { platform: [] },
} satisfies Meta<typeof StudentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '다니는 학생' };
export const Folded: Story = { name: '전한 말을 접어 둠', args: { areNotesFolded: true } };
export const New: Story = {
  name: '처음 온 학생',
  args: {
    student: aClassStudent({ isTrial: true, attendanceRate: null, lastNotes: [], guardians: [], goals: '' }),
    level: null,
  },
};
export const FewerPlanned: Story = { name: '남은 수업보다 예정이 적음', args: { lessonsAhead: 1 } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    student: aClassStudent({
      name: HARD_CONTENT.vietnamese.repeat(2),
      goals: HARD_CONTENT.long,
      lessonsBought: 240,
      lessonsLeft: 199,
      homework: {
        given: 120,
        handedIn: 118,
        late: 97,
        open: [{ id: 'assignment-1', title: HARD_CONTENT.url, deadlineAt: '2026-11-20T10:30:00+09:00' }],
      },
      lastNotes: [{ lessonId: 'lesson-5', at: '2026-11-17T20:05:00+09:00', text: HARD_CONTENT.long }],
    }),
  },
};
