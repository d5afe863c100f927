import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBusyRoom, aDrawnBoard, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { BoardPages } from './board-pages.tsx';

const meta = {
  component: BoardPages,
  parameters: { platform: [] },
  args: { page: 1, onLook: () => undefined },
} satisfies Meta<typeof BoardPages>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = aBusyRoom({ pages: aDrawnBoard });
export const Host: Story = { name: '선생님이 넘김', ...inRoom(drawn) };
export const Follows: Story = { name: '선생님 쪽을 따라감', ...inRoom(drawn, { pass: studentPass }) };
export const LooksAlone: Story = {
  name: '다른 쪽을 혼자 봄',
  args: { page: 2 },
  ...inRoom(drawn, { pass: studentPass }),
};
