import { useState } from 'react';
import type { RoomPass } from '@portal/domain/live/live-room';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { ErrorState } from '@portal/ui/error-state';
import { Spinner } from '@portal/ui/spinner';
import { useDoorWords } from '../reading/room-words.ts';
import { KeptContext } from '../session/kept.ts';
import { RoomInside } from '../session/room-inside.tsx';
import { useOpenRoom, useRoomView } from '../session/use-room.ts';
import { DoorState } from './door-state.tsx';
import { RoomFrame } from './room-frame.tsx';
import { RoomGone } from './room-gone.tsx';

export interface LiveRoomProps {
  enter(): Promise<RoomPass>;
  start: { audio: boolean; video: boolean };
  onLeave: () => void;
  /** Opens the room once more, from the beginning. */
  onAgain: () => void;
  /** The lesson has ended for all. */
  onEnded?: () => unknown;
  /** The page from which a guest came. */
  home?: string | undefined;
}

/** A stay in a room, from the door to its end. */
export function LiveRoom({ enter, start, onLeave, onAgain, onEnded, home }: LiveRoomProps) {
  const { apiOrigin } = usePortalConfig();
  const { words, language } = useDoorWords();
  const session = useOpenRoom({ origin: apiOrigin, enter, start });
  const view = useRoomView(session);
  const [kept] = useState(() => new Map<string, string>());
  if (!session || !view) return <Spinner label={words.loading} />;
  const { room, pass, refusal } = view;
  if (room.over)
    return (
      <RoomGone
        reason={room.over}
        onAgain={onAgain}
        onShown={room.over === 'ENDED' ? onEnded : undefined}
        home={home}
      />
    );
  if (refusal) {
    if (refusal.code === 'LINK_REVOKED') return <RoomGone reason="LINK" home={home} />;
    return (
      <ErrorState title={words.failed} onRetry={onAgain}>
        {refusalWords(refusal, language, words.refusals)}
      </ErrorState>
    );
  }
  if (room.state && pass)
    return (
      <KeptContext value={kept}>
        <RoomInside session={session} view={view} state={room.state} pass={pass}>
          <RoomFrame onLeave={onLeave} />
        </RoomInside>
      </KeptContext>
    );
  if (room.door && room.door.state !== 'WAITING')
    return <RoomGone reason={room.door.state} onAgain={onAgain} home={home} />;
  return (
    <DoorState
      told={room.door}
      isLost={room.status === 'LOST'}
      name={pass?.name ?? null}
      media={session.own}
      own={view.own}
      onLeave={onLeave}
    />
  );
}
