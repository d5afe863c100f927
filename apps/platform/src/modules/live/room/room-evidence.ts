import type { EvidenceEvent, EvidenceKind } from '@portal/domain/evidence/lesson-evidence';
import type { Tx } from '../../../core/database/database.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { Entrant } from '../live-tickets.ts';
import type { LivePresence, Place } from '../presence/live-presence.ts';
import { inTurn } from './in-turn.ts';

export interface RoomEvidence {
  /**
   * Writes down what happened now, after everything that happened before. What `also` does stands with it or not at all; where
   * that says false, nothing is written.
   */
  write(
    kind: EvidenceKind,
    by: Entrant | null,
    data?: EvidenceEvent['data'],
    also?: (tx: Tx) => Promise<unknown>,
  ): void;
  /** She comes into the room or to its door. */
  came(place: Place, who: Entrant): void;
  /** She leaves the one or the other. */
  went(kind: 'LEFT' | 'TURNED', who: Entrant, data: EvidenceEvent['data']): void;
  /** When all of it is written. */
  written(): Promise<void>;
}

interface Around extends Pick<LiveDeps, 'database' | 'evidence' | 'clock' | 'log'> {
  readonly presence: LivePresence;
  /** Somebody's coming or going is written. */
  readonly moved: () => Promise<void>;
}

/** The room's part of a lesson's chain of evidence: one event after the other, without keeping anybody waiting. */
export function roomEvidence(
  { database: { db }, evidence, clock, log, presence, moved }: Around,
  lessonId: string,
): RoomEvidence {
  const next = inTurn();

  function enqueue(kind: EvidenceKind, work: (tx: Tx) => Promise<unknown>, after?: () => Promise<void>): void {
    next(async () => {
      await db.transaction(async (tx) => void (await work(tx)));
      await after?.();
    }).catch((err: unknown) => log.error({ err, lesson: lessonId, kind }, 'evidence of a room was not written'));
  }

  function append(
    by: Entrant | null,
    kind: EvidenceKind,
    data: EvidenceEvent['data'],
    also?: (tx: Tx) => Promise<unknown>,
  ) {
    const event = { kind, actor: by?.name ?? '', actorId: by?.actorId ?? null, at: clock.now(), data };
    return async (tx: Tx) => {
      if ((await also?.(tx)) !== false) await evidence.append(tx, lessonId, event);
    };
  }

  return {
    write: (kind, by, data = {}, also) => enqueue(kind, append(by, kind, data, also)),
    came(place, who) {
      const at = clock.now();
      enqueue(place === 'ROOM' ? 'JOINED' : 'WAITED', (tx) => presence.come(tx, place, who, at), moved);
    },
    went: (kind, who, data) =>
      enqueue(
        kind,
        append(who, kind, data, (tx) => presence.go(tx, who)),
        moved,
      ),
    written: () => next(() => Promise.resolve()),
  };
}
