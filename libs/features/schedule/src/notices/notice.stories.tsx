import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  args: { icon: Info, palette: 'indigo', title: '바뀐 일정은 수업 24시간 전까지 학생에게 알려야 해요.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rule: Story = { name: '규칙' };
export const Warning: Story = {
  name: '주의',
  args: {
    icon: TriangleAlert,
    palette: 'mustard',
    title: '수업까지 24시간이 남지 않았어요.',
    children: '이유를 꼭 적어야 해요.',
  },
};
export const Refusal: Story = {
  name: '거절, 할 일이 있음',
  args: {
    icon: CircleAlert,
    palette: 'camellia',
    title: '그사이 수업이 바뀌었어요',
    children: '바뀐 내용을 확인한 뒤 다시 취소해 주세요.',
    actions: <Button variant="outline">다시 불러오기</Button>,
    isAlert: true,
  },
};
export const Phone: Story = { ...Refusal, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
