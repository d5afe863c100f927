import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    title: '로그아웃할까요?',
    children: '이 기기에서 로그아웃해요.',
    confirmLabel: '로그아웃',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          '일을 하기 전에 물어요. 초점은 취소에 있어 서둘러 누른 Enter가 해를 끼치지 않아요. 제목은 "~할까요?", 버튼은 제목의 동사를 다시 써요. "확인"은 쓰지 않아요.',
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Danger: Story = {
  name: '되돌릴 수 없는 일',
  args: { title: '삭제할까요?', children: '삭제하면 되돌릴 수 없어요.', confirmLabel: '삭제', danger: true },
};
export const Loading: Story = { name: '처리하는 중', args: { loading: true } };
export const Content: Story = { name: '긴 글', args: { title: HARD_CONTENT.long, children: HARD_CONTENT.url } };
