import type { EvidenceEvent, EvidenceKind } from '@portal/domain/lessons/lesson-evidence';
import type { LiveDeps } from '../live-deps.ts';
import type { Entrant } from '../live-tickets.ts';

export interface RoomEvidence {
  /** Writes down what happened now, after everything that happened before. */
  write(kind: EvidenceKind, by: Entrant | null, data?: EvidenceEvent['data']): void;
  /** When all of it is written. */
  written(): Promise<void>;
}

/** The room's part of a lesson's chain of evidence: one event after the other, without keeping anybody waiting. */
export function roomEvidence(
  { database: { db }, evidence, clock, log }: Pick<LiveDeps, 'database' | 'evidence' | 'clock' | 'log'>,
  lessonId: string,
): RoomEvidence {
  let last = Promise.resolve();
  return {
    write(kind, by, data = {}) {
      const event = { kind, actor: by?.name ?? '', actorId: by?.actorId ?? null, at: clock.now(), data };
      last = last
        .then(() => db.transaction(async (tx) => void (await evidence.append(tx, lessonId, event))))
        .catch((err: unknown) => log.error({ err, lesson: lessonId, kind }, 'evidence of a room was not written'));
    },
    written: () => last,
  };
}
