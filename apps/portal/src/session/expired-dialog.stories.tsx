import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ExpiredDialog } from './expired-dialog.tsx';

const meta = {
  component: ExpiredDialog,
  parameters: { platform: [], frameHeight: 760 },
  args: { open: true },
} satisfies Meta<typeof ExpiredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '로그인이 풀렸을 때' };
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'w390' } } };
export const InWindow: Story = {
  name: '통합 계정만 쓸 때, 작은 창을 연 뒤',
  parameters: { config: { authMode: 'OIDC' }, session: { startOAuth: () => Promise.resolve() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '통합 계정으로 로그인' }));
  },
};
