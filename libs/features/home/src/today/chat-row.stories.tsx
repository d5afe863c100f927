import type { Meta, StoryObj } from '@storybook/react-vite';
import { aChatRoom } from '@portal/testing/chat/chat-builders';
import { ChatRow } from './chat-row.tsx';

const meta = {
  component: ChatRow,
  parameters: { platform: [] },
  args: { now: new Date('2026-11-18T10:42:00+09:00'), room: aChatRoom() },
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      <ChatRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ChatRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '52분째 기다림' };
export const Late: Story = {
  name: '한 시간이 지남',
  args: { room: aChatRoom({ waitingSince: '2026-11-18T08:00:00+09:00' }) },
};
