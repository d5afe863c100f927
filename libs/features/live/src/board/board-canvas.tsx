import Paper from '@portal/board/paper';
import type { DrawingHand } from './use-drawing.ts';

interface BoardCanvasProps {
  hand: DrawingHand;
  /** The text that the text tool puts where the board is pressed. */
  text: string;
  onTextPut: () => void;
}

/** The paper: drawn on by mouse, pen or finger. Loaded with the board only. */
export default function BoardCanvas({ hand, text, onTextPut }: BoardCanvasProps) {
  return (
    <Paper
      drawings={hand.drawings}
      hand={{
        onDown(x, y) {
          hand.begin(x, y, text.trim() || undefined);
          if (hand.tool === 'text' && text.trim()) onTextPut();
        },
        onMove: hand.move,
        onUp: hand.end,
        onErase: hand.tool === 'eraser' ? hand.erase : undefined,
      }}
    />
  );
}
