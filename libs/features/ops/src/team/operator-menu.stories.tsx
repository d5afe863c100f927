import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { OperatorMenu } from './operator-menu.tsx';
import { aTeamMember } from './team.fixture.ts';

const meta = {
  component: OperatorMenu,
  parameters: { platform: [], frameHeight: 320 },
  args: { operator: aTeamMember(), onAction: fn() },
  play: async () => userEvent.click(await screen.findByRole('button', { name: /메뉴$/ })),
} satisfies Meta<typeof OperatorMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: '사용 중' };
export const Deactivated: Story = { name: '사용 멈춤', args: { operator: aTeamMember({ state: 'DEACTIVATED' }) } };
export const WithoutMail: Story = { name: '메일 서버 없음', parameters: { config: { sendsMail: false } } };
