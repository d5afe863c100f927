import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { StorySheet } from '@portal/ui/story-board';
import { FollowedRows } from './followed-rows.tsx';

const list = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};
const meta = {
  component: FollowedRows,
  args: {
    list,
    count: 3,
    children: (
      <ol aria-label="거래">
        {['수업 수입', '출금', '선물 교환'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    ),
  },
  render: (args) => (
    <StorySheet>
      <FollowedRows {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof FollowedRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = { name: '더 있음' };
export const Loading: Story = { name: '더 불러오는 중', args: { list: { ...list, isFetchingNextPage: true } } };
export const Failed: Story = {
  name: '더 불러오지 못함',
  args: { list: { ...list, isFetchNextPageError: true, error: localProblem('OFFLINE') } },
};
export const All: Story = { name: '모두 보임', args: { list: { ...list, hasNextPage: false } } };
