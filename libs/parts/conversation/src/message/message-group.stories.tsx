import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTalk } from '../conversation.fixture.ts';
import { MessageGroup } from './message-group.tsx';

const talk = aTalk();
const meta = {
  component: MessageGroup,
  args: { messages: talk.slice(1, 3), zone: 'Asia/Seoul', readers: 1, isGroupTalk: false },
} satisfies Meta<typeof MessageGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: '내가 쓴 글과 파일, 상대가 읽음' };
export const ReadByMany: Story = { name: '여럿이 있는 채팅에서 셋이 읽음', args: { readers: 3, isGroupTalk: true } };
export const Unread: Story = { name: '아직 아무도 읽지 않음', args: { readers: 0 } };
export const Theirs: Story = { name: '상대가 이어서 쓴 글', args: { messages: talk.slice(3, 5) } };
export const InVietnamese: Story = { name: '베트남어로 쓴 보호자', args: { messages: talk.slice(5) } };
