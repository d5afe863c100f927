import type { Meta, StoryObj } from '@storybook/react-vite';
import { DaySum } from './day-sum.tsx';

const meta = {
  component: DaySum,
  args: { sum: { cancels: 1, moves: 2, stays: 1, open: 0, families: 12 }, closesDay: false },
} satisfies Meta<typeof DaySum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sum: Story = { name: '취소, 옮기기, 그대로' };
export const Open: Story = {
  name: '미정이 있음',
  args: { sum: { cancels: 0, moves: 1, stays: 0, open: 2, families: 3 } },
};
export const OnlyClosing: Story = {
  name: '닫기만 함',
  args: { sum: { cancels: 0, moves: 0, stays: 3, open: 0, families: 0 }, closesDay: true },
};
