import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicPage } from './public-page.tsx';

const meta = { component: PublicPage, parameters: { platform: [] } } satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = { name: '승인된 프로필' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
