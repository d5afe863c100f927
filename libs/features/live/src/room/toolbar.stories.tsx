import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aLivePoll, aRoomPass } from '@portal/testing/live/live-builders';
import { fakeDevices } from '../live.fixture.ts';
import { tools } from '../messages.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { Toolbar } from './toolbar.tsx';

const nothing = () => undefined;
const meta = {
  component: Toolbar,
  args: { panel: null, onPanel: nothing, isBoardOpen: false, onBoard: nothing, unread: 0, onLeave: nothing },
  parameters: { platform: [] },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Host: Story = { name: '선생님', args: { unread: 3, panel: 'people' }, ...inRoom() };
export const On: Story = {
  name: '카메라와 칠판 켜짐',
  args: { isBoardOpen: true },
  ...inRoom(),
  play: async () => userEvent.click(await screen.findByRole('button', { name: tools.cameraOn })),
};
export const Guest: Story = {
  name: '투표가 온 학생',
  ...inRoom(aBusyRoom({ poll: aLivePoll() }), { pass: studentPass }),
};
export const Phone: Story = {
  name: '휴대폰: 화면을 공유할 수 없는 기기',
  globals: { viewport: { value: 'w390' } },
  ...inRoom(aBusyRoom(), { devices: fakeDevices({ canShareScreen: () => false }) }),
};
export const Elsewhere: Story = {
  name: '다른 곳에서 하는 화상 수업',
  ...inRoom(aBusyRoom(), { pass: aRoomPass({ media: { kind: 'LINK', url: 'https://meet.example.com/a' } }) }),
};
