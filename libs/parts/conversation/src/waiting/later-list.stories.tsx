import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aFile } from '@portal/testing/assets/file-builders';
import { aChatFamily, aLaterMessage } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MessageLook } from '../message/message-look.tsx';
import { LaterList } from './later-list.tsx';

const later = (...items: ReturnType<typeof aLaterMessage>[]) => ({
  items,
  hasFailed: false,
  retry: fn(),
  keep: fn(),
  change: fn(),
  rewrite: fn(),
  cancel: fn(),
  sendNow: fn(),
});
const another = '6f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';
const meta = {
  component: LaterList,
  args: {
    later: later(aLaterMessage(), aLaterMessage({ id: another, content: '', files: [aFile({ name: '판서.png' })] })),
    acts: { keep: fn(), change: fn(), rewrite: fn(), cancel: fn(), sendNow: fn() },
    talk: { isConnected: true, readers: [aChatFamily()] },
    zone: 'Asia/Seoul',
  },
  decorators: [
    (Story) => (
      <MessageLook>
        <Story />
      </MessageLook>
    ),
  ],
} satisfies Meta<typeof LaterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '기다리는 메시지' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
export const SameClocks: Story = { name: '같은 시각', args: { talk: { isConnected: true } } };
export const NotSent: Story = {
  name: '보내지 못함',
  args: { later: later(aLaterMessage({ failure: 'ALONE' }), aLaterMessage({ id: another, failure: 'FILE_GONE' })) },
};
export const Away: Story = { name: '연결이 끊김', args: { talk: { isConnected: false } } };
export const Failed: Story = { name: '불러오지 못함', args: { later: { ...later(), hasFailed: true } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  args: {
    later: later(
      aLaterMessage({ content: HARD_CONTENT.url }),
      aLaterMessage({ id: another, content: '길어요. '.repeat(80) }),
    ),
  },
};
