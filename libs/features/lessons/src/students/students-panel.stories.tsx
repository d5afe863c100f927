import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { holdDesks } from '../lessons.fixture.ts';
import { StudentsPanel } from './students-panel.tsx';

const meta = {
  component: StudentsPanel,
  args: {
    desk: aLessonDesk({
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
    }),
  },
  parameters: { platform: [] },
} satisfies Meta<typeof StudentsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '다니던 학생과 처음 온 학생' };
export const AtTheDoor: Story = {
  name: '강의실이 열림, 한 명이 기다림',
  args: { desk: { ...holdDesks.open, wait: aLessonWait({ atDoorIds: ['student-A01'] }) } },
};
export const OnPhone: Story = { ...AtTheDoor, name: '강의실이 열림, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const One: Story = { name: '한 명이면 펼쳐 둠', args: { desk: aLessonDesk({ students: [aClassStudent()] }) } };
const crowd = aLessonDesk({
  attendance: [],
  students: Array.from({ length: 24 }, (_, at) =>
    aClassStudent({
      id: `student-${at}`,
      name: at % 3 ? HARD_CONTENT.vietnamese : HARD_CONTENT.long,
      lessonsLeft: 199,
    }),
  ),
});
export const Crowd: Story = { name: '스물네 명, 가장 긴 이름', args: { desk: crowd } };
export const CrowdOnPhone: Story = {
  ...Crowd,
  name: '스물네 명, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const None: Story = { name: '학생 없음', args: { desk: aLessonDesk({ students: [], attendance: [] }) } };
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
