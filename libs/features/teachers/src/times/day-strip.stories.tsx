import type { Meta, StoryObj } from '@storybook/react-vite';
import { readBy } from '../reader.fixture.tsx';
import { DayStrip } from './day-strip.tsx';

const meta = {
  component: DayStrip,
  decorators: [readBy()],
  args: {
    days: [0, 3, 5, 4, 0, 4, 2].map((count, at) => ({ day: `2026-11-${18 + at}`, count })),
    value: '2026-11-20',
    onChange: () => undefined,
  },
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '일주일' };
export const Vietnamese: Story = {
  name: '베트남어, 가장 좁은 화면',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w320' } },
};
export const LargeText: Story = {
  ...Vietnamese,
  name: '글자 200%, 휴대폰',
  globals: { viewport: { value: 'w390' }, textZoom: 'double' },
};
