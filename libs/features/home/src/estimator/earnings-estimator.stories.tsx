import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, expect, within } from 'storybook/test';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { aTenant } from '@portal/testing/identity/identity-builders';
import { EarningsEstimator } from './earnings-estimator.tsx';

const meta = {
  component: EarningsEstimator,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof EarningsEstimator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = { name: '수수료 33%' };
export const Label: Story = {
  name: '수수료 10%',
  parameters: { config: { tenant: aTenant({ feePolicy: { ...DEFAULT_TENANT.feePolicy, reading: 'LABEL' } }) } },
};
export const FlowMoved: Story = {
  name: '흐름: 움직이면 금액이 따라와요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByRole('slider', { name: '한 수업의 학생' }), { target: { value: '5' } });
    await expect(canvas.getByRole('textbox', { name: '한 수업의 학생' })).toHaveValue('5');
    await expect(await canvas.findByText('4주에 32번 수업하면 1,286만 4,000 동을 받아요.')).toBeInTheDocument();
  },
};
