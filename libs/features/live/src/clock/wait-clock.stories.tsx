import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { hostFakes } from '../live.fixture.ts';
import { people } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { hostClock } from './clock-messages.ts';
import { WaitClock } from './wait-clock.tsx';

const absent = { state: null, joinedAt: null, minutes: 0 };
const deskOf = (...names: string[]) =>
  hostFakes(
    aLessonDesk({
      attendance: names.map((studentName, at) =>
        anAttendance({ ...absent, studentId: `student-A0${at + 1}`, studentName }),
      ),
    }),
  );
const waiting = (over: Partial<LessonWait> = {}, participants = [aHost()]) =>
  inRoom(aRoomState({ participants, wait: aLessonWait(over) }));

const meta = {
  component: WaitClock,
  parameters: { platform: deskOf('학생 A01') },
} satisfies Meta<typeof WaitClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Early: Story = { name: '막 시작함', ...waiting({ waitedMs: 12_000 }) };
export const Message: Story = { name: '알릴 수 있음', ...waiting({ waitedMs: 462_000 }) };
export const Absent: Story = { name: '결석으로 끝낼 수 있음', ...waiting({ waitedMs: 17 * 60_000 }) };
export const CameAndLeft: Story = { name: '학생이 왔다 감', ...waiting({ cameIds: ['student-A01'] }) };
export const AtDoor: Story = {
  name: '문 앞에 학생이 있어 멈춤',
  ...waiting({ isRunning: false, waitedMs: 130_000, atDoorIds: ['student-A01'] }),
};
export const GuardianAlone: Story = {
  name: '보호자만 들어옴',
  ...waiting(
    {},
    people.filter(({ role }) => role !== 'STUDENT'),
  ),
};
export const AtDoorAndMissing: Story = {
  name: '한 학생은 문 앞에, 한 학생은 아직',
  ...waiting({ isRunning: false, waitedMs: 130_000, atDoorIds: ['student-A01'] }),
  parameters: { platform: deskOf('학생 A01', '학생 A02') },
};
export const Line: Story = { name: '칠판 위의 한 줄', args: { isLine: true }, ...waiting() };
export const LineOnPhone: Story = {
  ...Line,
  name: '칠판 위의 한 줄, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const LineUnfolded: Story = {
  ...LineOnPhone,
  name: '칠판 위의 한 줄에서 할 일을 폄',
  play: async () => userEvent.click(await screen.findByRole('button', { name: hostClock.toDo })),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...waiting({ waitedMs: 75 * 60_000 }),
  parameters: { platform: deskOf(HARD_CONTENT.vietnamese, HARD_CONTENT.long, '학생 A03') },
};
