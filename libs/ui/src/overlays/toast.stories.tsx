import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Toast, type ToastMessage } from './toast.tsx';

const success: ToastMessage = {
  id: 1,
  type: 'success',
  title: '저장했어요',
  message: '바뀐 내용은 학생에게 바로 보여요.',
};
const error: ToastMessage = {
  id: 2,
  type: 'error',
  title: '저장하지 못했어요',
  message: '인터넷 연결을 확인해 주세요.',
};

const meta = {
  component: Toast,
  args: { toast: success, onClose: () => {} },
  argTypes: { onClose: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '220px' },
      description: {
        component:
          '일이 어떻게 됐는지 알려요 (TST-1). 오른쪽 위에 2초 동안 보이고 어디서든 Esc로 닫혀요. 바깥을 눌러도 닫히지 않아요 (TST-2). 마우스나 초점이 올라가 있거나 다른 탭을 보는 동안에는 기다려요. 오류를 토스트에만 적지 않아요.',
      },
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const show = (next: ToastMessage) => setToast({ ...next, id: Math.random() });
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => show(success)}>저장</Button>
      <Button variant="danger" onClick={() => show(error)}>
        실패
      </Button>
      <Toast toast={toast} onClose={() => setToast(null)} />
    </div>
  );
}

export const Playground: Story = { name: '놀이터', render: () => <Live /> };
export const Success: Story = { name: '완료' };
export const Failure: Story = { name: '오류', args: { toast: error } };
export const Vietnamese: Story = {
  name: '베트남어 제목만',
  args: { toast: { id: 3, type: 'success', title: 'Đăng nhập thành công!', lang: 'vi' } },
};
export const Content: Story = {
  name: '긴 글',
  args: { toast: { id: 4, type: 'error', title: HARD_CONTENT.long, message: HARD_CONTENT.url } },
};
