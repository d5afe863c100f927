import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AddMenu } from './add-menu.tsx';

const meta = {
  component: AddMenu,
  args: { onAdd: fn(), ref: { current: null } },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof AddMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '휴대폰: 닫힘' };
export const Open: Story = {
  name: '휴대폰: 열림',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '추가' }));
    await expect(await screen.findByRole('menuitem', { name: '수업 가능 시간' })).toBeVisible();
  },
};
