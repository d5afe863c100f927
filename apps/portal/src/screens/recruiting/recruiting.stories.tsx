import type { Meta, StoryObj } from '@storybook/react-vite';
import * as contract from '@portal/recruiting/contract/contract-page.stories';
import * as status from '@portal/recruiting/status/status-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Status: Story = { name: '지원 결과 보기', parameters: inPortal(status.default) };
export const Contract: Story = { name: '전자 계약', parameters: inPortal(contract.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(status.default),
  globals: { texts: 'long' },
  play: status.Correction.play,
};
