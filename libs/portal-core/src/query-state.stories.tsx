import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { StorySheet } from '@portal/ui/story-board';
import { QueryState } from './query-state.tsx';

const settled = { isFetching: false, refetch: () => undefined };
const error = localProblem('OFFLINE');
const meta = {
  component: QueryState<string>,
  args: {
    query: { ...settled, currentData: '회차 12개' },
    loading: '회차를 불러오는 중',
    failed: '회차를 불러오지 못했어요',
    children: (text) => <p>{text}</p>,
  },
  render: (args) => (
    <StorySheet>
      <QueryState {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof QueryState<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '불러옴' };
export const Loading: Story = { name: '불러오는 중', args: { query: { ...settled, isFetching: true } } };
export const Again: Story = {
  name: '다시 불러오는 중',
  args: { query: { ...settled, currentData: '회차 12개', isFetching: true } },
};
export const Stale: Story = {
  name: '앞서 받은 내용',
  args: { query: { ...settled, currentData: '회차 12개', error } },
};
export const Failed: Story = { name: '오류', args: { query: { ...settled, error } } };
export const Gone: Story = {
  name: '없는 것',
  args: { query: { ...settled, error: { ...error, status: 404 } }, gone: <p>지워진 수업이에요</p> },
};
