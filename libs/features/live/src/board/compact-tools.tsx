import { chakra } from '@chakra-ui/react/styled-system';
import { hasInk } from '@portal/board/drawing';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { BoardMenus, type BoardMenusProps } from './board-menus.tsx';
import { useBoardWords } from './board-messages.ts';
import { LookOnly } from './board-tools.tsx';
import { ColourChoice, ToolChoice, WidthChoice } from './hand-choices.tsx';
import { Swatch, ToolIcon, WidthPicture } from './ink-pictures.tsx';
import { Opening } from './opening.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useWidthWords } from './use-width-words.ts';

interface CompactToolsProps extends BoardMenusProps {
  /** There is room for the signs themselves. */
  isRow?: boolean;
}

/** One row: what is in the hand, on a phone as three buttons that open; the way back, and the pages. */
export function CompactTools({ hand, isRow = false, onKeep }: CompactToolsProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" minW="0">
      {hand.mayDraw ? (
        <>
          {isRow ? <Signs hand={hand} /> : <Openings hand={hand} />}
          <UndoButtons hand={hand} isUndoOnly />
        </>
      ) : (
        <LookOnly />
      )}
      <chakra.div display="flex" gap="1" ms="auto">
        <BoardMenus hand={hand} onKeep={onKeep} />
      </chakra.div>
    </chakra.div>
  );
}

/** Every tool, ink and width a press away. */
function Signs({ hand }: { hand: DrawingHand }) {
  return (
    <>
      <ToolChoice hand={hand} isDense />
      <ColourChoice hand={hand} isDense />
      <WidthChoice hand={hand} isDense />
    </>
  );
}

function Openings({ hand }: { hand: DrawingHand }) {
  const words = useBoardWords();
  const { tool, ink } = hand;
  const width = useWidthWords(tool);
  return (
    <>
      <Opening label={words.tool} value={words.tools[tool]} picture={<ToolIcon tool={tool} />}>
        {(close) => <ToolChoice hand={hand} onPointed={close} />}
      </Opening>
      {hasInk(tool) && (
        <>
          <Opening label={words.colour} value={words.colours[ink.colour]} picture={<Swatch colour={ink.colour} />}>
            {(close) => <ColourChoice hand={hand} onPointed={close} />}
          </Opening>
          <Opening label={width.label} value={width.names[ink.width]} picture={<WidthPicture tool={tool} {...ink} />}>
            {(close) => <WidthChoice hand={hand} onPointed={close} />}
          </Opening>
        </>
      )}
    </>
  );
}
