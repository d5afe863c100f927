import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchEmpty } from './search-empty.tsx';

const meta = {
  component: SearchEmpty,
  args: { title: '‘물리’에 맞는 수업이 없어요', onReset: () => undefined },
} satisfies Meta<typeof SearchEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: '짧은 검색어' };
export const Long: Story = {
  name: '긴 검색어',
  args: { title: `‘${'Nguyễn Thị Ánh Nguyệt '.repeat(3)}’에 맞는 수업이 없어요` },
};
