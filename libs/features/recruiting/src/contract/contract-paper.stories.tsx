import type { Meta, StoryObj } from '@storybook/react-vite';
import { aContract, aSignedContract } from '@portal/testing/recruiting/contract-builders';
import { ContractPaper } from './contract-paper.tsx';

const meta = {
  component: ContractPaper,
  args: { document: aContract().document!, contract: aContract() },
  parameters: { signedIn: false, platform: [] },
} satisfies Meta<typeof ContractPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsigned: Story = { name: '서명 전' };
export const Signed: Story = { name: '서명한 뒤', args: { contract: aSignedContract() } };
