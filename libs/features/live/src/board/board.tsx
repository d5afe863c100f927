import { chakra } from '@chakra-ui/react/styled-system';
import { Save } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Spinner } from '@portal/ui/spinner';
import { Switch } from '@portal/ui/switch';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type DrawingHand, useDrawing } from '../drawing/use-drawing.ts';
import { useUndoKeys } from '../drawing/use-undo-keys.ts';
import { useWriting } from '../drawing/use-writing.ts';
import { KeepLine } from '../pages/keep-line.tsx';
import { drawnPages, pageCount } from '../pages/page-drawings.ts';
import { keeping as keepWords } from '../pages/page-messages.ts';
import { PageStrip } from '../pages/page-strip.tsx';
import { useKeepPages } from '../pages/use-keep-pages.ts';
import { useKept } from '../session/kept.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { board as words } from './board-messages.ts';
import { BoardText } from './board-text.tsx';
import { BoardTools } from './board-tools.tsx';
import { CompactTools } from './compact-tools.tsx';
import { useBoardRoom } from './use-board-room.ts';

const BoardCanvas = lazy(() => import('./board-canvas.tsx'));

/** The board of the lesson: paper, tools, pages, and a line to write on it by keyboard. */
export function Board() {
  const { state, isHost, look } = useRoom();
  const place = useRef<HTMLElement>(null);
  const room = useBoardRoom(place);
  const isWide = room === 'WIDE';
  const hand = useDrawing(look.page);
  const onPaper = useWriting(hand, look.page);
  const keep = useKeepPages();
  useUndoKeys(hand);
  const hasPages = isHost || pageCount(state, look.page) > 1;
  return (
    <chakra.section
      ref={place}
      aria-label={words.label}
      display="grid"
      gridTemplateRows="minmax(min(10rem, 160px), 1fr) auto"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      minH="0"
      minW="0"
    >
      <chakra.div
        display="grid"
        gap="3"
        minH="0"
        gridTemplateColumns={isWide && hasPages ? '9.5rem minmax(0, 1fr)' : 'minmax(0, 1fr)'}
        gridTemplateRows="minmax(0, 1fr)"
      >
        {isWide && hasPages && (
          // Fifty pages ask for no more height than the paper has.
          <chakra.div display="flex" flexDirection="column" gap="2" minH="0" ps="1" contain="size">
            <PageStrip />
            {isHost && <HostTools onKeep={keep.start} isKeeping={isGoing(keep.keeping.step)} />}
          </chakra.div>
        )}
        {/* The paper takes the height that is there, and gives none of its own. */}
        <chakra.div minH="0" contain="size">
          <Suspense fallback={<Spinner label={words.loading} />}>
            <BoardCanvas hand={hand} onPaper={onPaper} />
          </Suspense>
        </chakra.div>
      </chakra.div>
      <Written hand={hand} />
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <KeepLine {...keep} />
        {isWide ? <BoardTools hand={hand} /> : <CompactTools hand={hand} isRow={room === 'ROW'} onKeep={keep.start} />}
        {hand.mayDraw && hand.tool === 'text' && <TextLine hand={hand} />}
      </chakra.div>
    </chakra.section>
  );
}

const isGoing = (step: string) => step === 'DRAWING' || step === 'SENDING' || step === 'SAVING';

/** What only the teacher decides of the board. */
function HostTools({ onKeep, isKeeping }: { onKeep: () => void; isKeeping: boolean }) {
  const { state } = useRoom();
  const request = useRequest();
  const isBlank = drawnPages(state).length === 0;
  return (
    <chakra.div mt="auto" display="grid" gap="1">
      <Switch
        checked={state.studentsMayDraw}
        onChange={(may) => void request('live.drawing', { participantId: null, may })}
      >
        {words.studentsDraw}
      </Switch>
      <Button
        variant="outline"
        minH="touch"
        px="2"
        startIcon={<Icon as={Save} />}
        disabled={isBlank}
        title={isBlank ? keepWords.nothing : undefined}
        loading={isKeeping}
        onClick={onKeep}
      >
        {keepWords.keep}
      </Button>
    </chakra.div>
  );
}

/** A line to write on the board by keyboard, kept through another view of the room. */
function TextLine({ hand }: { hand: DrawingHand }) {
  const [text, setText] = useKept('board');
  const put = () => {
    if (text.trim() !== '') hand.put(text.trim());
    setText('');
  };
  return <BoardText text={text} onText={setText} onPut={put} />;
}

/** What is written on the page, for who does not see it. */
function Written({ hand }: { hand: DrawingHand }) {
  const texts = hand.drawings.filter(({ kind }) => kind === 'text');
  return (
    <VisuallyHidden as="div">
      <ul aria-label={words.texts}>
        {texts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>{words.drawn(hand.drawings.length - texts.length)}</p>
    </VisuallyHidden>
  );
}
