import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen } from 'storybook/test';
import { aSound } from '@portal/testing/assets/sound-builders';
import { aChatMessage, aVoice } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MessageItem } from './message-item.tsx';
import { MessageLook } from './message-look.tsx';

const said = (over: Parameters<typeof aChatMessage>[0] = {}) =>
  aChatMessage({ content: '', files: [aSound()], voice: aVoice(), ...over });

const meta = {
  component: MessageItem,
  parameters: { platform: [] },
  args: { message: said() },
  decorators: [
    (Story) => (
      <MessageLook display="flex" flexDirection="column">
        <Story />
      </MessageLook>
    ),
  ],
} satisfies Meta<typeof MessageItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = { name: '상대의 음성' };
export const Mine: Story = { name: '내 음성', args: { message: said({ isMine: true }) } };
export const Unmeasured: Story = { name: '소리 크기를 모름', args: { message: said({ voice: aVoice({ wave: [] }) }) } };
export const Longest: Story = {
  name: '가장 긴 음성과 답장',
  args: {
    message: said({
      sender: { id: 'grd-b03', name: HARD_CONTENT.long, avatar: null },
      voice: aVoice({ seconds: 300 }),
      replyTo: {
        seq: 1,
        sender: { id: 'user-math', name: '김수학', avatar: null },
        preview: '',
        voiceSeconds: 42,
        card: null,
      },
    }),
  },
};
export const Broken: Story = {
  name: '재생하지 못함',
  args: { message: said({ files: [aSound({ url: URL.createObjectURL(new Blob(['nothing to hear'])) })] }) },
  async play() {
    await fireEvent.click(await screen.findByRole('button', { name: /듣기$/ }));
    await screen.findByText(/재생하지 못했어요/);
  },
};
