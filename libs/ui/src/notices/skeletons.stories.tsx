import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow, StorySheet } from '../base/story-board.tsx';
import { SkeletonCalendar, SkeletonRows, SkeletonText } from './skeletons.tsx';

const meta = {
  component: SkeletonRows,
  args: { rows: 5, picture: true, end: false },
  parameters: {
    docs: {
      description: {
        component:
          '곧 올 내용의 모양이에요. 150ms가 지나도 오지 않을 때 보이고, 실제 줄과 같은 높이라서 내용이 와도 화면이 움직이지 않아요. 움직임을 줄이면 깜박이지 않아요.',
      },
    },
  },
} satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '놀이터',
  render: (args) => (
    <StorySheet>
      <SkeletonRows {...args} />
    </StorySheet>
  ),
};
export const States: Story = {
  name: '글, 목록, 일정표',
  render: () => (
    <>
      <StoryRow title="글" column>
        <SkeletonText lines={3} />
      </StoryRow>
      <StoryRow title="목록" column>
        <StorySheet width="full">
          <SkeletonRows rows={3} end />
        </StorySheet>
      </StoryRow>
      <StoryRow title="일정표" column>
        <SkeletonCalendar hours={6} />
      </StoryRow>
    </>
  ),
};
