import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeadCount } from './lead-count.tsx';

const meta = {
  component: LeadCount,
  args: { figure: '3', unit: '곳', children: '답장을 기다려요', under: '가장 급한 답장 8분 남음', isUrgent: true },
  parameters: {
    docs: { description: { component: '화면을 이끄는 개수예요. 단위는 작게, 무엇의 개수인지는 같은 밑줄에 적어요.' } },
  },
} satisfies Meta<typeof LeadCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  name: '두 줄',
  play: async ({ canvas }) => {
    const [figure, unit] = [canvas.getByText('3'), canvas.getByText('곳')].map((one) =>
      parseFloat(getComputedStyle(one).fontSize),
    );
    await expect(unit!).toBeLessThan(figure! / 2);
  },
};
export const OneLine: Story = {
  name: '한 줄',
  args: { figure: '1', unit: '개', children: '질문이 답을 기다려요', under: undefined },
};
export const Share: Story = {
  name: '몇 가운데 몇',
  args: { figure: '8/11', unit: '명', children: '공지를 읽었어요', under: '3명이 아직 읽지 않았어요' },
};
export const Phone: Story = { ...Share, name: '휴대폰', globals: { viewport: { value: 'w320' } } };
