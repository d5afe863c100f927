import type { Meta, StoryObj } from '@storybook/react-vite';
import { readBy } from '../reader.fixture.tsx';
import { at } from '../teachers.fixture.ts';
import { TimeGrid } from './time-grid.tsx';

const times = ['09:00', '10:40', '13:00', '14:00', '20:00'].map((time) => at(20, time).startAt);

const meta = {
  component: TimeGrid,
  decorators: [readBy()],
  args: { label: '20/11/2026 (금) · 5개 남았어요', times, taken: [], value: times[4]!, onChange: () => undefined },
} satisfies Meta<typeof TimeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '고른 시간' };
export const Taken: Story = { name: '그사이 찬 시간', args: { taken: [times[1]!, times[4]!] } };
export const LargeText: Story = {
  name: '글자 200%, 베트남어, 휴대폰',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w390' }, textZoom: 'double' },
};
