import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anExternalCalendar } from '../connections.fixture.ts';
import { ExternalRow } from './external-row.tsx';

const meta = {
  component: ExternalRow,
  args: {
    calendar: anExternalCalendar(),
    now: new Date('2026-11-18T10:42:00+09:00'),
    isReading: false,
    onRefresh: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      <ExternalRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ExternalRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: '읽은 캘린더' };
export const Reading: Story = { name: '다시 읽는 중', args: { isReading: true } };
export const NeverRead: Story = {
  name: '아직 읽지 않음',
  args: { calendar: anExternalCalendar({ lastFetchedAt: null, busyCount: 0 }) },
};
export const Failing: Story = {
  name: '읽지 못한 캘린더',
  args: {
    calendar: anExternalCalendar({
      failure: '일정 파일을 읽을 수 없어요. ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요',
    }),
  },
};
