import type { Meta, StoryObj } from '@storybook/react-vite';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { fake } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';
import { ApplicantAccount } from './applicant-account.tsx';

const whose = (account: { isTeacher: boolean; isReady: boolean } | null) => ({
  platform: [asOperator, fake(contractsContract.listApplicationContracts, { items: [], account })],
});

const meta = {
  component: ApplicantAccount,
  args: { applicationId: 'application-1' },
  parameters: whose({ isTeacher: true, isReady: true }),
} satisfies Meta<typeof ApplicantAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = { name: '선생님 계정' };
export const Other: Story = { name: '선생님이 아닌 계정', parameters: whose({ isTeacher: false, isReady: true }) };
export const Nobody: Story = { name: '계정 없음', tags: ['empty-canvas'], parameters: whose(null) };
