import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { AbsentStudents } from './absent-students.tsx';

const absent = (studentName: string) =>
  anAttendance({
    studentId: studentName,
    studentName,
    state: 'EXCUSED',
    minutes: 0,
    joinedAt: null,
    absence: { reason: '', announcedAt: '2026-11-17T20:10:00+09:00' },
  });

const meta = {
  component: AbsentStudents,
  args: { attendance: [absent('학생 A01')] },
  parameters: { platform: [] },
} satisfies Meta<typeof AbsentStudents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '한 명' };
export const Many: Story = {
  name: '여러 명, 휴대폰',
  args: { attendance: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'].map((no) => absent(`학생 ${no}`)) },
  globals: { viewport: { value: 'w390' } },
};
