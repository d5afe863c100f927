import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
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
  // What was begun in another story is no part of this one.
  beforeEach: () => localStorage.clear(),
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
export const Refused: Story = {
  name: '저장하지 못함',
  parameters: { platform: [fakeProblem(lessonDeskContract.markAttendance, 'WRONG_STATE')] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: attendance.fix }));
    await userEvent.click(screen.getAllByRole('radio', { name: '지각' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: attendance.save }));
    await screen.findByText(attendance.failed);
  },
};
export const TooLong: Story = {
  name: '메모가 너무 긺',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: attendance.fix }));
    await userEvent.click(screen.getAllByRole('radio', { name: '결석' })[0]!);
    await userEvent.click(screen.getByRole('textbox', { name: /^학생 A01 메모/ }));
    await userEvent.paste('가족 여행으로 미리 알렸어요. '.repeat(14));
    await screen.findByText('200자까지 쓸 수 있어요.');
  },
};
