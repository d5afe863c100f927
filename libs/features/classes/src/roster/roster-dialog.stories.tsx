import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RosterDialog } from './roster-dialog.tsx';

const meta = {
  component: RosterDialog,
  parameters: { platform: [] },
  args: { classId: 'class-1', lettersLeft: 46, seatsToKeep: 3, onClose: fn() },
} satisfies Meta<typeof RosterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '명단을 기다림' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
