import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonWait, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { holdDesks, nextLesson } from '../lessons.fixture.ts';
import { NotHeld } from './not-held.tsx';

const absent = { state: 'ABSENT', joinedAt: null, minutes: 0 } as const;
const noShow = aTaughtLesson({
  lesson: { held: false },
  notHeldReason: '학생이 15분 동안 들어오지 않았어요.',
  wait: aLessonWait({ waitedMs: 15.6 * 60_000, isRunning: false }),
  attendance: [
    anAttendance(absent),
    anAttendance({ ...absent, studentId: 'student-A02', studentName: '학생 A02', state: 'EXCUSED' }),
  ],
});
const meta = {
  component: NotHeld,
  args: { desk: noShow },
  parameters: { platform: [nextLesson] },
} satisfies Meta<typeof NotHeld>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoShow: Story = { name: '학생이 오지 않음' };
export const NeverBegun: Story = { name: '시작하지 않음', args: { desk: holdDesks.neverBegun } };
export const NeverBegunAtPlace: Story = { name: '시작하지 않음, 대면', args: { desk: holdDesks.neverBegunAtPlace } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    desk: {
      ...noShow,
      attendance: Array.from({ length: 8 }, (_, at) =>
        anAttendance({
          ...absent,
          studentId: `student-${at}`,
          studentName: at % 2 ? HARD_CONTENT.vietnamese : HARD_CONTENT.long,
        }),
      ),
    },
  },
  globals: { texts: 'long' },
};
