import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aLiveLesson, aLivePoll, aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { board } from '../board/board-messages.ts';
import { hostTools, tools } from '../dock/dock-messages.ts';
import { doorKorean } from '../door-korean.ts';
import { aWorld, hostFakes } from '../live.fixture.ts';
import { pressTool } from '../room-play.fixture.ts';
import { aBusyRoom, aCrowd, aDrawnBoard } from '../room-states.fixture.ts';
import { HostRoomPage } from './host-room-page.tsx';

const meta = {
  component: HostRoomPage,
  parameters: {
    path: '/account/live/lesson-1',
    route: '/account/live/:lessonId',
    platform: hostFakes(),
  },
} satisfies Meta<typeof HostRoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const anEarlyDesk = aLessonDesk({
  lesson: { status: 'UPCOMING', startAt: '2026-11-18T11:30:00+09:00', endAt: '2026-11-18T12:30:00+09:00' },
  opensAt: '2026-11-18T11:15:00+09:00',
  wait: aLessonWait({ waitedMs: 0, isRunning: false, isHostThere: false }),
  startedAt: null,
  attendance: [],
});
const enter = async () => {
  await userEvent.click(await screen.findByRole('button', { name: doorKorean.enter }));
  await userEvent.click(await screen.findByRole('button', { name: tools.cameraOn }));
};
const open = async (name: string | RegExp) => {
  await enter();
  await pressTool(name);
};
const inRoom = (state = aBusyRoom()): Pick<Story, 'decorators'> => ({
  decorators: [(Page) => aWorld(state).wrap(<Page />)],
});

export const Room: Story = { name: '수업 중', ...inRoom(), play: enter };
export const People: Story = { name: '참가자와 대기실', ...inRoom(), play: () => open(/^참가자/) };
export const Chat: Story = { name: '채팅', ...inRoom(), play: () => open(tools.chat(0)) };
export const Poll: Story = {
  name: '투표 결과',
  ...inRoom(aBusyRoom({ poll: aLivePoll() })),
  play: () => open(hostTools.poll),
};
export const Board: Story = {
  name: '칠판',
  ...inRoom(aBusyRoom({ pages: aDrawnBoard })),
  play: async () => {
    await open(tools.board);
    await screen.findByRole('region', { name: board.label });
  },
};
export const Waiting: Story = {
  name: '학생을 기다리는 중',
  ...inRoom(aRoomState({ participants: [aHost()], wait: aLessonWait() })),
  parameters: {
    platform: hostFakes(aLessonDesk({ attendance: [anAttendance({ state: null, joinedAt: null, minutes: 0 })] })),
  },
  play: enter,
};
export const Links: Story = { name: '입장 링크', ...inRoom(), play: () => open(hostTools.links) };
export const Crowd: Story = {
  name: '여럿이 함께, 한 사람은 화면 공유',
  ...inRoom(aCrowd()),
  play: enter,
};
export const Lobby: Story = { name: '입장하기 전', ...inRoom() };
export const Early: Story = {
  name: '아직 열리지 않음',
  ...inRoom(),
  parameters: { platform: hostFakes(anEarlyDesk) },
};
export const Over: Story = {
  name: '끝난 수업',
  ...inRoom(),
  parameters: { platform: hostFakes(aTaughtLesson()) },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(lessonDeskContract.getLessonDesk)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(lessonDeskContract.getLessonDesk, 'UNEXPECTED')] },
};
/** What comes by the socket is no answer of the fakes, so that the toolbar does not lengthen it. */
const crowd = aCrowd();
const LONG_NAMES = [
  HARD_CONTENT.vietnamese,
  '남궁빛나리새봄이와함께하는보호자',
  '황보 아리따운 하늘빛 노을 · 학생 A01의 보호자',
];
const aLongCrowd = aBusyRoom({
  lesson: aLiveLesson({ title: HARD_CONTENT.long, className: HARD_CONTENT.long }),
  participants: crowd.participants.map((one, at) => ({ ...one, name: LONG_NAMES[at % LONG_NAMES.length]! })),
  waiting: crowd.waiting.map((one) => ({ ...one, name: LONG_NAMES[2]! })),
});
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom(aLongCrowd),
  play: () => open(/^참가자/),
  globals: { texts: 'long' },
};
