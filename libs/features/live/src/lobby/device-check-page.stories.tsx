import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { doorKorean } from '../door-korean.ts';
import { fakeDevices, aWorld, refusingDevices } from '../live.fixture.ts';
import { DeviceCheckPage } from './device-check-page.tsx';

const words = doorKorean.devices;

const meta = {
  component: DeviceCheckPage,
  parameters: { path: '/account/live/check', platform: [] },
} satisfies Meta<typeof DeviceCheckPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(words.turn(name, 'on')) }));

const devicesOf = (kind: MediaDeviceKind, labels: readonly string[]) =>
  labels.map((label, at) => ({ kind, deviceId: `${kind}-${at}`, label, groupId: '' }) as MediaDeviceInfo);
const cameras = devicesOf('videoinput', ['앞', '뒤']);
const LABELS = [HARD_CONTENT.long, HARD_CONTENT.url, HARD_CONTENT.vietnamese];
const longNamed = (['videoinput', 'audioinput', 'audiooutput'] as const).flatMap((kind) => devicesOf(kind, LABELS));
export const Working: Story = {
  name: '잘 보이고 고를 수 있음',
  decorators: [(Page) => aWorld(null, fakeDevices({ list: () => Promise.resolve(cameras) })).wrap(<Page />)],
  play: () => turnOn(words.camera),
};
export const Refused: Story = {
  name: '브라우저가 막음',
  decorators: [(Page) => aWorld(null, refusingDevices('NotAllowedError')).wrap(<Page />)],
  play: async () => {
    await turnOn(words.camera);
    await turnOn(words.microphone);
  },
};
export const Opening: Story = {
  name: '카메라를 켜는 중',
  decorators: [(Page) => aWorld(null, fakeDevices({ open: () => new Promise(() => undefined) })).wrap(<Page />)],
  play: () => turnOn(words.camera),
};
export const None: Story = {
  name: '기기 없음',
  decorators: [(Page) => aWorld(null, refusingDevices('NotFoundError')).wrap(<Page />)],
  play: async () => {
    await turnOn(words.camera);
    await turnOn(words.microphone);
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  decorators: [(Page) => aWorld(null, fakeDevices({ list: () => Promise.resolve(longNamed) })).wrap(<Page />)],
  play: () => turnOn(words.camera),
};
