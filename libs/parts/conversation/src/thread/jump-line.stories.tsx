import type { Meta, StoryObj } from '@storybook/react-vite';
import { JumpLine } from './jump-line.tsx';

const meta = { component: JumpLine, args: { state: 'MISSING' } } satisfies Meta<typeof JumpLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = { name: '없는 메시지' };
export const Failed: Story = { name: '오류', args: { state: 'FAILED' } };
