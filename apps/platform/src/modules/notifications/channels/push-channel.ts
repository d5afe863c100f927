import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { PushSettings } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import { pushTokenQueries } from '../delivery/push-tokens.queries.ts';
import type { Channel, ChannelMessage, ChannelOutcome } from './channel.ts';
import { publicPost } from './public-post.ts';
import { LOOPBACK, type PushSubscription, readSubscription } from './push-subscription.ts';

// What nobody fetched for a day is no news any more; the list has it.
const KEEP_SECONDS = 86_400;
const GONE = [404, 410];
const MOST_REMEMBERED = 1_000;

interface Deps {
  readonly db: Db;
  readonly push: PushSettings;
  readonly keys: () => NonNullable<PushSettings['keys']>;
  readonly log: FastifyBaseLogger;
}

/** Web push with VAPID. It carries the id only; the browser asks for the words itself, signed in (2.11). */
export function createPushChannel({ db, push, keys, log }: Deps): Channel {
  const tokens = pushTokenQueries(db);
  // Devices that have a message already, so that another try for the rest does not ring there again.
  const reached = new Map<string, Set<string>>();

  async function sendTo(
    token: string,
    subscription: PushSubscription,
    message: ChannelMessage,
  ): Promise<ChannelOutcome> {
    const url = new URL(subscription.endpoint);
    const { headers, body } = webPush.generateRequestDetails(subscription, payloadOf(message), {
      vapidDetails: { subject: push.subject, ...keys() },
      TTL: KEEP_SECONDS,
      urgency: message.notifications.some(({ category }) => category === 'WARN') ? 'high' : 'normal',
      topic: topicOf(message),
    });
    const mayBeLocal = LOOPBACK.includes(url.hostname);
    const status = await publicPost({ url, headers: headers as Record<string, string>, body: body!, mayBeLocal }).catch(
      (error: unknown) => {
        log.info({ delivery: message.id, code: (error as { code?: unknown }).code }, 'a push service did not answer');
        return undefined;
      },
    );
    if (status === undefined || status === 429 || status >= 500) return 'LATER';
    if (GONE.includes(status)) await tokens.forget(token);
    else if (status >= 300) log.warn({ delivery: message.id, status }, 'a push service refused a message');
    return status < 300 ? 'SENT' : 'NOBODY';
  }

  return {
    async deliver(message) {
      const done = reached.get(message.id) ?? new Set<string>();
      const devices = (await tokens.tokensOf(message.userId)).flatMap((token) => {
        const subscription = readSubscription(token, push.hosts);
        return typeof subscription === 'string' || done.has(token) ? [] : { token, subscription };
      });
      const outcomes = await Promise.all(
        devices.map(async ({ token, subscription }) => {
          const outcome = await sendTo(token, subscription, message);
          if (outcome === 'SENT') done.add(token);
          return outcome;
        }),
      );
      if (outcomes.includes('LATER')) {
        reached.delete(message.id);
        reached.set(message.id, done);
        if (reached.size > MOST_REMEMBERED) reached.delete(reached.keys().next().value!);
        return 'LATER';
      }
      reached.delete(message.id);
      return done.size ? 'SENT' : 'NOBODY';
    },
  };
}

const payloadOf = ({ notifications }: ChannelMessage) => JSON.stringify({ id: notifications.at(-1)!.id });

/** A push service keeps only the newest message of a topic for a browser that is away. */
function topicOf({ notifications }: ChannelMessage): string {
  const { groupKey, id } = notifications.at(-1)!;
  return createHash('sha256')
    .update(groupKey ?? id)
    .digest('base64url')
    .slice(0, 32);
}
