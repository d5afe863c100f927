import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '@portal/ui/spinner';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { board as words } from '../messages.ts';
import { useKept } from '../session/kept.ts';
import { useRoom } from '../session/use-room.ts';
import { BoardPages } from './board-pages.tsx';
import { BoardText } from './board-text.tsx';
import { BoardTools } from './board-tools.tsx';
import { useDrawing } from './use-drawing.ts';

const BoardCanvas = lazy(() => import('./board-canvas.tsx'));

/** The board of the lesson: tools, paper, pages, and a line to write on it by keyboard. */
export function Board() {
  const { state } = useRoom();
  /** The page at which a guest looks alone. */
  const [looked, setLooked] = useState<number | null>(null);
  // Where both look at the same page she follows again.
  if (looked === state.page) setLooked(null);
  const page = looked ?? state.page;
  const hand = useDrawing(page);
  const [text, setText] = useKept('board');
  const texts = hand.drawings.filter(({ kind }) => kind === 'text');
  const others = hand.drawings.length - texts.length;
  const put = () => {
    if (text.trim() !== '') hand.put(text.trim());
    setText('');
  };
  return (
    <chakra.section
      aria-label={words.label}
      display="grid"
      gridTemplateRows="auto minmax(min(10rem, 160px), 1fr) auto"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      minH="0"
      minW="0"
    >
      <BoardTools hand={hand} />
      <chakra.div
        minH="0"
        // The paper takes the height that is there, and gives none of its own.
        contain="size"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        overflow="hidden"
        bg="bg.muted"
      >
        <Suspense fallback={<Spinner label={words.loading} />}>
          <BoardCanvas hand={hand} text={text} onTextPut={() => setText('')} />
        </Suspense>
      </chakra.div>
      <VisuallyHidden as="div">
        <ul aria-label={words.texts}>
          {texts.map(({ id, text: written }) => (
            <li key={id}>{written}</li>
          ))}
        </ul>
        <p>{words.drawn(others)}</p>
      </VisuallyHidden>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="end">
        {hand.mayDraw && <BoardText text={text} onText={setText} onPut={put} />}
        <BoardPages page={page} onLook={setLooked} />
      </chakra.div>
    </chakra.section>
  );
}
