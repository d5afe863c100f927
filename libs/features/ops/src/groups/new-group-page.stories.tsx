import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewGroupPage } from './new-group-page.tsx';
import { groupDesk } from './groups.fixture.ts';

const meta = {
  component: NewGroupPage,
  parameters: { path: '/ops/groups/new', platform: groupDesk() },
} satisfies Meta<typeof NewGroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '새 모임' };
