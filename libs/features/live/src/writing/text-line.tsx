import type { DrawingHand } from '../drawing/use-drawing.ts';
import { useKept } from '../session/kept.ts';
import { BoardText } from './board-text.tsx';

/** A line to write on the board by keyboard, kept through another view of the room. */
export function TextLine({ hand }: { hand: DrawingHand }) {
  const [text, setText] = useKept('board');
  const put = () => {
    if (text.trim() !== '') hand.put(text.trim());
    setText('');
  };
  return <BoardText text={text} onText={setText} onPut={put} />;
}
