import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListTools } from './list-tools.tsx';

const meta = {
  component: ListTools,
  args: {
    labels: { search: '강좌 이름으로 찾기', sort: '정렬' },
    sorts: [
      { value: 'updatedAt,DESC', label: '최근 수정한 순' },
      { value: 'title,ASC', label: '이름순' },
    ],
    q: '',
    sort: 'updatedAt,DESC',
    onSearch: () => undefined,
    onSort: () => undefined,
  },
} satisfies Meta<typeof ListTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '찾기와 정렬' };
export const OneOrder: Story = { name: '찾기만', args: { labels: { search: '템플릿 찾기' } } };
export const Searching: Story = { name: '찾는 말 있음', args: { q: '일차함수', sort: 'title,ASC' } };
