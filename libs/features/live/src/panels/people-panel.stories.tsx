import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { hostFakes } from '../live.fixture.ts';
import { aBusyRoom, aCrowd, people, studentPass } from '../room-states.fixture.ts';
import { asPanel, inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { hostPanels, panels } from './panel-messages.ts';
import { PeoplePanel } from './people-panel.tsx';

const meta = { component: PeoplePanel, parameters: { platform: [] }, decorators: [asPanel] } satisfies Meta<
  typeof PeoplePanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Host: Story = { name: '선생님이 보는 참가자', ...inRoom() };
const late = anAttendance({
  studentId: 'student-A03',
  studentName: '학생 A03',
  state: null,
  joinedAt: null,
  minutes: 0,
});
export const Missing: Story = {
  name: '손든 학생과 아직 안 온 학생',
  ...inRoom(
    aBusyRoom({
      participants: people.map((one) => ({ ...one, handUp: one.role !== 'HOST', looksAlone: one.id === 'guest-1' })),
      wait: aLessonWait({ isRunning: false, cameIds: ['student-A01'], hereIds: ['student-A01'] }),
    }),
  ),
  parameters: { platform: hostFakes(aLessonDesk({ attendance: [late] })) },
};
export const Guest: Story = { name: '학생이 보는 참가자', ...inRoom(aBusyRoom(), { pass: studentPass }) };
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese, ...inRoom(aBusyRoom(), { pass: studentPass }).decorators],
};
export const HostDrawsAlone: Story = {
  name: '선생님만 그림',
  ...inRoom(aBusyRoom({ studentsMayDraw: false, participants: people.map((one) => ({ ...one, mayDraw: false })) })),
};
export const Crowd: Story = { name: '여럿이 함께', ...inRoom(aCrowd()) };
export const Alone: Story = {
  name: '혼자',
  ...inRoom(aRoomState({ participants: [aHost()], hasWaitingRoom: false })),
};
export const Removing: Story = {
  name: '내보낼지 물음',
  ...inRoom(),
  play: async () => userEvent.click(await screen.findByRole('button', { name: hostPanels.removeOne('학생 A02') })),
};
const crowd = aCrowd();
const longNamed = crowd.participants.map((one, at) => ({
  ...one,
  name: at % 2 ? HARD_CONTENT.long : HARD_CONTENT.url,
  handUp: one.role !== 'HOST',
}));
/** What the host decides with stays in reach, whatever people are called. */
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom({ ...crowd, participants: longNamed }),
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const inside = await screen.findByRole('heading', { name: panels.inside(crowd.participants.length) });
    const panel = inside.closest('section')!.parentElement!;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
