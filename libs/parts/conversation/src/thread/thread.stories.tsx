import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { aServer, aTalk } from '../conversation.fixture.ts';
import { Thread, type ThreadHandle } from './thread.tsx';

const items = aTalk();
const REST = { isLoading: false, isError: false, load: () => Promise.resolve() };
const done = () => Promise.resolve({});
const at = (lastReadSeq: number) => ({ lastReadSeq, othersRead: [6, 6, 6], isGroup: true });

const meta = {
  component: Thread,
  args: {
    room: at(items.length),
    older: REST,
    newer: REST,
    start: 'UNREAD',
    isLeading: false,
    onFar: () => {},
    onRead: () => {},
    conversation: { lastSeq: items.length, lastChange: 0, items },
    outgoing: [],
    name: 'room-1',
    forVisitor: false,
    zone: 'Asia/Seoul',
    acts: { edit: done, remove: done, react: done },
    onReply: () => {},
    onResend: () => {},
    onDiscard: () => {},
    ref: createRef<ThreadHandle>(),
  },
  argTypes: { ref: { control: false } },
  parameters: { platform: aServer(items).handlers },
  decorators: [
    (Story) => (
      <chakra.div display="flex" h="30rem">
        <Story />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: '이틀에 걸친 채팅, 다 읽음' };
export const Unread: Story = { name: '안 읽은 글 둘', args: { room: at(4) } };
export const LedTo: Story = { name: '찾은 메시지', args: { start: 4 } };
const LONG = 100_000;
const long = Array.from({ length: 1_000 }, (_, no) => aChatMessage({ seq: LONG - 999 + no }));
export const Endless: Story = {
  name: '메시지 100,000개의 끝',
  args: { room: at(LONG), conversation: { lastSeq: LONG, lastChange: 0, items: long } },
};
export const AmongOlder: Story = {
  name: '메시지 100,000개 가운데 찾은 메시지',
  args: {
    room: at(LONG),
    start: 500,
    conversation: {
      lastSeq: LONG,
      lastChange: 0,
      hasNewer: true,
      items: Array.from({ length: 50 }, (_, no) => aChatMessage({ seq: 476 + no })),
    },
  },
};
export const Sending: Story = {
  name: '보내지 못한 글이 있음',
  args: {
    outgoing: [
      {
        clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
        content: '내일 준비물은 자와 컴퍼스예요.',
        files: [],
        at: '2026-11-18T10:42:00+09:00',
        status: 'FAILED',
        refusal: null,
      },
    ],
  },
};
