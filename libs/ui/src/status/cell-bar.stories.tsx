import type { Meta, StoryObj } from '@storybook/react-vite';
import { CellBar, type CellState } from './cell-bar.tsx';

const times = (count: number, is: CellState) => Array.from({ length: count }, () => is);
const meta = {
  component: CellBar,
  args: {
    label: '확인됨 13회, 진행 안 함 1회, 확인 대기 1회, 마무리 필요 1회, 예정 8회',
    cells: [...times(12, 'done'), 'void', 'done', 'waiting', 'turn', ...times(8, 'ahead')],
  },
  parameters: {
    docs: { description: { component: '세는 것 하나에 칸 하나예요. 칸마다 어떤 상태인지 색과 모양으로 보여요.' } },
  },
} satisfies Meta<typeof CellBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lessons: Story = { name: '수업의 회차' };
export const Every: Story = {
  name: '모든 상태',
  args: { label: '모든 상태', cells: ['done', 'waiting', 'turn', 'late', 'now', 'void', 'ahead'] },
};
export const One: Story = { name: '한 칸', args: { label: '예정 1회', cells: ['ahead'] } };
export const Phone: Story = { ...Lessons, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
