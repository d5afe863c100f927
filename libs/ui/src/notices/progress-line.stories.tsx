import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySheet } from '../base/story-board.tsx';
import { ProgressLine } from './progress-line.tsx';

const meta = {
  component: ProgressLine,
  args: { active: true },
  render: (args) => (
    <StorySheet>
      <ProgressLine {...args} />
      <p aria-busy={args.active} style={{ padding: 20 }}>
        앞서 불러온 내용은 그대로 있어요.
      </p>
    </StorySheet>
  ),
  parameters: {
    docs: {
      description: {
        component: '앞의 내용을 둔 채 새로 불러올 때 위쪽에 흐르는 2px 줄이에요. 처음 불러올 때는 뼈대를 써요.',
      },
    },
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '불러오는 중' };
export const Idle: Story = { name: '다 불러왔을 때', args: { active: false } };
