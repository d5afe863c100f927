import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aSentContract, CONTRACT_LINK } from '@portal/testing/recruiting/contract-builders';
import { openedContract } from '../contract.fixture.ts';
import { ContractDoor } from './contract-door.tsx';

const meta = {
  component: ContractDoor,
  args: { link: CONTRACT_LINK, contract: aSentContract(), onOpened: fn(), onStale: fn() },
  parameters: { signedIn: false, platform: [openedContract] },
} satisfies Meta<typeof ContractDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Door: Story = { name: '열어 보기 전' };
