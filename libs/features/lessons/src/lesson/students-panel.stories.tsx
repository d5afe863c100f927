import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { StudentsPanel } from './students-panel.tsx';

const meta = {
  component: StudentsPanel,
  args: {
    desk: {
      attendance: [],
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
  },
  parameters: { platform: [] },
} satisfies Meta<typeof StudentsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '다니던 학생과 처음 온 학생' };
export const None: Story = { name: '학생 없음', args: { desk: { students: [], attendance: [] } } };
export const Absent: Story = {
  name: '못 온다고 미리 알린 학생',
  args: {
    desk: {
      ...meta.args.desk,
      attendance: [
        anAttendance({
          state: 'EXCUSED',
          joinedAt: null,
          minutes: 0,
          absence: { reason: '가족 여행을 가요.', announcedAt: '2026-11-17T20:10:00+09:00' },
        }),
      ],
    },
  },
};
