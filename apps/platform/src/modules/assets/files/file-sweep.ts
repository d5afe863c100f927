import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { FastifyBaseLogger } from 'fastify';
import { atMostEvery } from '../../../core/at-most-every.ts';
import type { Clock } from '../../../core/clock.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { HeldObject, ObjectStore } from '../store/object-store.ts';
import type { Workspace } from '../store/workspace.ts';
import type { FileStates } from './file-states.queries.ts';

/** Longer than any look at a file and any silence of a sender. */
const WORK_MS = 10 * millisecondsInMinute;
/** A file that began to arrive in time may go on for so long. */
const LATE_MS = millisecondsInHour;
const UNUSED_MS = millisecondsInDay;
const ORPHANS_EVERY_MS = 6 * millisecondsInHour;
const BATCH = 500;

interface Deps {
  readonly states: FileStates;
  readonly store: ObjectStore;
  readonly workspace: Workspace;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Takes away what nobody needs: half-sent, unused and deleted files, and what an ended process left. */
export function createFileSweep({ states, store, workspace, clock, log }: Deps): IntervalWorker {
  const isOrphansDue = atMostEvery(clock, ORPHANS_EVERY_MS);
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  async function sweepRows(): Promise<void> {
    while (await states.expire({ sendable: before(LATE_MS), kept: before(UNUSED_MS) }));
    // The row goes last: after a crash in between, the next round finds it and tries again.
    for (let rows = await states.deleted(); rows.length; rows = await states.deleted())
      for (const { id, objectKey, previewKey, multipartId } of rows) {
        // Of two that go at the same moment neither takes their bytes: those are found as orphans.
        if (!(await states.isShared({ id, objectKey }))) {
          await store.remove(objectKey, multipartId);
          if (previewKey) await store.remove(previewKey, null);
        }
        await states.forget(id);
      }
  }

  async function removeUnknown(held: readonly HeldObject[]): Promise<void> {
    if (!held.length) return;
    const known = await states.known(held.map(({ key }) => key));
    for (const { key, multipartId } of held) if (!known.has(key)) await store.remove(key, multipartId);
  }

  async function sweepOrphans(): Promise<void> {
    if (!isOrphansDue()) return;
    let batch: HeldObject[] = [];
    for await (const held of store.list()) {
      // Young ones may belong to a row that is written in this moment.
      if (held.changedAt < before(UNUSED_MS)) batch.push(held);
      if (batch.length < BATCH) continue;
      await removeUnknown(batch);
      batch = [];
    }
    await removeUnknown(batch);
  }

  return createIntervalWorker(
    async () => {
      await workspace.sweep(before(WORK_MS));
      await sweepRows();
      await sweepOrphans();
    },
    { clock, everyMs: millisecondsInMinute, onFailure: (err) => log.error({ err }, 'sweeping files failed') },
  );
}
