import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { hostFakes } from '../live.fixture.ts';
import { PanelBody } from '../panel-body.tsx';
import { aBusyRoom } from '../room-states.fixture.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { MissingStudents } from './missing-students.tsx';

const { getLessonDesk } = lessonDeskContract;
const wait = aLessonWait({ isRunning: false, cameIds: ['student-A02'], hereIds: ['student-A02'] });
const row = (studentId: string, studentName: string, over = {}) =>
  anAttendance({ studentId, studentName, state: null, joinedAt: null, minutes: 0, ...over });
const absence = { reason: '', announcedAt: '2026-11-17T20:10:00+09:00' };
const deskOf = (...attendance: ReturnType<typeof row>[]) => ({ platform: hostFakes(aLessonDesk({ attendance })) });

const meta = {
  component: MissingStudents,
  parameters: deskOf(row('student-A01', '학생 A01'), row('student-A02', '학생 A02')),
  decorators: [asPanel],
  render: () => (
    <PanelBody>
      <MissingStudents />
    </PanelBody>
  ),
} satisfies Meta<typeof MissingStudents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '한 명이 오지 않음', ...inRoom(aBusyRoom({ wait })) };
export const Marked: Story = {
  name: '나간 학생과 못 오는 학생',
  ...inRoom(aBusyRoom({ wait: { ...wait, cameIds: ['student-A01', 'student-A02'] } })),
  parameters: deskOf(row('student-A01', '학생 A01'), row('student-A03', '학생 A03', { absence })),
};
export const AllSaid: Story = {
  name: '모두 못 온다고 함',
  ...inRoom(aBusyRoom({ wait })),
  parameters: deskOf(row('student-A01', '학생 A01', { absence })),
};
export const AllHere: Story = {
  name: '모두 옴',
  ...inRoom(aBusyRoom({ wait: { ...wait, hereIds: ['student-A01', 'student-A02'] } })),
};
export const Loading: Story = {
  name: '불러오는 중',
  ...inRoom(aBusyRoom({ wait })),
  parameters: { platform: [neverAnswers(getLessonDesk)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  ...inRoom(aBusyRoom({ wait })),
  parameters: { platform: [fakeProblem(getLessonDesk, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom(aBusyRoom({ wait })),
  parameters: deskOf(
    ...[HARD_CONTENT.long, HARD_CONTENT.vietnamese, HARD_CONTENT.url].map((name, at) =>
      row(`student-B0${at}`, name, { absence: at === 1 ? absence : null }),
    ),
  ),
  globals: { viewport: { value: 'w390' } },
};
