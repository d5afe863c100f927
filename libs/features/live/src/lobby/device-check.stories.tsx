import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { doorKorean } from '../door-korean.ts';
import { aWorld, fakeDevices, refusingDevices } from '../live.fixture.ts';
import { DeviceCheck } from './device-check.tsx';
import { useOwnMedia } from './use-own-media.ts';

const words = doorKorean.devices;

function Check() {
  const check = useOwnMedia();
  return check && <DeviceCheck {...check} />;
}
const meta = { component: Check } satisfies Meta<typeof Check>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (world = fakeDevices()) => ({
  decorators: [(Part: () => React.ReactNode) => aWorld(null, world).wrap(<Part />)],
});
const turnOn = async () =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(words.turn(words.camera, 'on')) }));
export const Off: Story = { name: '모두 꺼짐', ...on() };
export const Seen: Story = { name: '카메라 켜짐', ...on(), play: turnOn };
export const Refused: Story = { name: '막혀 있음', ...on(refusingDevices('NotAllowedError')), play: turnOn };
export const Missing: Story = { name: '카메라 없음', ...on(refusingDevices('NotFoundError')), play: turnOn };
export const Busy: Story = { name: '다른 앱이 씀', ...on(refusingDevices('NotReadableError')), play: turnOn };
