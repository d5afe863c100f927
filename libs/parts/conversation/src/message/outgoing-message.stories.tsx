import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '@portal/testing/assets/file-builders';
import { MessageLook } from './message-look.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';

const message = {
  clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
  content: '내일 준비물은 자와 컴퍼스예요.',
  files: [],
  at: '2026-11-18T10:42:00+09:00',
  status: 'SENDING',
  refusal: null,
} as const;

const meta = {
  component: OutgoingMessage,
  args: { message: { ...message, files: [] }, onResend: () => {}, onDiscard: () => {} },
  decorators: [
    (Story) => (
      <MessageLook>
        <Story />
      </MessageLook>
    ),
  ],
} satisfies Meta<typeof OutgoingMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { name: '보내는 중' };
export const Failed: Story = { name: '보내지 못함', args: { message: { ...message, files: [], status: 'FAILED' } } };
export const Refused: Story = {
  name: '받지 않음',
  args: {
    message: { ...message, content: '', files: [aFile()], status: 'FAILED', refusal: '올릴 수 없는 파일 형식이에요' },
  },
};
