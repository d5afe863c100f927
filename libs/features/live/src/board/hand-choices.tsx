import { hasInk, TOOLS, WIDTHS } from '@portal/board/drawing';
import { DRAWING_COLOURS } from '@portal/domain/live/board-drawing';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { useBoardWords } from './board-messages.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { Swatch, ToolIcon, WidthPicture } from './ink-pictures.tsx';
import { useWidthWords } from './use-width-words.ts';

interface ChoiceProps {
  hand: DrawingHand;
  onPointed?: () => void;
  /** Signs alone. */
  isDense?: boolean;
}

export function ToolChoice({ hand, onPointed, isDense }: ChoiceProps) {
  const words = useBoardWords();
  return (
    <ChoiceTiles
      label={words.tool}
      look="solid"
      options={TOOLS.map((value) => ({ value, label: words.tools[value], picture: <ToolIcon tool={value} /> }))}
      value={hand.tool}
      onChange={hand.setTool}
      onPointed={onPointed}
      isDense={isDense}
    />
  );
}

/** The six inks; an eraser has none. */
export function ColourChoice({ hand, onPointed, isDense }: ChoiceProps) {
  const words = useBoardWords();
  const { colour: chosen } = hand.ink;
  return (
    <ChoiceTiles
      label={words.colour}
      look="bare"
      options={DRAWING_COLOURS.map((value) => ({
        value,
        label: words.colours[value],
        picture: <Swatch colour={value} isChosen={value === chosen} />,
      }))}
      value={chosen}
      onChange={(colour) => hand.setInk({ colour })}
      disabled={!hasInk(hand.tool)}
      onPointed={onPointed}
      isDense={isDense}
    />
  );
}

/** The three widths, in the chosen ink, or the three sizes of letters; an eraser has none. */
export function WidthChoice({ hand, onPointed, isDense }: ChoiceProps) {
  const { label, names } = useWidthWords(hand.tool);
  return (
    <ChoiceTiles
      label={label}
      look="framed"
      options={WIDTHS.map((value) => ({
        value,
        label: names[value],
        picture: <WidthPicture tool={hand.tool} colour={hand.ink.colour} width={value} />,
      }))}
      value={hand.ink.width}
      onChange={(width) => hand.setInk({ width })}
      disabled={!hasInk(hand.tool)}
      onPointed={onPointed}
      isDense={isDense}
    />
  );
}
