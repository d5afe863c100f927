import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickLinks } from './quick-links.tsx';

const meta = { component: QuickLinks, parameters: { platform: [] } } satisfies Meta<typeof QuickLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: '바로 가기' };
