import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSections } from '../testing/with-sections.tsx';
import { SideMenu } from './side-menu.tsx';

const at = (path: string) => ({ platform: [], path, frameHeight: 720 });

const meta = {
  component: SideMenu,
  decorators: [withSections],
  parameters: { layout: 'fullscreen', ...at('/account/calendar') },
  // A phone has the drawer instead.
  globals: { viewport: { value: 'w1360' } },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = { name: '일정' };
export const OpenSection: Story = { name: '수입 > 거래 내역', parameters: at('/account/income/transaction-history') };
export const FiveLinks: Story = {
  name: '리워드 포인트 > 내 선물함',
  parameters: at('/account/exchange-points/my-gift'),
};
export const Catalogue: Story = {
  name: '수업 프로필 > 내 강좌',
  parameters: at('/account/teaching-profile/my-courses/all'),
};
