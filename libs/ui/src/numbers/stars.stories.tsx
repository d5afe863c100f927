import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../base/story-board.tsx';
import { Stars } from './stars.tsx';

const RATINGS = [0, 1, 3.4, 4.75, 5];

const meta = {
  component: Stars,
  args: { rating: 4, label: '별 다섯 개 중 4개' },
  parameters: { docs: { description: { component: '후기의 별이에요. 수는 옆에 적거나 소리로 알려요.' } } },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '없음부터 다섯까지',
  render: () => (
    <StoryRow title="0, 1, 3.4, 4.75, 5" column>
      {RATINGS.map((rating) => (
        <Stars key={rating} rating={rating} label={`별 다섯 개 중 ${rating}개`} />
      ))}
    </StoryRow>
  ),
};
