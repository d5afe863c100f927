import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupDesk } from './groups.fixture.ts';
import { NewGroupPage } from './new-group-page.tsx';

const meta = {
  component: NewGroupPage,
  parameters: { path: '/ops/groups/new', platform: groupDesk() },
} satisfies Meta<typeof NewGroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '새 모임' };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
