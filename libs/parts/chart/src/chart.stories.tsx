import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chart } from './chart.tsx';

const meta = { component: Chart, args: { children: '그래프' } } satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '기본' };
export const LongText: Story = {
  name: '긴 글',
  args: { children: '낱말 사이에서만 줄을 바꾸는 긴 글이에요. 좁은 화면에서도 한글이 잘리거나 넘치지 않아야 해요.' },
};
