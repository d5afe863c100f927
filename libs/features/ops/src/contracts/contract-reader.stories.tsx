import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aDeskContract } from '@portal/testing/recruiting/contract-builders';
import { ContractReader } from './contract-reader.tsx';

const open = async () => userEvent.click(await screen.findByRole('button', { name: /계약서 읽기/ }));

const meta = { component: ContractReader, args: { contract: aDeskContract() } } satisfies Meta<typeof ContractReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
export const Read: Story = { name: '읽는 중', play: open };
export const ReadPhone: Story = { ...Read, name: '읽는 중, 휴대폰', globals: { viewport: { value: 'w390' } } };
