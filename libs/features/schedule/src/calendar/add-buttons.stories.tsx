import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddButtons } from './add-buttons.tsx';

const meta = {
  component: AddButtons,
  args: { onAdd: fn() },
} satisfies Meta<typeof AddButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본' };
