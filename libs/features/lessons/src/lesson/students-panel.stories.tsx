import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { StudentsPanel } from './students-panel.tsx';

const meta = {
  component: StudentsPanel,
  args: {
    students: [
      aClassStudent(),
      aClassStudent({
        id: 'student-A02',
        name: '학생 A02',
        isTrial: true,
        attendanceRate: null,
        lastNotes: [],
        guardians: [],
        goals: '',
      }),
    ],
  },
  parameters: { platform: [] },
} satisfies Meta<typeof StudentsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '다니던 학생과 처음 온 학생' };
export const None: Story = { name: '학생 없음', args: { students: [] } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    students: [
      aClassStudent({
        name: HARD_CONTENT.vietnamese.repeat(2),
        goals: HARD_CONTENT.long,
        lessonsBought: 240,
        lessonsLeft: 199,
        homework: {
          given: 120,
          handedIn: 118,
          late: 97,
          open: [
            { id: 'assignment-1', title: HARD_CONTENT.long, deadlineAt: '2026-11-20T10:30:00+09:00' },
            { id: 'assignment-2', title: HARD_CONTENT.url, deadlineAt: '2026-11-22T10:30:00+09:00' },
          ],
        },
        guardians: [
          { id: 'guardian-1', name: HARD_CONTENT.vietnamese.repeat(2), relation: 'MOTHER', language: 'vi' },
          { id: 'guardian-2', name: HARD_CONTENT.vietnamese, relation: 'FATHER', language: 'ko' },
        ],
      }),
    ],
  },
};
