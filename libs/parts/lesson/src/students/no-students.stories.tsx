import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoStudents } from './no-students.tsx';

const meta = { component: NoStudents } satisfies Meta<typeof NoStudents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: '페이지에서' };
export const Small: Story = { name: '작은 자리에서', args: { size: 'sm' } };
