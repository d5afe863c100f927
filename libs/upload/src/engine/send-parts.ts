import { covers, missingParts, type PartPlan, rangeOf } from '../bytes/file-parts.ts';
import { partTargets } from '../bytes/part-targets.ts';
import { putBytes } from '../bytes/put-bytes.ts';
import { problemIn, PutRefused } from '../bytes/upload-errors.ts';
import { withRetry } from './retry.ts';
import type { Sending } from './sending.ts';

const SIDE_BY_SIDE = 3;
const MOST_ADDRESSES = 3;
const EXPIRED: readonly number[] = [401, 403, 404, 409, 410];

type Opened = PartPlan & { readonly id: string; readonly stored: readonly number[] };

/** Goes on with what an earlier try began, if the server still knows it. */
async function open(sending: Sending): Promise<Opened> {
  const { facts, server, remember } = sending;
  const known = sending.remote();
  if (known?.kind === 'PARTS') {
    try {
      return { id: known.id, ...(await withRetry(() => server.storedParts(known.id), sending)) };
    } catch (error) {
      if (problemIn(error)?.status !== 404) throw error;
    }
  }
  const started = await withRetry(() => server.startParts(facts), sending);
  remember({ kind: 'PARTS', id: started.id });
  return { ...started, stored: [] };
}

/** Sends the parts that the server lacks, three side by side; each is read from the file as it is sent. */
export async function sendParts(sending: Sending): Promise<void> {
  const { file, server, report } = sending;
  const plan = await open(sending);
  if (!covers(plan, file.size)) throw new Error('The parts do not cover the file');
  const sizeOf = (part: number) => {
    const { from, to } = rangeOf(part, plan, file.size);
    return to - from;
  };
  const waiting = missingParts(plan, plan.stored);
  const sent = new Map(plan.stored.map((part) => [part, sizeOf(part)]));
  const reportAll = () => report([...sent.values()].reduce((sum, one) => sum + one, 0));
  const tell = (part: number, bytes: number) => {
    sent.set(part, bytes);
    reportAll();
  };
  if (sent.size > 0) reportAll();
  const stop = new AbortController();
  const signal = AbortSignal.any([sending.signal, stop.signal]);
  const options = { signal, onLost: sending.onLost };
  const targets = partTargets([...waiting], (parts) => withRetry(() => server.signParts(plan.id, parts), options));

  async function send(part: number): Promise<void> {
    const { from, to } = rangeOf(part, plan, file.size);
    for (let address = 1; ; address += 1) {
      const target = await targets.of(part);
      const onSent = (bytes: number) => tell(part, Math.min(bytes, to - from));
      try {
        await withRetry(() => putBytes({ target, body: file.slice(from, to), signal, onSent }), options);
        return tell(part, to - from);
      } catch (error) {
        const isOld = error instanceof PutRefused && EXPIRED.includes(error.status);
        if (!isOld || address === MOST_ADDRESSES) throw error;
        targets.forget(part);
      }
    }
  }

  async function work(): Promise<void> {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await send(part);
  }
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  } finally {
    // One part that cannot be sent ends the others.
    stop.abort();
  }
}
