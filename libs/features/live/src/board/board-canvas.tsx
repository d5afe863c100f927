import { chakra } from '@chakra-ui/react/styled-system';
import Paper from '@portal/board/paper';
import { thingAt } from '@portal/board/thing-at';
import { PALETTE } from '@portal/ui/palette';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import type { WritingOnPaper } from '../drawing/use-writing.ts';
import { usePageDrawings } from '../pages/use-pages.ts';
import { TextBox } from '../writing/text-box.tsx';
import { useBoardWords } from './board-messages.ts';

interface BoardCanvasProps {
  hand: DrawingHand;
  onPaper: WritingOnPaper;
}

/** The paper: drawn and written on by mouse, pen or finger. Loaded with the board only. */
export default function BoardCanvas({ hand, onPaper }: BoardCanvasProps) {
  const words = useBoardWords();
  const { mayDraw, tool, growing } = hand;
  const drawings = usePageDrawings(hand.page);
  const { writing } = onPaper;
  const texts = drawings.filter(({ kind }) => kind === 'text');
  const press = (x: number, y: number) =>
    tool === 'text' ? onPaper.open(x, y, thingAt(texts, x, y)) : hand.begin(x, y);
  return (
    <Paper
      drawings={writing?.of ? drawings.filter(({ id }) => id !== writing.of) : drawings}
      growing={growing}
      hand={
        mayDraw
          ? { onDown: press, onMove: (points) => hand.move(...points), onUp: hand.end, onCancel: hand.cancel }
          : undefined
      }
    >
      {drawings.length === 0 && !writing && (
        <chakra.p
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          textAlign="center"
          p="4"
          pointerEvents="none"
          // The paper is the same in both themes.
          style={{ color: PALETTE.ink[600] }}
        >
          {mayDraw ? words.emptyForDrawing : words.empty}
        </chakra.p>
      )}
      {writing && (
        <TextBox
          // Another place is another box, with the focus in it.
          key={`${writing.x} ${writing.y}`}
          writing={writing}
          onText={onPaper.write}
          onPut={onPaper.put}
          onGiveUp={onPaper.giveUp}
        />
      )}
    </Paper>
  );
}
