import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { ConnectionRow } from './connection-row.tsx';

const meta = {
  component: ConnectionRow,
  args: {
    title: '가족',
    facts: ['calendar.example', '일정 31개', '40분 전에 읽었어요'],
    actions: <Button variant="outline">연결 끊기</Button>,
  },
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      <ConnectionRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ConnectionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = { name: '잘 읽히는 캘린더' };
export const Failing: Story = {
  name: '읽지 못한 캘린더',
  args: { failure: '일정 파일을 읽을 수 없어요. ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요' },
};
export const LongName: Story = {
  name: '긴 이름',
  args: { title: 'Lịch học của gia đình Đặng Thị Hồng Nhung – 아주 긴 이름의 캘린더가 여기에 있어요' },
};
