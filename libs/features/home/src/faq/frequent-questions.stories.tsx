import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { aTenant } from '@portal/testing/identity/identity-builders';
import { FrequentQuestions } from './frequent-questions.tsx';

const meta = {
  component: FrequentQuestions,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof FrequentQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = { name: '첫 질문이 열림' };
export const OtherTenant: Story = {
  name: '수수료 10%, 전화 없음',
  parameters: {
    config: {
      tenant: aTenant({ feePolicy: { ...DEFAULT_TENANT.feePolicy, reading: 'LABEL' }, hotlineNumber: '' }),
      sendsMail: false,
    },
  },
};
export const FlowOneOpen: Story = {
  name: '흐름: 하나를 열면 다른 것이 닫혀요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/플랫폼 10%와 채널·결제 23%/)).toBeVisible();
    await userEvent.click(canvas.getByText('돈은 언제 받나요?'));
    await expect(canvas.getByText(/^매달 말까지/)).toBeVisible();
    await expect(canvas.getByText(/플랫폼 10%와 채널·결제 23%/)).not.toBeVisible();
  },
};
