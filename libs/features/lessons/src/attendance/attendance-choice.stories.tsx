import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { nobodyCame } from '../lessons.fixture.ts';
import { AttendanceChoice } from './attendance-choice.tsx';

const excused = anAttendance({
  studentId: 'student-A02',
  studentName: '학생 A02',
  state: 'EXCUSED',
  note: '가족 여행으로 미리 알렸어요',
  joinedAt: null,
  minutes: 0,
});
const meta = {
  component: AttendanceChoice,
  args: { attendance: [anAttendance(), excused], marks: {}, showsMissing: false, onChange: () => undefined },
  parameters: { platform: [] },
  render: function Choosing(args) {
    const [marks, setMarks] = useState(args.marks);
    return <AttendanceChoice {...args} marks={marks} onChange={setMarks} />;
  },
} satisfies Meta<typeof AttendanceChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = { name: '강의실이 본 대로' };
export const Missing: Story = { name: '정하지 않음', args: { attendance: nobodyCame, showsMissing: true } };
export const Changed: Story = {
  name: '고침',
  args: { marks: { 'student-A01': { state: 'ABSENT', note: '연락 없이 오지 않았어요' } } },
};
