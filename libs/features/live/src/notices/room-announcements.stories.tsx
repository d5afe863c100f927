import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { RoomPass, RoomState } from '@portal/domain/live/live-room';
import { aLivePoll, aParticipant, type FakeRoom } from '@portal/testing/live/live-builders';
import { Button } from '@portal/ui/button';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom, hostPass, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { useRoom } from '../session/use-room.ts';
import { RoomAnnouncements } from './room-announcements.tsx';

const UNMUTE = '마이크 켜기';

/** The microphone of who is told that it was turned off. */
function Microphone() {
  const { session } = useRoom();
  return <Button onClick={() => void session.own.setAudio(true)}>{UNMUTE}</Button>;
}

const meta = {
  component: RoomAnnouncements,
  parameters: { platform: [] },
  render: () => (
    <chakra.div minH="16rem" bg="bg">
      <RoomAnnouncements />
      <chakra.div pt="12rem">
        <Microphone />
      </chakra.div>
    </chakra.div>
  ),
} satisfies Meta<typeof RoomAnnouncements>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happens a moment after she has come in. */
const happens = (tell: (server: FakeRoom) => void, pass: RoomPass = hostPass, state: RoomState = aBusyRoom()) =>
  inRoom(state, { pass, onEntered: (server) => void setTimeout(() => tell(server), 200) });
const raise = (id: string, name: string) => (server: FakeRoom) =>
  server.say('live.participant', { participant: aParticipant({ id, name, handUp: true }) });
const mute = (server: FakeRoom) => server.say('live.muted', {});
const see = (words: RegExp) => async () => {
  await screen.findByText(words);
};

export const Opened: Story = {
  name: '투표가 열림',
  ...happens((server) => server.say('live.polled', { poll: aLivePoll() }), studentPass),
  play: see(/투표가 열렸어요/),
};
export const StandsOpen: Story = {
  name: '들어올 때 열려 있음',
  ...inRoom(aBusyRoom({ poll: aLivePoll() }), { pass: studentPass }),
  play: see(/투표가 열려 있어요/),
};
export const Hands: Story = {
  name: '여럿이 손을 듦',
  ...happens((server) => {
    raise('guest-1', '학생 A01')(server);
    raise('guest-5', '학생 A05')(server);
  }),
  play: see(/학생 A01 님 외 1명이/),
};
export const Muted: Story = {
  name: '선생님이 마이크를 끔',
  ...inRoom(aBusyRoom(), { pass: studentPass, onEntered: (server) => void setTimeout(() => mute(server), 1_500) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: UNMUTE }));
    await screen.findByText(/선생님이 마이크를 껐어요/, undefined, { timeout: 4_000 });
  },
};
export const Longest: Story = {
  name: '가장 긴 내용, 휴대폰',
  ...happens((server) => {
    raise('guest-5', HARD_CONTENT.url)(server);
    server.say('live.polled', { poll: aLivePoll({ question: HARD_CONTENT.long.repeat(3) }) });
  }),
  globals: { viewport: { value: 'w390' } },
  play: see(/투표를 열었어요/),
};
export const Two: Story = {
  name: '둘까지만 보임',
  ...happens((server) => {
    server.say('live.polled', { poll: aLivePoll() });
    raise('guest-1', '학생 A01')(server);
    server.say('live.recorded', { recording: { since: '2026-11-18T10:40:00+09:00', withoutConsent: [] } });
  }),
  play: see(/손을 들었어요/),
};
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [
    inVietnamese,
    ...happens((server) => server.say('live.polled', { poll: aLivePoll() }), studentPass).decorators,
  ],
  play: see(/Bình chọn đã mở/),
  globals: { viewport: { value: 'w390' } },
};
export const Quiet: Story = { name: '아무 일도 없음', ...inRoom() };
