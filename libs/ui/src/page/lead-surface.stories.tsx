import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { LeadSurface } from './lead-surface.tsx';

const meta = {
  component: LeadSurface,
  args: { 'aria-label': '다음 수업', tone: 'next', children: '일차함수의 그래프' },
  parameters: {
    docs: {
      description: { component: '화면을 이끄는 면 하나예요. 한 화면에 하나만 두고, 나머지는 바탕 위에 놓아요.' },
    },
  },
} satisfies Meta<typeof LeadSurface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = { name: '다음에 올 것' };
export const Turn: Story = { name: '내 차례', args: { tone: 'turn' } };
export const Late: Story = { name: '내 차례가 지남', args: { tone: 'late' } };
export const Calm: Story = { name: '할 것이 없음', args: { tone: 'calm' } };
export const Content: Story = {
  name: '긴 글',
  args: { children: <chakra.p overflowWrap="anywhere">{`${HARD_CONTENT.long} ${HARD_CONTENT.url}`}</chakra.p> },
  globals: { viewport: { value: 'w390' } },
};
