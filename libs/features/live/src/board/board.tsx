import { chakra } from '@chakra-ui/react/styled-system';
import { Save } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { late } from '@portal/ui/late';
import { Spinner } from '@portal/ui/spinner';
import { Switch } from '@portal/ui/switch';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useDrawing } from '../drawing/use-drawing.ts';
import { useUndoKeys } from '../drawing/use-undo-keys.ts';
import { useWriting } from '../drawing/use-writing.ts';
import { OverThePaper } from '../pages/over-the-paper.tsx';
import { keeping as keepWords } from '../pages/page-messages.ts';
import { PageStrip } from '../pages/page-strip.tsx';
import { useKeepPages } from '../pages/use-keep-pages.ts';
import { useIsBlank, usePageCount, usePageDrawings } from '../pages/use-pages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { TextLine } from '../writing/text-line.tsx';
import { PLACES, WRITE_HEIGHT } from './board-looks.ts';
import { hostBoard, useBoardWords } from './board-messages.ts';
import { BoardTools } from './board-tools.tsx';
import { CompactTools } from './compact-tools.tsx';
import { FoldedTools } from './folded-tools.tsx';
import { keepsLine, useBoardRoom } from './use-board-room.ts';

const BoardCanvas = late(() => import('./board-canvas.tsx'));

/** The board of the lesson: paper, tools, pages, and a line to write on it by keyboard. */
export function Board() {
  const words = useBoardWords();
  const { isHost, look } = useRoom();
  const place = useRef<HTMLElement>(null);
  const room = useBoardRoom(place);
  const isWide = room === 'WIDE';
  const hand = useDrawing(look.page);
  const onPaper = useWriting(hand, look.page);
  const isWriting = hand.tool === 'text';
  const keep = useKeepPages();
  useUndoKeys(hand);
  const count = usePageCount();
  const hasStrip = isWide && (isHost || count > 1);
  return (
    <chakra.section
      ref={place}
      aria-label={words.label}
      display="grid"
      css={hasStrip ? PLACES.STRIP : PLACES[room]}
      columnGap="3"
      minH="0"
      minW="0"
    >
      {hasStrip && (
        // Fifty pages ask for no more height than the paper has.
        <chakra.div gridArea="strip" display="flex" flexDirection="column" gap="2" minH="0" ps="1" contain="size">
          <PageStrip />
          {isHost && <HostTools onKeep={keep.start} isKeeping={isGoing(keep.keeping.step)} />}
        </chakra.div>
      )}
      {/* The paper takes the height that is there, and gives none of its own. */}
      <chakra.div gridArea="paper" minH="0" contain="size">
        <Suspense fallback={<Spinner label={words.loading} />}>
          <BoardCanvas hand={hand} onPaper={onPaper} />
        </Suspense>
      </chakra.div>
      <Written page={look.page} />
      <OverThePaper keep={keep} />
      <chakra.div
        gridArea="tools"
        minH="0"
        pt={room === 'LOW' ? undefined : '2'}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {isWide && <BoardTools hand={hand} />}
        {room === 'LOW' && <FoldedTools hand={hand} onKeep={keep.start} />}
        {!isWide && room !== 'LOW' && <CompactTools hand={hand} isRow={room === 'ROW'} onKeep={keep.start} />}
      </chakra.div>
      {hand.mayDraw && (isWriting || keepsLine(room)) && (
        // While she writes on the paper the line's place stays, and so does the paper.
        <chakra.div data-write gridArea="write" alignSelf="center" minW="0" minH={WRITE_HEIGHT} pt="2">
          {isWriting && !onPaper.writing && <TextLine hand={hand} />}
        </chakra.div>
      )}
    </chakra.section>
  );
}

const isGoing = (step: string) => step === 'DRAWING' || step === 'SENDING' || step === 'SAVING';

/** What only the teacher decides of the board. */
function HostTools({ onKeep, isKeeping }: { onKeep: () => void; isKeeping: boolean }) {
  const { state } = useRoom();
  const request = useRequest();
  const isBlank = useIsBlank();
  return (
    <chakra.div mt="auto" display="grid" gap="1">
      <Switch
        checked={state.studentsMayDraw}
        onChange={(may) => void request('live.drawing', { participantId: null, may })}
      >
        {hostBoard.studentsDraw}
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

/** What is written on the page, for who does not see it. */
function Written({ page }: { page: number }) {
  const words = useBoardWords();
  const drawings = usePageDrawings(page);
  const texts = drawings.filter(({ kind }) => kind === 'text');
  return (
    <VisuallyHidden as="div">
      <ul aria-label={words.texts}>
        {texts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>{words.drawn(drawings.length - texts.length)}</p>
    </VisuallyHidden>
  );
}
