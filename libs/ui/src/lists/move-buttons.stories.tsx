import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StoryRow } from '../base/story-board.tsx';
import { MoveButtons } from './move-buttons.tsx';

const meta = {
  component: MoveButtons,
  args: { name: '2회차', index: 1, count: 3, onMove: fn() },
} satisfies Meta<typeof MoveButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: '처음, 가운데, 끝, 하나뿐',
  render: (args) => (
    <>
      {[
        ['처음', 0, 3],
        ['가운데', 1, 3],
        ['끝', 2, 3],
        ['하나뿐', 0, 1],
      ].map(([title, index, count]) => (
        <StoryRow key={title} title={String(title)}>
          <MoveButtons {...args} name={`${title} 회차`} index={Number(index)} count={Number(count)} />
        </StoryRow>
      ))}
    </>
  ),
};
