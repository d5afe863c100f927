import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PanelList } from './panel-list.tsx';

const meta = {
  component: PanelList<string>,
  args: {
    items: ['가족', '학교'],
    problem: undefined,
    isFetching: false,
    onRetry: fn(),
    failed: '캘린더를 불러오지 못했어요',
    none: '아직 연결한 캘린더가 없어요.',
    row: (item) => <li key={item}>{item}</li>,
  },
} satisfies Meta<typeof PanelList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '목록' };
export const Empty: Story = { name: '비어 있음', args: { items: [] } };
export const Failed: Story = {
  name: '오류',
  args: { items: undefined, problem: { status: 500, code: 'UNEXPECTED', message: '잠시 뒤에 다시 시도해 주세요' } },
};
