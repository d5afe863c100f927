import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoShowRules } from './no-show-rules.tsx';

const meta = { component: NoShowRules, args: { id: 'rules' } } satisfies Meta<typeof NoShowRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = { name: '누르면 어떻게 되는지' };
