import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { aBusyRoom, guardianPass, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { BoardTools } from './board-tools.tsx';
import { type DrawingHand, useDrawing } from './use-drawing.ts';

function Tools() {
  const [page] = useState(1);
  return <BoardTools hand={useDrawing(page)} />;
}
const meta = {
  component: BoardTools,
  parameters: { platform: [] },
  args: { hand: {} as DrawingHand },
  render: () => <Tools />,
} satisfies Meta<typeof BoardTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Host: Story = { name: '선생님', ...inRoom() };
export const Student: Story = { name: '그릴 수 있는 학생', ...inRoom(aBusyRoom(), { pass: studentPass }) };
export const LooksOnly: Story = { name: '보기만 하는 보호자', ...inRoom(aBusyRoom(), { pass: guardianPass }) };
