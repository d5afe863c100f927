import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import {
  aHiddenQuiz,
  aHost,
  aLiveLesson,
  aLivePoll,
  aRoomPass,
  aRoomState,
  aShownFile,
} from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { tools } from '../dock/dock-messages.ts';
import { frame } from '../frame/frame-messages.ts';
import { refusingDevices } from '../live.fixture.ts';
import { pressTool } from '../room-play.fixture.ts';
import { aBusyRoom, aCrowd, aDrawnBoard, people, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { stage } from '../stage/stage-messages.ts';
import { RoomFrame } from './room-frame.tsx';

const nobody = anAttendance({ state: null, joinedAt: null, minutes: 0 });
const meta = {
  component: RoomFrame,
  args: { onLeave: fn() },
  parameters: {
    layout: 'fullscreen',
    platform: [fake(lessonDeskContract.getLessonDesk, aLessonDesk())],
    path: '/account/live/lesson-1',
    route: '/account/live/:lessonId',
  },
} satisfies Meta<typeof RoomFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = { kind: 'LINK', url: 'https://meet.example.com/a' } as const;
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 540'%3E%3Crect width='960' height='540' fill='%23dde5ea'/%3E%3C/svg%3E";
const phone = { globals: { viewport: { value: 'w390' } } } satisfies Partial<Story>;
const student = { pass: studentPass };
const board = aBusyRoom({ focus: 'BOARD', pages: aDrawnBoard, page: 1 });
const asked = aBusyRoom({ focus: 'BOARD', pages: aDrawnBoard, page: 1, poll: aHiddenQuiz(), waiting: [] });
const press = (name: string | RegExp) => () => pressTool(name);

export const Host: Story = { name: '선생님이 보는 강의실', ...inRoom() };
export const Two: Story = { name: '둘이 하는 수업', ...inRoom(aRoomState()) };
export const Alone: Story = {
  name: '선생님 혼자, 시작 전',
  ...inRoom(
    aRoomState({
      participants: [aHost()],
      startedAt: null,
      lesson: aLiveLesson({ startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00' }),
    }),
  ),
};
export const Waiting: Story = {
  name: '학생을 기다리는 중',
  ...inRoom(aRoomState({ participants: [aHost()], wait: aLessonWait() })),
  parameters: { platform: [fake(lessonDeskContract.getLessonDesk, aLessonDesk({ attendance: [nobody] }))] },
};
export const WaitingAtBoard: Story = {
  ...phone,
  ...Waiting,
  name: '휴대폰에서 칠판을 쓰며 학생을 기다리는 중',
  ...inRoom(aRoomState({ participants: [aHost()], wait: aLessonWait(), focus: 'BOARD', pages: aDrawnBoard })),
};
export const NearEnd: Story = {
  name: '끝나기 5분 전',
  ...inRoom(aBusyRoom({ lesson: aLiveLesson({ endAt: '2026-11-18T10:47:00+09:00' }) })),
};
export const Over: Story = {
  ...phone,
  name: '휴대폰의 선생님: 수업 시간이 끝남',
  ...inRoom(
    aBusyRoom({ lesson: aLiveLesson({ startAt: '2026-11-18T09:42:00+09:00', endAt: '2026-11-18T10:42:00+09:00' }) }),
  ),
};
export const Board: Story = { name: '칠판과 투표', ...inRoom({ ...board, poll: aLivePoll() }) };
export const Material: Story = {
  name: '자료를 함께 보기',
  ...inRoom(aBusyRoom({ material: aShownFile({ viewPath: PICTURE }) })),
};
export const Screen: Story = { name: '여럿이 함께, 한 사람은 화면 공유', ...inRoom(aCrowd()) };
export const Apart: Story = {
  name: '한 학생이 혼자 봄',
  ...inRoom({ ...board, participants: people.map((one) => ({ ...one, looksAlone: one.id === 'guest-1' })) }),
};
export const Panel: Story = { name: '채팅 열림', ...inRoom(), play: press(tools.chat(0)) };
export const Student: Story = {
  name: '학생이 보는 강의실, 함께 보는 링크',
  ...inRoom(aBusyRoom({ material: { kind: 'LINK', name: '교재', url: 'https://school.example/book' } }), student),
};
export const LooksAlone: Story = {
  name: '혼자 보는 학생',
  ...inRoom(board, student),
  play: press(tools.board),
};
export const Muted: Story = {
  name: '선생님이 마이크를 끈 학생',
  ...inRoom(aBusyRoom(), { ...student, onEntered: (server) => setTimeout(() => server.say('live.muted', {})) }),
};
export const StudentOnPhone: Story = { ...phone, name: '휴대폰의 학생: 칠판과 투표', ...inRoom(asked, student) };
export const SpeakerOnPhone: Story = { ...phone, name: '휴대폰의 학생: 사람들', ...inRoom(aBusyRoom(), student) };
export const CrowdOnPhone: Story = { ...phone, name: '휴대폰의 선생님: 여럿', ...inRoom(aCrowd()) };
export const PanelOnPhone: Story = {
  ...phone,
  name: '휴대폰의 학생: 채팅 열림',
  ...inRoom(aBusyRoom(), student),
  play: press(tools.chat(0)),
};
const vietnamese = { decorators: [inVietnamese, ...inRoom(asked, student).decorators] };
export const Vietnamese: Story = { name: '베트남어', ...vietnamese };
export const AskedUnderPanel: Story = {
  ...phone,
  name: '휴대폰에서 채팅을 보는데 질문이 옴',
  ...inRoom(asked, student),
  play: press(tools.chat(0)),
};
export const VietnameseOnPhone: Story = { ...phone, name: '베트남어, 휴대폰', ...vietnamese };
export const Lost: Story = {
  name: '연결이 끊김',
  ...inRoom(aBusyRoom(), { onEntered: (server) => setTimeout(() => server.status('LOST')) }),
  play: async () => void (await screen.findByText(stage.lost)),
};
export const Blocked: Story = {
  name: '카메라가 막힘',
  ...inRoom(aBusyRoom(), { devices: refusingDevices('NotAllowedError') }),
  play: async () => {
    await press(tools.cameraOn)();
    await screen.findByText(frame.troubles.video.REFUSED[0]);
  },
};
export const Elsewhere: Story = {
  name: '다른 곳에서 하는 화상 수업',
  ...inRoom(aBusyRoom(), { pass: aRoomPass({ media: link }) }),
};
const longest = {
  ...aCrowd(),
  lesson: aLiveLesson({ title: HARD_CONTENT.url, className: HARD_CONTENT.long }),
  participants: aCrowd().participants.map((one, at) => ({
    ...one,
    name: at % 2 ? HARD_CONTENT.long : HARD_CONTENT.url,
  })),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom(longest),
  play: press(/^참가자/),
};
export const LongestOnPhone: Story = { ...phone, name: '가장 긴 내용, 휴대폰', ...inRoom(longest, student) };
