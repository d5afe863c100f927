import type { Meta, StoryObj } from '@storybook/react-vite';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { aCrowd } from '../room-states.fixture.ts';
import { asStage, inRoom } from '../room-story.fixture.tsx';
import { Stage } from './stage.tsx';

const meta = {
  component: Stage,
  decorators: [asStage],
  args: { isStrip: false },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { name: '혼자', ...inRoom(aRoomState({ participants: [aHost()] })) };
export const Two: Story = { name: '둘', ...inRoom(aRoomState()) };
export const Four: Story = { name: '넷', ...inRoom() };
export const Crowd: Story = { name: '여럿, 한 사람은 화면 공유', ...inRoom(aCrowd()) };
export const Strip: Story = { name: '칠판 위의 띠', args: { isStrip: true }, ...inRoom(aCrowd()) };
