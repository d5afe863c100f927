import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerPanel } from './answer-panel.tsx';

const meta = {
  component: AnswerPanel,
  parameters: { platform: [] },
  args: {
    sent: { state: 'REQUESTED', heldUntil: '2026-11-20T10:42:00+09:00', email: 'family@example.com' },
    language: 'ko',
    zone: 'Asia/Seoul',
  },
} satisfies Meta<typeof AnswerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = { name: '자리를 맡아 둠' };
export const Waiting: Story = {
  name: '기다리는 줄에 섬',
  args: { sent: { state: 'WAITING', heldUntil: null, email: 'family@example.com' } },
};
export const Accepted: Story = {
  name: '등록함',
  args: { sent: { state: 'ACCEPTED', heldUntil: null, email: 'family@example.com' } },
};
export const Expired: Story = {
  name: '같은 신청의 시간이 지남',
  args: { sent: { state: 'EXPIRED', heldUntil: null, email: 'family@example.com' } },
};
export const WithoutMail: Story = {
  name: '메일 서버 없음',
  parameters: { platform: [], config: { sendsMail: false } },
};
export const Phone: Story = {
  name: '휴대폰, 베트남어, 긴 주소',
  decorators: [
    (Panel) => (
      <div lang="vi">
        <Panel />
      </div>
    ),
  ],
  args: {
    language: 'vi',
    zone: 'Asia/Ho_Chi_Minh',
    sent: {
      state: 'REQUESTED',
      heldUntil: '2026-11-20T10:42:00+09:00',
      email: `${'a-rather-long-address'.repeat(3)}@mail.example.com`,
    },
  },
  globals: { viewport: { value: 'w390' } },
};
