import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { atMostEvery } from '../../../core/at-most-every.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { Channel, ChannelOutcome } from '../channels/channel.ts';
import type { Letter, OutwardChannel } from '../channels/channels.tables.ts';
import { mayGoOut, type Recipient, sendableAt } from './delivery-plan.ts';
import { type Claimed, deliveryQueries } from './delivery.queries.ts';

const BATCH = 20;
// Longer than a try may take, so that a message is not tried twice at a time.
const LEASE_MS = 3 * millisecondsInMinute;
const TRY_MS = 2 * millisecondsInMinute;
const FIRST_PAUSE_MS = millisecondsInMinute;
const LONGEST_PAUSE_MS = 6 * millisecondsInHour;
const MOST_TRIES = 8;
const KEEP_DONE_MS = 30 * millisecondsInDay;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock' | 'log'> {
  readonly channels: Readonly<Record<OutwardChannel, Channel>>;
  readonly sendLetter: (id: string, letter: Letter) => Promise<ChannelOutcome>;
  /** What holds for a user now; it may have changed since the message was planned. */
  readonly recipientOf: (userId: string) => Promise<Recipient>;
  /** How long one try may take. */
  readonly tryMs?: number;
}

/** How long to wait after so many tries: 1, 4, 16, 64 minutes and so on, up to 6 hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (attempts - 1));

/**
 * Sends what is due over its channel. No transaction is open while the network is asked: a worker takes a message for a few
 * minutes, and what it does not finish comes back by itself. So a message may go out twice after a crash, under one id.
 */
export function createDeliveryDispatcher(deps: Deps, everyMs = 5_000): IntervalWorker {
  const { clock, log, channels, sendLetter, recipientOf, tryMs = TRY_MS } = deps;
  const { db } = deps.database;
  const queries = deliveryQueries(db);
  const isCleanUpDue = atMostEvery(clock, millisecondsInHour);

  /** A moment is when to ask again, because nothing may ring until then. */
  async function attempt(claimed: Claimed): Promise<ChannelOutcome | Date> {
    const { id, userId, letter, channel, isDigest, notificationIds } = claimed;
    try {
      if (letter) return await inTime(sendLetter(id, letter), tryMs);
      if (userId === null) return 'NOBODY';
      const recipient = await recipientOf(userId);
      const payloads = await queries.payloadsOf(notificationIds);
      const notifications = payloads.filter((payload) => mayGoOut(payload, channel, recipient));
      // Switched off in between, or removed together with its user's data.
      if (!notifications.length) return 'NOBODY';
      const now = clock.now();
      const at = sendableAt(notifications, recipient, now);
      if (at > now) return at;
      return await inTime(channels[channel].deliver({ id, userId, notifications, isDigest }), tryMs);
    } catch (err) {
      log.error({ err, delivery: id, channel }, 'a channel failed, will be tried again');
      return 'LATER';
    }
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const { id, channel, attempts } = claimed;
    const outcome = attempts > MOST_TRIES ? 'LATER' : await attempt(claimed);
    const now = clock.now();
    if (outcome instanceof Date) await queries.release(claimed, outcome, { wasTried: false });
    else if (outcome !== 'LATER') await queries.finish(claimed, outcome, now);
    else if (attempts < MOST_TRIES)
      await queries.release(claimed, new Date(now.getTime() + pauseAfter(attempts)), { wasTried: true });
    else {
      await queries.finish(claimed, 'GIVEN_UP', now);
      log.warn({ delivery: id, channel, attempts }, 'a message could not be delivered and is given up');
    }
  }

  async function cleanUp(): Promise<void> {
    if (isCleanUpDue()) await queries.forget(new Date(clock.now().getTime() - KEEP_DONE_MS));
  }

  async function work(): Promise<void> {
    let claimed: Claimed[];
    do {
      const now = clock.now();
      claimed = await queries.claim(now, new Date(now.getTime() + LEASE_MS), BATCH);
      await Promise.all(claimed.map(deliver));
    } while (claimed.length === BATCH);
    await cleanUp();
  }

  return createIntervalWorker(work, {
    clock,
    everyMs,
    onFailure: (err) => log.error({ err }, 'delivering messages failed, will be tried again'),
  });
}

/** LATER for what has no outcome in time, such as a server that answers one letter a second. */
async function inTime(outcome: Promise<ChannelOutcome>, ms: number): Promise<ChannelOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<ChannelOutcome>((resolve) => {
    timer = setTimeout(() => resolve('LATER'), ms);
  });
  return Promise.race([outcome, tooLate]).finally(() => clearTimeout(timer));
}
