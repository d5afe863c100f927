import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { useBoardWords } from './board-messages.ts';
import { ColourChoice, ToolChoice, WidthChoice } from './hand-choices.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** What is in the hand, side by side under the paper, as low as can be: the height is the paper's; and the way back. Who may not draw reads that she may not. */
export function BoardTools({ hand }: { hand: DrawingHand }) {
  if (!hand.mayDraw) return <LookOnly />;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifySelf="start" maxW="full">
      <ToolChoice hand={hand} isDense />
      <Group>
        <ColourChoice hand={hand} isDense />
      </Group>
      <Group>
        <WidthChoice hand={hand} isDense />
      </Group>
      <Group>
        <UndoButtons hand={hand} />
      </Group>
    </chakra.div>
  );
}

function Group({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" borderInlineStartWidth="1px" borderColor="border" ms="1.5" ps="1.5" minW="0">
      {children}
    </chakra.div>
  );
}

export function LookOnly() {
  const words = useBoardWords();
  return (
    <chakra.p role="status" textStyle="body.sm" color="fg.muted" px="1" flex="1 1 12rem" minW="0">
      {words.lookOnly}
    </chakra.p>
  );
}
