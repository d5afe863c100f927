import type { RoomRecording } from '@portal/domain/live/recording';
import type { Entrant } from '../live-tickets.ts';
import type { Seat } from './seat.ts';

/** How recording stands in a room, as far as it was read. */
export function roomRecording(isOffered: boolean) {
  let now: RoomRecording = { since: null, withoutConsent: [] };
  let before = now;
  /** Whose consent is missing is the host's to know. */
  const shown = (recording: RoomRecording, { role }: Pick<Entrant, 'role'>): RoomRecording | null =>
    isOffered ? { ...recording, withoutConsent: role === 'HOST' ? recording.withoutConsent : [] } : null;
  return {
    isOffered,
    isRunning: () => now.since !== null,
    shownTo: (entrant: Pick<Entrant, 'role'>) => shown(now, entrant),
    set(next: RoomRecording): void {
      before = now;
      now = next;
    },
    /** What she does not know since it was set last. */
    newsFor(entrant: Pick<Entrant, 'role'>): RoomRecording | null {
      const news = shown(now, entrant);
      return JSON.stringify(news) === JSON.stringify(shown(before, entrant)) ? null : news;
    },
  };
}

interface Recorded {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly recording: ReturnType<typeof roomRecording>;
}

/** Tells everybody in a room what has changed for her. */
export function tellRecording({ seats, recording }: Recorded): void {
  for (const { entrant, connection } of seats.values()) {
    const news = recording.newsFor(entrant);
    if (news) connection.tell('live.recorded', { recording: news });
  }
}
