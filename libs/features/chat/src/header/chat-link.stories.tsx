import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { fake } from '@portal/testing/contract-fakes';
import { ChatLink } from './chat-link.tsx';

const counting = (total: number) => [fake(contract.listChats, () => ({ total, items: [] }))];

const meta = {
  component: ChatLink,
  parameters: {
    platform: counting(3),
    docs: { description: { component: '머리글의 채팅 아이콘이에요. 안 읽은 대화가 몇 개인지 알려요.' } },
  },
} satisfies Meta<typeof ChatLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: '안 읽은 대화 3개' };
export const None: Story = { name: '모두 읽음', parameters: { platform: counting(0) } };
export const Longest: Story = { name: '가장 긴 내용', parameters: { platform: counting(100) } };
