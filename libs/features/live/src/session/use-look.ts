import { useEffect, useRef, useState } from 'react';
import { isViewable } from '@portal/domain/live/live-material';
import type { LiveFocus } from '@portal/domain/live/live-room';
import { useRequestOf } from './request-of.ts';
import type { RoomFacts } from './room-reducer.ts';
import type { RoomSession } from './room-session.ts';

interface Place {
  readonly focus: LiveFocus;
  readonly page: number;
}

/** What this person looks at: the host leads everybody, a guest follows her or looks for herself. */
export interface Look extends Place {
  /** A guest looks at something else than the host. */
  readonly isAlone: boolean;
  /** Brings something else before her; of the host before everybody. */
  show(focus: LiveFocus): void;
  /** Turns to a page of the board. */
  turn(page: number): void;
  /** Follows the host again. */
  follow(): void;
}

const isSame = (one: Place, other: Place) =>
  one.focus === other.focus && (one.focus !== 'BOARD' || one.page === other.page);

interface LookingIn {
  readonly session: RoomSession;
  readonly state: RoomFacts;
  readonly isHost: boolean;
  readonly isConnected: boolean;
}

export function useLook({ session, state, isHost, isConnected }: LookingIn): Look {
  const request = useRequestOf(session);
  const [alone, setAlone] = useState<Place | null>(null);
  const hers: Place = { focus: state.focus, page: state.page };
  // What was taken away cannot be looked at, and where both look at the same she follows again.
  if (alone && (isSame(alone, hers) || (alone.focus === 'MATERIAL' && !isViewable(state.material)))) setAlone(null);
  const isAlone = alone !== null;
  const told = useRef(false);
  useEffect(() => {
    // The room forgets it with the line.
    if (!isConnected) told.current = false;
    else if (told.current !== isAlone) {
      told.current = isAlone;
      void session.request('live.look', { alone: isAlone });
    }
  }, [session, isAlone, isConnected]);
  const place = alone ?? hers;
  return {
    ...place,
    isAlone,
    show(focus) {
      if (isHost) void request('live.focus', { focus });
      else setAlone({ ...place, focus });
    },
    turn(page) {
      if (isHost) void request('live.page', { page });
      else setAlone({ ...place, page });
    },
    follow: () => setAlone(null),
  };
}
