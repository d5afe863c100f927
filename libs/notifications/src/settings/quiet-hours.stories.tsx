import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuietHours } from './quiet-hours.tsx';

const meta = {
  component: QuietHours,
  args: { settings: { quietFrom: '22:00', quietTo: '07:00' }, onSave: () => undefined },
} satisfies Meta<typeof QuietHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverMidnight: Story = { name: '밤 사이' };
export const SameDay: Story = { name: '같은 날', args: { settings: { quietFrom: '12:00', quietTo: '13:30' } } };
export const Off: Story = { name: '쓰지 않음', args: { settings: { quietFrom: null, quietTo: null } } };
