import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { external } from '../messages.ts';
import { ExternalForm } from './external-form.tsx';

const meta = { component: ExternalForm, parameters: { platform: [] } } satisfies Meta<typeof ExternalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '쓰기 전' };
export const Refused: Story = {
  name: '빠진 칸이 있음',
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: external.connect })),
};
