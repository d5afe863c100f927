import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** So that a slow machine does not come to the end of what one calendar takes. */
const PAUSE_MS = 100;

interface Load {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many write at a time. */
  readonly writers?: number;
}

/** What a server answered to writes that never stop, each of which is sent until it is acknowledged. */
export interface SteadyWrites {
  /** Ends it; every write that was begun is acknowledged before. */
  stop(): Promise<void>;
  /** The client ids of what was acknowledged. */
  readonly acknowledged: string[];
  /** How often each status was answered; 0 is a line that broke or was refused. */
  readonly statuses: Map<number, number>;
  /** Answers of 503 and 507 that do not say when to try again. */
  readonly withoutRetryAfter: string[];
}

/** Writes entries into a calendar, as teachers do who do not give up. */
export function writeSteadily({ origin, headers, writers = 4 }: Load): SteadyWrites {
  let isStopping = false;
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  const withoutRetryAfter: string[] = [];

  async function send(clientId: string): Promise<boolean> {
    const event = { clientId, title: '뽑힌 플러그', date: '2027-03-02', time: '09:00', endTime: null, note: '' };
    const answer = await fetch(`${origin}/tns/v1/calendar/events`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }).catch(() => undefined);
    const body = await answer?.text().catch(() => undefined);
    const status = body === undefined ? 0 : answer!.status;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if ([503, 507].includes(status) && !answer!.headers.get('retry-after')) withoutRetryAfter.push(body!);
    return status === 200 || status === 201;
  }

  async function write(): Promise<void> {
    while (!isStopping) {
      const clientId = randomUUID();
      const deadline = performance.now() + 60_000;
      while (!(await send(clientId))) {
        if (performance.now() > deadline) throw new Error(`never acknowledged: ${JSON.stringify([...statuses])}`);
        await pause(PAUSE_MS);
      }
      acknowledged.push(clientId);
      await pause(PAUSE_MS);
    }
  }

  const all = Promise.all(Array.from({ length: writers }, write));
  all.catch(() => undefined);
  return {
    acknowledged,
    statuses,
    withoutRetryAfter,
    async stop() {
      isStopping = true;
      await all;
    },
  };
}

/** What of the acknowledged stands in the table, and how much stands there twice; prints it. */
export function countFound(what: string, { acknowledged, statuses }: SteadyWrites, stored: readonly string[]) {
  const times = new Map<string, number>();
  for (const id of stored) times.set(id, (times.get(id) ?? 0) + 1);
  const found = acknowledged.filter((id) => times.has(id)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  const answers = [...statuses].map(([status, count]) => `${count}x ${status || 'no answer'}`).join(', ');
  process.stdout.write(
    `plug: ${what}: ${acknowledged.length} acknowledged, ${found} found, ${doubled} doubled (${answers})\n`,
  );
  return { lost: acknowledged.length - found, doubled };
}
