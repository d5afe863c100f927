import { Redo2, Undo2 } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { useBoardWords } from './board-messages.ts';

/** The way back, and forward again. */
export function UndoButtons({ hand, isUndoOnly = false }: { hand: DrawingHand; isUndoOnly?: boolean }) {
  const words = useBoardWords();
  return (
    <>
      <IconButton
        label={words.undo}
        icon={<Icon as={Undo2} />}
        minH="touch"
        w="touch"
        aria-keyshortcuts="Control+Z"
        disabled={!hand.canUndo}
        onClick={hand.undo}
      />
      {!isUndoOnly && (
        <IconButton
          label={words.redo}
          icon={<Icon as={Redo2} />}
          minH="touch"
          w="touch"
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!hand.canRedo}
          onClick={hand.redo}
        />
      )}
    </>
  );
}
