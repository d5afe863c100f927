import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { transport } from '@portal/api/transport';
import type { FakeRealtime } from '@portal/testing/fake-realtime';
import { messages as words } from '../messages.ts';
import { ConnectionLine } from './connection-line.tsx';

const meta = {
  component: ConnectionLine,
  // A socket that can be lost.
  parameters: { platform: [] },
} satisfies Meta<typeof ConnectionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = { name: '연결되어 있음', tags: ['empty-canvas'] };
export const Away: Story = {
  name: '연결이 끊김',
  async play({ canvasElement }) {
    (transport().realtime as FakeRealtime).disconnect();
    await within(canvasElement).findByText(words.disconnected);
  },
};
