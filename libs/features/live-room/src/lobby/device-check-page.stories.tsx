import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { fakeDevices, aWorld, refusingDevices } from '../live-room.fixture.ts';
import { devices } from '../messages.ts';
import { DeviceCheckPage } from './device-check-page.tsx';

const meta = {
  component: DeviceCheckPage,
  parameters: { layout: 'fullscreen', path: '/account/live/check', platform: [] },
} satisfies Meta<typeof DeviceCheckPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${name} ${devices.turnOn}` }));

const cameras = ['앞', '뒤'].map(
  (label, at) => ({ kind: 'videoinput', deviceId: `c${at}`, label, groupId: '' }) as MediaDeviceInfo,
);
export const Working: Story = {
  name: '잘 보이고 고를 수 있음',
  decorators: [(Page) => aWorld(null, fakeDevices({ list: () => Promise.resolve(cameras) })).wrap(<Page />)],
  play: () => turnOn(devices.camera),
};
export const Refused: Story = {
  name: '브라우저가 막음',
  decorators: [(Page) => aWorld(null, refusingDevices('NotAllowedError')).wrap(<Page />)],
  play: async () => {
    await turnOn(devices.camera);
    await turnOn(devices.microphone);
  },
};
