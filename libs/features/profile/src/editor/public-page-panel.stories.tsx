import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicPagePanel } from './public-page-panel.tsx';

const meta = { component: PublicPagePanel, parameters: { platform: [] } } satisfies Meta<typeof PublicPagePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = { name: '승인된 프로필' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
