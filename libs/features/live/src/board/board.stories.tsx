import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { board } from '../messages.ts';
import { aBusyRoom, aDrawnBoard, guardianPass, studentPass } from '../room-states.fixture.ts';
import { asStage, inRoom } from '../room-story.fixture.tsx';
import { Board } from './board.tsx';

const meta = { component: Board, parameters: { platform: [] }, decorators: [asStage] } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = aBusyRoom({ pages: aDrawnBoard });
const write = () => screen.findByRole('textbox', { name: board.write });
export const Host: Story = {
  name: '선생님의 칠판',
  ...inRoom(drawn),
  play: async () => {
    await userEvent.type(await write(), '기울기는 2{Enter}');
  },
};
export const Blank: Story = { name: '빈 칠판', ...inRoom() };
export const Student: Story = { name: '그릴 수 있는 학생', ...inRoom(drawn, { pass: studentPass }) };
export const LooksOnly: Story = { name: '보기만 하는 보호자', ...inRoom(drawn, { pass: guardianPass }) };
export const LooksAlone: Story = {
  name: '다른 쪽을 혼자 봄',
  ...inRoom(drawn, { pass: studentPass }),
  play: async () => userEvent.click(await screen.findByRole('button', { name: board.next })),
};
