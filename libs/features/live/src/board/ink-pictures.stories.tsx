import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOOLS } from '@portal/board/drawing';
import { DRAWING_COLOURS, DRAWING_WIDTHS } from '@portal/domain/live/board-drawing';
import { StoryRow } from '@portal/ui/story-board';
import { Swatch, ToolIcon, WidthPicture } from './ink-pictures.tsx';

const meta = { component: Swatch, args: { colour: 'ink' } } satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '도구, 색, 굵기',
  render: () => (
    <>
      <StoryRow title="도구">
        {TOOLS.map((tool) => (
          <ToolIcon key={tool} tool={tool} />
        ))}
      </StoryRow>
      <StoryRow title="색">
        {DRAWING_COLOURS.map((colour) => (
          <Swatch key={colour} colour={colour} />
        ))}
      </StoryRow>
      <StoryRow title="고른 색">
        {DRAWING_COLOURS.map((colour) => (
          <Swatch key={colour} colour={colour} isChosen />
        ))}
      </StoryRow>
      <StoryRow title="굵기">
        {DRAWING_COLOURS.flatMap((colour) =>
          DRAWING_WIDTHS.map((width) => (
            <WidthPicture key={`${colour} ${width}`} tool="pen" colour={colour} width={width} />
          )),
        )}
      </StoryRow>
      <StoryRow title="글자 크기">
        {DRAWING_WIDTHS.map((width) => (
          <WidthPicture key={width} tool="text" colour="indigo" width={width} />
        ))}
      </StoryRow>
    </>
  ),
};
