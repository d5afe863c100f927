import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFamilyMove } from '@portal/testing/families/family-door-builders';
import { readBy } from '../reader.fixture.tsx';
import { TimeSwap } from './time-swap.tsx';

const meta = {
  component: TimeSwap,
  decorators: [readBy()],
  args: { move: aFamilyMove(), proposed: '제안' },
} satisfies Meta<typeof TimeSwap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameZone: Story = { name: '같은 시각' };
export const OtherZone: Story = {
  name: '다른 시각, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  args: { proposed: 'Đề nghị' },
};
export const LargeText: Story = {
  ...OtherZone,
  name: '글자 200%, 휴대폰',
  globals: { viewport: { value: 'w390' }, textZoom: 'double' },
};
