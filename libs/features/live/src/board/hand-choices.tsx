import { DRAWING_COLOURS } from '@portal/domain/live/board-drawing';
import { hasColour, hasWidth, TOOLS, WIDTHS } from '../drawing/drawing.ts';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { board as words } from './board-messages.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { Stroke, Swatch, ToolIcon } from './ink-pictures.tsx';

interface ChoiceProps {
  hand: DrawingHand;
  onPointed?: () => void;
  /** Signs alone. */
  isDense?: boolean;
}

export function ToolChoice({ hand, onPointed, isDense }: ChoiceProps) {
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
      disabled={!hasColour(hand.tool)}
      onPointed={onPointed}
      isDense={isDense}
    />
  );
}

/** The three widths, in the chosen ink; letters and the eraser have none. */
export function WidthChoice({ hand, onPointed, isDense }: ChoiceProps) {
  return (
    <ChoiceTiles
      label={words.width}
      look="framed"
      options={WIDTHS.map((value) => ({
        value,
        label: words.widths[value],
        picture: <Stroke colour={hand.ink.colour} width={value} />,
      }))}
      value={hand.ink.width}
      onChange={(width) => hand.setInk({ width })}
      disabled={!hasWidth(hand.tool)}
      onPointed={onPointed}
      isDense={isDense}
    />
  );
}
