import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListMenu } from './list-menu.tsx';

const meta = {
  component: ListMenu,
  args: { category: undefined, onFilter: () => undefined, onCategory: () => undefined },
} satisfies Meta<typeof ListMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '단추' };
export const Open: Story = {
  name: '열림',
  args: { category: 'TRANS' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '더 골라 보기' }));
  },
};
