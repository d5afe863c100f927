import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOpsItem } from '@portal/testing/ops/ops-item-builders';
import { aWithdrawal, firstBy, openItems, OTHER } from '../ops.fixture.ts';
import { ItemRow } from './item-row.tsx';

const meta = {
  component: ItemRow,
  parameters: { platform: [] },
  args: { item: openItems[0]!, now: new Date('2026-11-18T10:42:00+09:00') },
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      <ItemRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ItemRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = { name: '기한 지남' };
export const Mine: Story = { name: '맡은 사람 있음', args: { item: openItems[1]! } };
export const Second: Story = { name: '두 번째 확인', args: { item: aWithdrawal(firstBy(OTHER)).item } };
export const Marked: Story = {
  name: '예금주가 다름',
  args: { item: { ...aWithdrawal().item, mark: '예금주가 선생님 이름과 달라요' } },
};
export const LongTitle: Story = {
  name: '긴 이름',
  args: { item: anOpsItem({ title: '가나다라마바사'.repeat(8), teacherName: '남궁'.repeat(30), isAgain: true }) },
};
