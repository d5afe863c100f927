import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeachersPage } from './teachers-page.tsx';

const meta = {
  component: TeachersPage,
  parameters: { layout: 'fullscreen', path: '/teachers', platform: [] },
} satisfies Meta<typeof TeachersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Longest: Story = { ...Empty, name: '가장 긴 내용', globals: { texts: 'long' } };
