import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { doorKorean } from '../door-korean.ts';
import { aWorld } from '../live.fixture.ts';
import { OwnPicture } from './own-picture.tsx';
import { useOwnMedia } from './use-own-media.ts';

const { camera, microphone, turn } = doorKorean.devices;

function Picture({ name }: { name: string | null }) {
  const check = useOwnMedia();
  return check && <OwnPicture {...check} name={name} />;
}
const meta = {
  component: Picture,
  args: { name: '학생 A01' },
  decorators: [(Part) => aWorld(null).wrap(<Part />)],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(turn(name, 'on')) }));

export const Off: Story = { name: '모두 꺼짐', args: { name: null } };
export const On: Story = {
  name: '모두 켜짐',
  play: async () => {
    await turnOn(camera);
    await turnOn(microphone);
  },
};
export const OnPhone: Story = { ...On, name: '모두 켜짐, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 이름',
  args: { name: HARD_CONTENT.long },
  globals: { viewport: { value: 'w390' } },
};
