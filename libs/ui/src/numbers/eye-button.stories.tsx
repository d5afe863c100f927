import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeButton } from './eye-button.tsx';

const meta = { component: EyeButton } satisfies Meta<typeof EyeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: '금액이 보임' };
