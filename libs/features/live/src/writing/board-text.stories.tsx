import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { BoardText } from './board-text.tsx';

const meta = {
  component: BoardText,
  args: { text: '', onText: () => undefined, onPut: () => undefined },
} satisfies Meta<typeof BoardText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '빈 글' };
export const Long: Story = { name: '긴 글', args: { text: HARD_CONTENT.long } };
