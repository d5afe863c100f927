import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { StatusChip } from '../status/status-chip.tsx';
import { Panel } from './panel.tsx';
import { HARD_CONTENT } from './story-board.tsx';

const meta = {
  component: Panel,
  args: { title: '경력', intro: '최근 일부터 써 주세요.', children: '아직 쓴 경력이 없어요.' },
  argTypes: {
    title: { control: 'text' },
    intro: { control: 'text' },
    action: { control: false },
    footer: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '제목이 있는 종이 한 장이에요. 한 장에는 한 가지 일만 담고, 할 일은 제목 줄 끝이나 맨 아래에 하나만 둬요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const WithAction: Story = {
  name: '할 일과 상태',
  args: { action: <Button variant="outline">경력 추가</Button>, footer: <StatusChip group="course" status="DRAFT" /> },
};
export const Small: Story = {
  name: '한눈 보기의 작은 칸',
  args: { size: 'sm', intro: undefined, footer: <Button>경력 추가</Button> },
};
export const Content: Story = {
  name: '긴 글',
  args: {
    title: HARD_CONTENT.long,
    intro: HARD_CONTENT.long,
    children: HARD_CONTENT.url,
    action: <Button variant="outline">경력 추가</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
