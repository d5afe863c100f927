import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTalk } from '../conversation.fixture.ts';
import { MessageInGroup } from './message-in-group.tsx';
import { MessageLook } from './message-look.tsx';

const talk = aTalk();
const meta = {
  component: MessageInGroup,
  args: { message: talk[2]!, opens: true, closes: true, zone: 'Asia/Seoul', readers: 1, isGroupTalk: false },
  decorators: [
    (Story) => (
      <MessageLook>
        <Story />
      </MessageLook>
    ),
  ],
} satisfies Meta<typeof MessageInGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: '내가 보낸 파일, 상대가 읽음' };
export const ReadByMany: Story = { name: '여럿이 있는 채팅에서 셋이 읽음', args: { readers: 3, isGroupTalk: true } };
export const Unread: Story = { name: '아직 아무도 읽지 않음', args: { message: talk[1]!, readers: 0 } };
export const First: Story = { name: '상대가 쓰기 시작한 글', args: { message: talk[3]!, closes: false } };
export const Last: Story = { name: '상대가 이어서 쓴 글', args: { message: talk[4]!, opens: false } };
export const InVietnamese: Story = { name: '베트남어로 쓴 보호자', args: { message: talk[5]! } };
