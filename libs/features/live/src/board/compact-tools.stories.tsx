import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { type DrawingHand, useDrawing } from '../drawing/use-drawing.ts';
import { pages } from '../pages/page-messages.ts';
import { aBusyRoom, aDrawnBoard, guardianPass, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { board as words } from './board-messages.ts';
import { CompactTools } from './compact-tools.tsx';

function Tools({ isRow = false }: { isRow?: boolean | undefined }) {
  return <CompactTools hand={useDrawing(1)} isRow={isRow} onKeep={() => undefined} />;
}
const meta = {
  component: CompactTools,
  parameters: { platform: [] },
  globals: { viewport: { value: 'w390' } },
  args: { hand: {} as DrawingHand, onKeep: () => undefined },
  render: ({ isRow }) => <Tools isRow={isRow} />,
} satisfies Meta<typeof CompactTools>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = aBusyRoom({ pages: aDrawnBoard });
const opened = (name: string): Pick<Story, 'play'> => ({
  play: async () => userEvent.click(await screen.findByRole('button', { name })),
});

export const Host: Story = { name: '선생님', ...inRoom(drawn) };
export const Row: Story = {
  name: '선생님, 노트북',
  args: { isRow: true },
  globals: { viewport: { value: 'w1024' } },
  ...inRoom(drawn),
};
export const Student: Story = { name: '그릴 수 있는 학생', ...inRoom(drawn, { pass: studentPass }) };
export const LooksOnly: Story = { name: '보기만 하는 보호자', ...inRoom(drawn, { pass: guardianPass }) };
export const OnePage: Story = { name: '한 쪽뿐인 학생', ...inRoom(aBusyRoom(), { pass: studentPass }) };
export const Tool: Story = {
  name: '도구 고르기',
  ...inRoom(drawn),
  ...opened(words.chosen(words.tool, words.tools.pen)),
};
export const Colour: Story = {
  name: '색 고르기',
  ...inRoom(drawn),
  ...opened(words.chosen(words.colour, words.colours.ink)),
};
export const Width: Story = {
  name: '굵기 고르기',
  ...inRoom(drawn),
  ...opened(words.chosen(words.width, words.widths.normal)),
};
export const Size: Story = {
  name: '글자 크기 고르기',
  ...inRoom(drawn),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.chosen(words.tool, words.tools.pen) }));
    await userEvent.click(await screen.findByRole('radio', { name: words.tools.text }));
    await userEvent.click(await screen.findByRole('button', { name: words.chosen(words.size, words.sizes.normal) }));
  },
};
export const Pages: Story = { name: '쪽 고르기', ...inRoom(drawn), ...opened(pages.choose(1, 2)) };
export const More: Story = { name: '선생님의 더 보기', ...inRoom(drawn), ...opened(words.more) };
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese, ...inRoom(drawn, { pass: studentPass }).decorators],
};
