import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { PlainPanel } from './plain-panel.tsx';

const meta = {
  component: PlainPanel,
  args: { title: '지금 할 일', count: '9개', children: '수업 마무리하기' },
  argTypes: { action: { control: false } },
  parameters: {
    docs: {
      description: { component: '바탕 위에 바로 서는 부분이에요. 줄은 가는 선으로 나누고, 종이는 쓰지 않아요.' },
    },
  },
} satisfies Meta<typeof PlainPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '제목과 개수' };
export const WithAction: Story = {
  name: '할 일이 있음',
  args: {
    action: (
      <Button variant="ghost" size="sm">
        할 일 적기
      </Button>
    ),
  },
};
export const Content: Story = {
  name: '긴 글',
  args: { ...WithAction.args, title: HARD_CONTENT.long, children: <chakra.p>{HARD_CONTENT.long}</chakra.p> },
  globals: { viewport: { value: 'w390' } },
};
