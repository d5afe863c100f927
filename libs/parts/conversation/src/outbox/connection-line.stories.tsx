import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { messages as words } from '../messages.ts';
import { ConnectionLine } from './connection-line.tsx';

const meta = { component: ConnectionLine, args: { isConnected: true } } satisfies Meta<typeof ConnectionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = { name: '연결되어 있음', tags: ['empty-canvas'] };
export const Away: Story = {
  name: '연결이 끊김',
  args: { isConnected: false },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText(`${words.disconnected} ${words.sentLater}`, {}, { timeout: 5_000 })),
};
