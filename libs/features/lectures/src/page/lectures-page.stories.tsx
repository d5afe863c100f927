import type { Meta, StoryObj } from '@storybook/react-vite';
import { LecturesPage } from './lectures-page.tsx';

const meta = {
  component: LecturesPage,
  parameters: { layout: 'fullscreen', path: '/account/lectures', platform: [] },
} satisfies Meta<typeof LecturesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
