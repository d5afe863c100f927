import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { EvidenceKind } from '@portal/domain/evidence/lesson-evidence';
import type { Tx } from '../../../core/database/database.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { Entrant } from '../live-tickets.ts';
import { recordingKey } from './recording-store.ts';
import { recordingQueries } from './recordings.queries.ts';
import type { RecordingRow } from './recordings.tables.ts';

/** Who did it; nobody where it ended by a rule. */
export type RecordedBy = Pick<Entrant, 'name' | 'actorId'> | null;
export type RecordingSteps = ReturnType<typeof recordingSteps>;

/** The steps of a recording, each with its evidence in one transaction; of several who take one, one does. */
export function recordingSteps({
  database: { db },
  evidence,
  clock,
}: Pick<LiveDeps, 'database' | 'evidence' | 'clock'>) {
  const prove = (tx: Tx, kind: EvidenceKind, { lessonId }: RecordingRow, by: RecordedBy, data = {}) =>
    evidence.append(tx, lessonId, {
      kind,
      actor: by?.name ?? '',
      actorId: by?.actorId ?? null,
      at: clock.now(),
      data,
    });
  const proveEnd = (tx: Tx, row: RecordingRow, by: RecordedBy, at: Date) =>
    prove(tx, 'RECORDING_ENDED', row, by, {
      minutes: Math.round((at.getTime() - row.startedAt.getTime()) / millisecondsInMinute),
    });

  return {
    /** Undefined where one runs already. */
    begin: (lessonId: string, by: RecordedBy): Promise<RecordingRow | undefined> =>
      db.transaction(async (tx) => {
        const id = `rec_${randomUUID()}`;
        const row = { id, lessonId, objectKey: recordingKey(id), startedAt: clock.now() };
        const begun = await recordingQueries(tx).begin(row);
        if (begun) await prove(tx, 'RECORDING_STARTED', begun, by);
        return begun;
      }),

    /** Undefined where it does not run any more. */
    end: (id: string, by: RecordedBy, to: 'SAVING' | 'FAILED' = 'SAVING'): Promise<RecordingRow | undefined> =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const ended = await recordingQueries(tx).end(id, to, at);
        if (ended) await proveEnd(tx, ended, by, at);
        return ended;
      }),

    /** What it was before; undefined where there is nothing to erase. */
    erase: (id: string): Promise<RecordingRow | undefined> =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const before = await recordingQueries(tx).erase(id, at);
        if (before?.state === 'RUNNING') await proveEnd(tx, before, null, at);
        return before;
      }),
  };
}
