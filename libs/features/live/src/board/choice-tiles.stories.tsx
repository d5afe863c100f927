import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOOLS } from '@portal/board/drawing';
import { board as words } from './board-messages.ts';
import { ChoiceTiles, type ChoiceTilesProps } from './choice-tiles.tsx';
import { ToolIcon } from './ink-pictures.tsx';

const Tiles = (props: ChoiceTilesProps<string>) => <ChoiceTiles {...props} />;
const meta = {
  component: Tiles,
  args: {
    label: words.tool,
    look: 'solid',
    options: TOOLS.map((value) => ({ value, label: words.tools[value], picture: <ToolIcon tool={value} /> })),
    value: 'pen',
    onChange: () => undefined,
  },
} satisfies Meta<typeof Tiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = { name: '칠해진 선택' };
export const Framed: Story = { name: '테를 두른 선택', args: { look: 'framed' } };
export const Bare: Story = { name: '굵은 글씨의 선택', args: { look: 'bare' } };
export const Disabled: Story = { name: '고를 수 없음', args: { disabled: true } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
