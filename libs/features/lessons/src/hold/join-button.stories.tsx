import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdDesks } from '../lessons.fixture.ts';
import { hold } from '../messages.ts';
import { JoinButton } from './join-button.tsx';

const meta = {
  component: JoinButton,
  args: { desk: holdDesks.open, label: hold.join, isMain: true },
  parameters: { platform: [] },
} satisfies Meta<typeof JoinButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Room: Story = { name: '포털의 강의실' };
export const Beside: Story = { name: '다른 단추 곁에', args: { isMain: false } };
export const Elsewhere: Story = { name: '다른 회의실', args: { desk: holdDesks.openElsewhere } };
