import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeysSheet } from './keys-sheet.tsx';

const meta = {
  component: KeysSheet,
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof KeysSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '단축키 안내' };
