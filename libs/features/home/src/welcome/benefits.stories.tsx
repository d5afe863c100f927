import type { Meta, StoryObj } from '@storybook/react-vite';
import { Benefits } from './benefits.tsx';

const meta = { component: Benefits } satisfies Meta<typeof Benefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: '좋은 점 셋' };
