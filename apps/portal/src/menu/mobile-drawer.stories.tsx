import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTHING } from '../testing/story-callbacks.ts';
import { withSections } from '../testing/with-sections.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';

const meta = {
  component: MobileDrawer,
  decorators: [withSections],
  parameters: { layout: 'fullscreen', platform: [], path: '/', frameHeight: 844 },
  args: { open: true, hasProfile: true, hotline: '1900-0000', onClose: NOTHING },
} satisfies Meta<typeof MobileDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '선생님' };
export const Short: Story = { name: '로그인하지 않음', args: { hasProfile: false } };
export const Active: Story = { name: '지금 보는 메뉴', parameters: { path: '/account/my-courses/in-progress' } };
