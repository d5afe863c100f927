import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = {
  component: CopyButton,
  args: { text: 'https://portal.example/a.ics', label: '주소 복사' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '복사하기' };
