import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { type DrawingHand, useDrawing } from '../drawing/use-drawing.ts';
import { aBusyRoom, guardianPass, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { board as words } from './board-messages.ts';
import { BoardTools } from './board-tools.tsx';

function Tools() {
  return <BoardTools hand={useDrawing(1)} />;
}
const meta = {
  component: BoardTools,
  parameters: { platform: [] },
  args: { hand: {} as DrawingHand },
  render: () => <Tools />,
} satisfies Meta<typeof BoardTools>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (...names: string[]): Pick<Story, 'play'> => ({
  play: async () => {
    for (const name of names) await userEvent.click(await screen.findByRole('radio', { name }));
  },
});

export const Pen: Story = { name: '펜', ...inRoom() };
export const Student: Story = { name: '그릴 수 있는 학생', ...inRoom(aBusyRoom(), { pass: studentPass }) };
export const Marker: Story = {
  name: '굵은 주황 형광펜',
  ...inRoom(),
  ...chosen(words.tools.marker, words.colours.persimmon, words.widths.thick),
};
export const Shape: Story = {
  name: '얇은 보라 원',
  ...inRoom(),
  ...chosen(words.tools.ellipse, words.colours.wisteria, words.widths.thin),
};
export const Text: Story = { name: '큰 글자', ...inRoom(), ...chosen(words.tools.text, words.sizes.thick) };
export const Eraser: Story = { name: '지우개에는 색도 굵기도 없음', ...inRoom(), ...chosen(words.tools.eraser) };
export const LooksOnly: Story = { name: '보기만 하는 보호자', ...inRoom(aBusyRoom(), { pass: guardianPass }) };
