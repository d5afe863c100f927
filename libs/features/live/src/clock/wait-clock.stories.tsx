import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aLiveLesson, aRoomState } from '@portal/testing/live/live-builders';
import { hostFakes } from '../live.fixture.ts';
import { people } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { WaitClock } from './wait-clock.tsx';

const nobody = { participants: [aHost()] };
const desk = aLessonDesk({ attendance: [] });
const meta = {
  component: WaitClock,
  parameters: { platform: hostFakes(desk) },
} satisfies Meta<typeof WaitClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Early: Story = {
  name: '막 시작함',
  ...inRoom(aRoomState({ ...nobody, lesson: aLiveLesson({ startAt: '2026-11-18T10:40:00+09:00' }) })),
};
export const Message: Story = { name: '알릴 수 있음', ...inRoom(aRoomState(nobody)) };
export const Absent: Story = {
  name: '결석으로 끝낼 수 있음',
  ...inRoom(aRoomState({ ...nobody, lesson: aLiveLesson({ startAt: '2026-11-18T10:20:00+09:00' }) })),
  parameters: { platform: hostFakes({ ...desk, noShowFrom: '2026-11-18T10:35:00+09:00' }) },
};
export const GuardianAlone: Story = {
  name: '보호자만 들어옴',
  ...inRoom(aRoomState({ participants: people.filter(({ role }) => role !== 'STUDENT') })),
};
