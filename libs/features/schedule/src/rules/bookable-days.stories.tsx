import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookableDays } from './bookable-days.tsx';
import { someBookableTimes } from './rules.fixture.ts';

const meta = {
  component: BookableDays,
  args: { spans: someBookableTimes(), timeZone: 'Asia/Seoul' },
} satisfies Meta<typeof BookableDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { name: '여러 날' };
export const Vietnam: Story = { name: '호찌민의 시각', args: { timeZone: 'Asia/Ho_Chi_Minh' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
