import type { Meta, StoryObj } from '@storybook/react-vite';
import { WayIn } from './way-in.tsx';

const meta = {
  component: WayIn,
  args: { opensAt: '2026-11-18T10:15:00+09:00', onEnter: () => undefined },
} satisfies Meta<typeof WayIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열려 있음' };
export const Soon: Story = { name: '곧 열림', args: { opensAt: '2026-11-18T10:45:00+09:00' } };
export const Later: Story = {
  name: '한참 뒤에 열림',
  args: { opensAt: '2026-11-20T10:15:00+09:00' },
  globals: { viewport: { value: 'w390' } },
};
