import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: '일정을 불러오지 못했어요',
    children: '인터넷 연결을 확인해 주세요.',
    onRetry: fn(),
    traceId: '8f2a41c9',
  },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component:
          '화면의 한 부분이 실패했을 때 그 자리에 보여요. 나머지는 그대로 쓸 수 있어요. 무슨 일인지, 무엇을 하면 되는지 적고 탓하지 않아요.',
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Retrying: Story = { name: '다시 시도하는 중', args: { retrying: true } };
export const Small: Story = { name: '작은 자리', args: { size: 'sm', traceId: undefined } };
export const Content: Story = {
  name: '긴 글',
  args: { title: HARD_CONTENT.long, children: HARD_CONTENT.url, traceId: 'a'.repeat(64) },
};
