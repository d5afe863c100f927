import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '@portal/testing/assets/file-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MessageBubble, MessageFiles } from './message-bubble.tsx';
import { MessageLook } from './message-look.tsx';

const meta = {
  component: MessageBubble,
  args: { isMine: false, isPending: false, content: '선생님, 오늘 숙제가 어디까지인지 여쭤봐도 될까요?' },
  decorators: [
    (Story) => (
      <MessageLook display="flex" flexDirection="column">
        <Story />
      </MessageLook>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = { name: '상대가 쓴 글' };
export const Mine: Story = {
  name: '내가 쓴 글',
  args: { isMine: true, content: '42쪽부터 44쪽까지예요.\n어려운 문제는 별표를 해 오세요.' },
};
export const Pending: Story = { name: '보내는 중', args: { isMine: true, isPending: true, content: '네, 괜찮아요!' } };
export const Content: Story = { name: '긴 낱말', args: { content: HARD_CONTENT.url } };
export const WithFiles: Story = {
  name: '파일만 보냄',
  args: {
    content: '',
    children: (
      <MessageFiles
        files={[
          aFile({ id: 'f1', name: '일차함수 복습 문제.pdf', contentType: 'application/pdf' }),
          aFile({ id: 'f2', name: '아주 긴 이름이 붙은 지난 시간 칠판 사진 모음.png' }),
        ]}
      />
    ),
  },
};
