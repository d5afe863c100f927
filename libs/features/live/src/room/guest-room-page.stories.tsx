import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { liveContract } from '@portal/domain/live/live.contract';
import { LANGUAGE_NAMES } from '@portal/family-pages/messages';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLiveLesson, aLivePoll, aRoomState } from '@portal/testing/live/live-builders';
import { doorKorean } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';
import { aWorld, guardianFakes, guestFakes, LINK, refusingDevices } from '../live.fixture.ts';
import { people } from '../room-states.fixture.ts';
import { GuestRoomPage } from './guest-room-page.tsx';

/** The other student has voted, the one who looks has not. */
const poll = aLivePoll({
  options: [
    { text: 'y = 2x', votes: 0, chosenBy: [] },
    { text: 'y = 3x', votes: 1, chosenBy: [] },
  ],
});

const meta = {
  component: GuestRoomPage,
  decorators: [(Page) => aWorld(aRoomState({ participants: people, poll })).wrap(<Page />)],
  parameters: {
    signedIn: false,
    path: `/live/${LINK}`,
    route: '/live/:link',
    platform: guestFakes(),
  },
} satisfies Meta<typeof GuestRoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter = async () => userEvent.click(await screen.findByRole('button', { name: doorKorean.enter }));
const readVietnamese = async () => userEvent.click(await screen.findByRole('button', { name: LANGUAGE_NAMES.vi }));

export const Lobby: Story = { name: '입장하기 전' };
export const LobbyOnPhone: Story = { ...Lobby, name: '입장하기 전, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Early: Story = {
  name: '아직 열리지 않음',
  parameters: {
    platform: guestFakes(
      aLiveLesson({
        opensAt: '2026-11-18T11:15:00+09:00',
        startAt: '2026-11-18T11:30:00+09:00',
        endAt: '2026-11-18T12:30:00+09:00',
      }),
    ),
  },
};
export const Guardian: Story = { name: '보호자가 입장하기 전', parameters: { platform: guardianFakes() } };
const taken = '이 수업에 있는 다른 사람의 이름이에요. 보호자 이름을 적어 주세요.';
export const NameMissing: Story = { ...Guardian, name: '이름을 적지 않은 보호자', play: enter };
export const NameRefused: Story = {
  name: '다른 사람의 이름을 적은 보호자',
  parameters: {
    platform: [fakeProblem(liveContract.enterAsGuest, 'VALIDATION', { fields: { name: taken } }), ...guardianFakes()],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: doorKorean.name }), '학생 A01');
    await enter();
    await screen.findByText(taken);
  },
};
export const Refused: Story = {
  name: '카메라가 막혀 있음',
  decorators: [(Page) => aWorld(null, refusingDevices('NotAllowedError')).wrap(<Page />)],
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const { camera, turn } = doorKorean.devices;
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(turn(camera, 'on')) }));
  },
};
export const Room: Story = {
  name: '투표하는 중',
  play: enter,
};
export const AtTheDoor: Story = {
  name: '문 앞에서 기다림',
  decorators: [(Page) => aWorld(null).wrap(<Page />)],
  play: enter,
};
export const Elsewhere: Story = {
  name: '다른 곳에서 하는 화상 수업',
  parameters: { platform: guestFakes(aLiveLesson(), { media: { kind: 'LINK', url: 'https://meet.example.com/a' } }) },
  play: enter,
};
export const Revoked: Story = {
  name: '쓸 수 없는 링크',
  parameters: { platform: [fakeProblem(liveContract.getGuestLesson, 'LINK_REVOKED')] },
};
export const Looking: Story = {
  name: '링크를 확인하는 중',
  parameters: { platform: [neverAnswers(liveContract.getGuestLesson)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(liveContract.getGuestLesson, 'UNEXPECTED')] },
};
export const Vietnamese: Story = { name: '입장하기 전, 베트남어', play: readVietnamese };
export const VietnameseGuardian: Story = {
  ...Guardian,
  name: '이름을 적지 않은 보호자, 베트남어',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await readVietnamese();
    await userEvent.click(await screen.findByRole('button', { name: doorVietnamese.enter }));
  },
};
export const VietnameseAtTheDoor: Story = {
  ...AtTheDoor,
  name: '문 앞에서 기다림, 베트남어',
  play: async () => {
    await readVietnamese();
    await userEvent.click(await screen.findByRole('button', { name: doorVietnamese.enter }));
  },
};
export const VietnameseRevoked: Story = { ...Revoked, name: '쓸 수 없는 링크, 베트남어', play: readVietnamese };
export const VietnameseOver: Story = {
  name: '끝난 수업, 베트남어',
  parameters: { platform: guestFakes(aLiveLesson({ isOver: true })) },
  play: readVietnamese,
};
export const VietnameseFailed: Story = { ...Failed, name: '오류, 베트남어', play: readVietnamese };
export const Longest: Story = { ...Lobby, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestOnPhone: Story = {
  ...Lobby,
  name: '가장 긴 내용, 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
