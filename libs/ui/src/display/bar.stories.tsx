import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bar } from './bar.tsx';

const meta = { component: Bar, args: { percent: 40, 'aria-hidden': true } } satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = { name: '일부' };
export const Empty: Story = { name: '비어 있음', args: { percent: 0 } };
export const Full: Story = { name: '가득 참', args: { percent: 100 } };
