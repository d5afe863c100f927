import type { Meta, StoryObj } from '@storybook/react-vite';
import { APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { ReceiptPanel } from './receipt-panel.tsx';

const meta = {
  component: ReceiptPanel,
  args: {
    receipt: {
      code: APPLICATION_CODE,
      reviewDueAt: '2026-11-23T01:42:00Z',
      email: 'a.rather.long.address@mail.example.com',
    },
    onClose: () => undefined,
  },
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof ReceiptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = { name: '신청을 받음' };
