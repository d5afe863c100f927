import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { doorKorean } from '../door-korean.ts';
import { aWorld, fakeDevices } from '../live.fixture.ts';
import { MoreDevices } from './more-devices.tsx';
import { useOwnMedia } from './use-own-media.ts';

const cameras = ['앞 카메라', '뒤 카메라'].map(
  (label) => ({ kind: 'videoinput', deviceId: label, label, groupId: '' }) as MediaDeviceInfo,
);

function More() {
  const check = useOwnMedia();
  return check && <MoreDevices {...check} />;
}
const meta = {
  component: More,
  decorators: [(Part) => aWorld(null, fakeDevices({ list: () => Promise.resolve(cameras) })).wrap(<Part />)],
} satisfies Meta<typeof More>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = { name: '접혀 있음' };
export const Unfolded: Story = {
  name: '펼침',
  play: async () => userEvent.click(await screen.findByRole('button', { name: doorKorean.devices.more })),
};
