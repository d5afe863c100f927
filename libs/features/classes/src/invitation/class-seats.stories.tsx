import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassSeats } from './class-seats.tsx';

const meta = {
  component: ClassSeats,
  parameters: { platform: [] },
  args: { seats: { capacity: 8, students: 5, held: 1, free: 2 } },
} satisfies Meta<typeof ClassSeats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '두 자리 남음' };
export const Empty: Story = {
  name: '아무도 없는 새 수업',
  args: { seats: { capacity: 8, students: 0, held: 0, free: 8 } },
};
export const Full: Story = { name: '자리 없음', args: { seats: { capacity: 8, students: 7, held: 1, free: 0 } } };
export const Over: Story = {
  name: '정원보다 많음',
  args: { seats: { capacity: 4, students: 5, held: 1, free: 0 } },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { seats: { capacity: 1000, students: 880, held: 19, free: 101 } },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
