import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Standing } from './answer-values.ts';
import { AnswersHead } from './answers-head.tsx';

const all = (count: number, standing: Standing) => Array.from({ length: count }, () => standing);

const meta = {
  component: AnswersHead,
  args: { standings: [...all(7, 'AGREED'), ...all(1, 'OTHER_TIME'), ...all(4, 'WAITING')], news: [] },
} satisfies Meta<typeof AnswersHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '몇 가족이 답함' };
export const None: Story = { name: '아직 아무도', args: { standings: all(12, 'WAITING') } };
export const All: Story = { name: '모두 수락', args: { standings: all(12, 'AGREED') } };
export const Ended: Story = { name: '답 없이 끝남', args: { standings: [...all(2, 'AGREED'), ...all(3, 'ENDED')] } };
export const Longest: Story = {
  name: '가족 96명, 휴대폰',
  args: { standings: [...all(60, 'AGREED'), ...all(12, 'OTHER_TIME'), ...all(20, 'WAITING'), ...all(4, 'ENDED')] },
  globals: { viewport: { value: 'w390' } },
};
