import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadDot } from './unread-dot.tsx';

const meta = {
  component: UnreadDot,
  args: { label: '안 읽음' },
  decorators: [(Story) => <div style={{ display: 'flex' }}>{Story()}</div>],
} satisfies Meta<typeof UnreadDot>;
export default meta;

export const Dot: StoryObj<typeof meta> = { name: '안 읽음' };
