import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ViewMenu } from './view-menu.tsx';

const meta = {
  component: ViewMenu,
  args: { view: 'week', onChoose: fn() },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof ViewMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
export const Open: Story = {
  name: '열림',
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '보기 방식: 주' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '월' }));
    await expect(args.onChoose).toHaveBeenCalledWith('month');
  },
};
