import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Circle, Eraser, Highlighter, type LucideIcon, Pencil, Slash, Square, Type } from 'lucide-react';
import type { ColourName, Tool, WidthName } from '@portal/board/drawing';
import { COLOURS, PAPER, strokeWidthOf } from '@portal/board/look';
import { Icon } from '@portal/ui/icon';

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  pen: Pencil,
  marker: Highlighter,
  line: Slash,
  rect: Square,
  ellipse: Circle,
  text: Type,
  eraser: Eraser,
};

export const ToolIcon = ({ tool }: { tool: Tool }) => <Icon as={ICONS[tool]} size={20} />;

interface SwatchProps {
  colour: ColourName;
  isChosen?: boolean;
}

/** A colour of the board; the chosen one has a ring and a tick. */
export function Swatch({ colour, isChosen = false }: SwatchProps) {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize="1.75rem"
      borderRadius="full"
      borderWidth="2px"
      // In the light theme the rim is the edge of a dark disc, in the dark one what sets it off from the ground.
      borderColor="white"
      outline={isChosen ? '2px solid' : '1px solid'}
      outlineColor={isChosen ? 'celadon.solid' : 'border.control'}
      outlineOffset={isChosen ? '1px' : '0'}
      color="white"
      style={{ backgroundColor: COLOURS[colour] }}
    >
      {isChosen && <Icon as={Check} size={16} />}
    </chakra.span>
  );
}

interface StrokeProps {
  colour: ColourName;
  width: WidthName;
}

/** A stroke as the pen would leave it, on a piece of the paper. */
function Stroke({ colour, width }: StrokeProps) {
  return (
    <chakra.svg
      viewBox="0 0 32 20"
      w="2rem"
      h="1.25rem"
      borderRadius="l1"
      fill="none"
      strokeLinecap="round"
      style={{ backgroundColor: PAPER }}
    >
      <path
        d="M5 13c5-9 7 3 11-2s6-4 11-4"
        stroke={COLOURS[colour]}
        strokeWidth={1 + strokeWidthOf({ kind: 'pen', width }) / 2}
      />
    </chakra.svg>
  );
}

const LETTERS: Readonly<Record<WidthName, string>> = { thin: '0.625rem', normal: '0.875rem', thick: '1.25rem' };

/** A letter of the size in which the text tool writes, on a piece of the paper. */
function Letter({ colour, width }: StrokeProps) {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      w="2rem"
      h="1.25rem"
      borderRadius="l1"
      fontWeight="bold"
      lineHeight="1"
      fontSize={LETTERS[width]}
      style={{ backgroundColor: PAPER, color: COLOURS[colour] }}
    >
      A
    </chakra.span>
  );
}

/** How wide the tool draws, or how large it writes. */
export const WidthPicture = ({ tool, ...ink }: StrokeProps & { tool: Tool }) =>
  tool === 'text' ? <Letter {...ink} /> : <Stroke {...ink} />;
