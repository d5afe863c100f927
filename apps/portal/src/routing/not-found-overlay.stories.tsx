import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundOverlay } from './not-found-overlay.tsx';

const meta = {
  component: NotFoundOverlay,
  parameters: { layout: 'fullscreen', platform: [], path: '/no/such/page' },
} satisfies Meta<typeof NotFoundOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overlay: Story = { name: '없는 주소' };
