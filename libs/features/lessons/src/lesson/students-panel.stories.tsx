import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent } from '@portal/testing/classes/class-builders';
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
