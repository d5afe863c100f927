import type { Meta, StoryObj } from '@storybook/react-vite';
import { aVoice } from '@portal/testing/chat/chat-builders';
import { messages } from '../messages.ts';
import { MessageLook } from './message-look.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';

const kept = {
  clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
  content: '',
  files: [],
  voice: aVoice(),
  at: '2026-11-18T10:42:00+09:00',
  status: 'KEPT',
  refusal: null,
} as const;

const listen = (file: File | null) => () => Promise.resolve(file);

const meta = {
  component: OutgoingMessage,
  parameters: { platform: [] },
  args: {
    message: { ...kept, files: [] },
    onResend: () => undefined,
    onDiscard: () => undefined,
    onListen: listen(new File(['sound'], 'voice.webm')),
  },
  decorators: [
    (Story) => (
      <MessageLook display="flex" flexDirection="column">
        <Story />
      </MessageLook>
    ),
  ],
} satisfies Meta<typeof OutgoingMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = { name: '아직 보내지 않은 음성' };
export const Sending: Story = { name: '보내는 중', args: { message: { ...kept, files: [], status: 'SENDING' } } };
export const Lost: Story = {
  name: '녹음한 것이 없어짐',
  args: {
    message: { ...kept, files: [], status: 'FAILED', refusal: messages.voice.gone },
    onListen: listen(null),
  },
};
