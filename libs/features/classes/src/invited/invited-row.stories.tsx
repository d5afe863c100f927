import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anInvitationLetter } from '@portal/testing/classes/invitation-builders';
import { InvitedRow } from './invited-row.tsx';

const meta = {
  component: InvitedRow,
  args: { letter: anInvitationLetter(), isFull: false, isSending: false, onResend: fn(), onWithdraw: fn() },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', maxWidth: 560 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof InvitedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = { name: '보냄' };
export const Resting: Story = {
  name: '방금 보냄',
  args: { letter: anInvitationLetter({ sentAt: '2026-11-18T10:30:00+09:00', resendAt: '2026-11-18T11:30:00+09:00' }) },
};
export const ThreeTimes: Story = {
  name: '세 번 보냄',
  args: { letter: anInvitationLetter({ sent: 3, resendAt: null }) },
};
export const Held: Story = {
  name: '열어 봤고 자리를 맡아 둠',
  args: {
    letter: anInvitationLetter({
      state: 'OPENED',
      openedAt: '2026-11-18T08:20:00+09:00',
      heldUntil: '2026-11-20T10:00:00+09:00',
      phone: '010-1234-5678',
    }),
  },
};
export const Full: Story = { name: '맡아 둔 자리가 없음', args: { isFull: true } };
export const Nameless: Story = {
  name: '긴 주소만',
  args: {
    letter: anInvitationLetter({ studentName: '', email: `${'a-rather-long-address'.repeat(3)}@mail.example.com` }),
  },
  globals: { viewport: { value: 'w390' } },
};
export const Joined: Story = {
  name: '등록함',
  args: { letter: anInvitationLetter({ state: 'JOINED', resendAt: null }) },
};
export const Corrected: Story = {
  name: '이름과 나이를 고쳐 등록함',
  args: { letter: anInvitationLetter({ state: 'JOINED', resendAt: null, corrected: ['studentName', 'age'] }) },
};
export const Declined: Story = {
  name: '가족이 거절함',
  args: { letter: anInvitationLetter({ state: 'DECLINED', resendAt: null }) },
};
