import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '@portal/testing/assets/file-builders';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ReplyBar } from './reply-bar.tsx';

const message = aChatMessage({ content: '선생님, 오늘 숙제가 어디까지예요?' });
const meta = { component: ReplyBar, args: { message, onCancel: () => {} } } satisfies Meta<typeof ReplyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { name: '글에 답장' };
export const Files: Story = { name: '파일에 답장', args: { message: { ...message, content: '', files: [aFile()] } } };
export const Longest: Story = {
  name: '가장 긴 글에 답장',
  args: { message: { ...message, sender: { ...message.sender, name: HARD_CONTENT.long }, content: HARD_CONTENT.url } },
};
