import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aBusyRoom, aDrawnBoard, guardianPass } from '../room-states.fixture.ts';
import { inRoom, onDark } from '../room-story.fixture.tsx';
import { board as words } from './board-messages.ts';
import { Board } from './board.tsx';
import { FoldedTools } from './folded-tools.tsx';

/** A board with very large text has so little height. */
const Low = () => (
  <chakra.div h="14rem" display="grid" gridTemplateColumns="minmax(0, 1fr)" gridTemplateRows="minmax(0, 1fr)">
    <Board />
  </chakra.div>
);
const meta = {
  component: FoldedTools,
  parameters: { platform: [] },
  args: { hand: {} as never, onKeep: () => undefined },
  decorators: [onDark],
  render: () => <Low />,
} satisfies Meta<typeof FoldedTools>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = aBusyRoom({ focus: 'BOARD', pages: aDrawnBoard });
export const Host: Story = { name: '낮은 칠판', ...inRoom(drawn) };
export const Opened: Story = {
  ...Host,
  name: '낮은 칠판, 도구를 펼침',
  play: async () =>
    userEvent.click(await screen.findByRole('button', { name: words.chosen(words.tool, words.tools.pen) })),
};
export const LooksOnly: Story = { name: '낮은 칠판, 보기만 함', ...inRoom(drawn, { pass: guardianPass }) };
