import { Suspense } from 'react';
import { isViewable } from '@portal/domain/live/live-material';
import { late } from '@portal/ui/late';
import { Spinner } from '@portal/ui/spinner';
import { useBoardWords } from '../board/board-messages.ts';
import { useIsWaiting } from '../clock/use-is-waiting.ts';
import { WaitClock } from '../clock/wait-clock.tsx';
import { MaterialView } from '../material/material-view.tsx';
import { useRoom } from '../session/use-room.ts';
import { LinkCard } from '../stage/link-card.tsx';

const Board = late(async () => ({ default: (await import('../board/board.tsx')).Board }));

/** What has the large place of a room. */
export function usePlace() {
  const { state, pass, look } = useRoom();
  const isWaiting = useIsWaiting();
  const link = pass?.media.kind === 'LINK' ? pass.media.url : null;
  const isBoard = look.focus === 'BOARD';
  const file = look.focus === 'MATERIAL' && isViewable(state.material) ? state.material : null;
  const hasNothing = !isBoard && !file && link === null;
  return {
    link,
    isBoard,
    file,
    /** The host waits, and nothing else has the place. */
    isClock: isWaiting && hasNothing,
    /** She waits, and something else has it. */
    isClockLine: isWaiting && !hasNothing,
    /** A person has it. */
    isFilm: !isWaiting && hasNothing,
  };
}

/** The large place where no person has it: the board, a file, the wait, or the way to a call that is elsewhere. */
export function RoomPlace() {
  const { link, isBoard, file, isClock } = usePlace();
  const words = useBoardWords();
  return (
    <>
      {link && <LinkCard url={link} />}
      {isClock && <WaitClock />}
      {file && <MaterialView key={`${file.fileId} ${file.view}`} material={file} />}
      {isBoard && (
        <Suspense fallback={<Spinner label={words.loading} />}>
          <Board />
        </Suspense>
      )}
    </>
  );
}
