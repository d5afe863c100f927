import type { Meta, StoryObj } from '@storybook/react-vite';
import { GIFT_DRAWINGS } from '@portal/domain/points/gift';
import { StoryRow } from '@portal/ui/story-board';
import { GiftDrawing } from './gift-drawing.tsx';

const meta = { component: GiftDrawing, args: { drawing: 'cup' } } satisfies Meta<typeof GiftDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '열두 그림',
  render: () => (
    <>
      <StoryRow title="작게">
        {GIFT_DRAWINGS.map((drawing) => (
          <GiftDrawing key={drawing} drawing={drawing} />
        ))}
      </StoryRow>
      <StoryRow title="크게" column>
        {GIFT_DRAWINGS.map((drawing) => (
          <GiftDrawing key={drawing} drawing={drawing} size="lg" />
        ))}
      </StoryRow>
    </>
  ),
};
