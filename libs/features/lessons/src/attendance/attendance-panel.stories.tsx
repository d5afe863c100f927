import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aLessonDesk, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { attendance } from '../messages.ts';
import { AttendancePanel } from './attendance-panel.tsx';

const mixed = [
  anAttendance(),
  anAttendance({ studentId: 'student-A02', studentName: '학생 A02', state: null, joinedAt: null, minutes: 0 }),
  anAttendance({
    studentId: 'student-A03',
    studentName: HARD_CONTENT.vietnamese,
    state: 'EXCUSED',
    source: 'MANUAL',
    joinedAt: null,
    minutes: 0,
    note: HARD_CONTENT.long,
  }),
];
const meta = {
  component: AttendancePanel,
  args: { desk: aLessonDesk({ attendance: mixed }) },
  parameters: { platform: [] },
} satisfies Meta<typeof AttendancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '고칠 수 있음' };
export const Fixing: Story = {
  name: '고치는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: attendance.fix })),
};
export const Closed: Story = {
  name: '확인이 끝남',
  args: { desk: aLessonDesk({ lesson: { status: 'FINISHED', held: true } }) },
};
