import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomFacts } from '../session/room-reducer.ts';
import { useRoom } from '../session/use-room.ts';
import { useNoticeWords } from './notice-messages.ts';
import { mergeNotices, type Notice, type NoticeKind, noticesOf } from './room-notices.ts';

/** A whole class raises its hands at once: what happens within this is told as one. */
const GATHERED_MS = 250;
/** Long enough to be read; what it tells of stands in the room as long as it lasts. */
const SHOWN_MS = 5_000;

/** What has just happened in the room. It goes with the session and not with each picture of it, however fast these follow. */
export function useNotices() {
  const { session, me } = useRoom();
  const words = useNoticeWords();
  const [shown, setShown] = useState<readonly Notice[]>([]);
  const tell = useEffectEvent((before: RoomFacts | null, after: RoomFacts | null) => {
    const fresh = after ? noticesOf(before, after, me, words) : [];
    if (fresh.length > 0) setShown((all) => mergeNotices(all, fresh));
  });
  useEffect(() => {
    let told = session.read().room.state;
    const found = told;
    // A region that comes together with its words is not read out.
    const entering = setTimeout(() => tell(null, found), GATHERED_MS);
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const leave = session.subscribe(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        const { state } = session.read().room;
        if (state !== told) tell(told, state);
        told = state;
      }, GATHERED_MS);
    });
    return () => {
      leave();
      clearTimeout(entering);
      clearTimeout(gathering);
    };
  }, [session]);
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown, close: (kind: NoticeKind) => setShown(shown.filter((notice) => notice.kind !== kind)) };
}
