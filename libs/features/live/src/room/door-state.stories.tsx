import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { doorKorean } from '../door-korean.ts';
import { aWorld, fakeDevices, refusingDevices } from '../live.fixture.ts';
import { useOwnMedia } from '../lobby/use-own-media.ts';
import { VietnameseReader } from '../room-story.fixture.tsx';
import { DoorState } from './door-state.tsx';

interface AtTheDoorProps {
  isWaiting: boolean;
  isLost: boolean;
  name: string | null;
}
const TOLD = { state: 'WAITING', opensAt: null } as const;

function AtTheDoor({ isWaiting, ...rest }: AtTheDoorProps) {
  const check = useOwnMedia();
  return check && <DoorState told={isWaiting ? TOLD : null} {...rest} {...check} onLeave={() => undefined} />;
}

const { camera, microphone, turn } = doorKorean.devices;
const turnOn = async (device: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(turn(device, 'on')) }));

const on = (devices = fakeDevices()) => ({
  decorators: [(Part: () => React.ReactNode) => aWorld(null, devices).wrap(<Part />)],
});
const meta = {
  component: AtTheDoor,
  args: { isWaiting: true, isLost: false, name: '학생 A01' },
} satisfies Meta<typeof AtTheDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entering: Story = { name: '들어가는 중', ...on(), args: { isWaiting: false, name: null } };
export const Waiting: Story = {
  name: '문 앞에서 기다림',
  ...on(),
  play: async () => {
    await turnOn(camera);
    await turnOn(microphone);
  },
};
export const WaitingOnPhone: Story = {
  ...Waiting,
  name: '문 앞에서 기다림, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const Unseen: Story = { name: '카메라와 마이크를 끄고 기다림', ...on() };
export const Troubled: Story = {
  name: '카메라가 막힌 채 기다림',
  ...on(refusingDevices('NotAllowedError')),
  play: () => turnOn(camera),
};
export const Lost: Story = { name: '연결이 끊김', ...on(), args: { isLost: true } };
export const Vietnamese: Story = {
  name: '문 앞에서 기다림, 베트남어',
  decorators: [
    (Part) =>
      aWorld(null).wrap(
        <VietnameseReader>
          <Part />
        </VietnameseReader>,
      ),
  ],
  globals: { viewport: { value: 'w390' } },
};
export const Longest: Story = {
  name: '가장 긴 이름',
  ...on(),
  args: { name: HARD_CONTENT.long },
  globals: { viewport: { value: 'w390' } },
};
