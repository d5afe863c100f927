import { subSeconds } from 'date-fns/subSeconds';
import { areWordsRemoved } from '@portal/domain/community/moderation-transitions';
import {
  SHARED_PACK_POINTS,
  SHARED_PACK_TAKERS_A_MONTH,
  TAKE_BACK_SECONDS,
} from '@portal/domain/community/shared-pack';
import type { Tx } from '../../../core/database/database.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import { earn, lockPurse, marketMonth } from '../../points/module.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { taken } from '../community-notices.ts';
import { memberQueries } from '../groups/members.queries.ts';
import { namedWords, wordsOf } from '../moderation/words.ts';
import { postQueries } from '../posts/posts.queries.ts';
import type { PostRow } from '../posts/posts.tables.ts';
import { claimDue, takingQueries } from './takings.queries.ts';

const EVERY_MS = 60_000;
/** That one round looks at; the rest is due in the next one. */
const AT_ONCE = 500;

/**
 * Once a pack can be given back no more, its author hears of it and gets her points, each in the transaction that settles it: several
 * processes may do it at once, and what stops in the middle goes on in the next round.
 */
export function settleTakings({ database: { db }, clock, realtime, notify, log }: CommunityDeps): IntervalWorker {
  /** The transaction of the points; null above the most of a month. */
  async function pay(tx: Tx, { id, authorId, title }: PostRow, at: Date): Promise<string | null> {
    const purse = await lockPurse(tx, authorId, at);
    // Whoever is paid at the same time waits at her purse.
    if ((await takingQueries(tx).countPaid(authorId, marketMonth(at))) >= SHARED_PACK_TAKERS_A_MONTH) return null;
    const cause = { kind: 'SHARED_PACK', id } as const;
    return earn(tx, purse, { points: SHARED_PACK_POINTS, reason: 'SHARED_PACK', title, cause, at });
  }

  async function tell(tx: Tx, post: PostRow, takerId: string, isPaid: boolean): Promise<void> {
    const { authorId } = post;
    if (!(await memberQueries(tx, post.groupId).listening([authorId])).has(authorId)) return;
    const words = await namedWords(tx, wordsOf(post, null));
    await notify(tx, { userId: authorId, ...taken(words, takerId, isPaid ? SHARED_PACK_POINTS : 0) });
  }

  /** Whose pack it was, where it counts: what was removed or deleted meanwhile gives nothing. */
  const settle = (place: { postId: string; takerId: string }): Promise<string | undefined> =>
    db.transaction(async (tx) => {
      if (!(await claimDue(tx, place))) return undefined;
      const settledAt = clock.now();
      const post = await postQueries(tx).byId(place.postId);
      const counts = post !== undefined && !areWordsRemoved(post.state);
      const transactionId = counts ? await pay(tx, post, settledAt) : null;
      await takingQueries(tx).change(place, { settledAt, transactionId });
      if (!counts) return undefined;
      await tell(tx, post, place.takerId, transactionId !== null);
      return post.authorId;
    });

  async function tick(): Promise<void> {
    for (const place of await takingQueries(db).due(subSeconds(clock.now(), TAKE_BACK_SECONDS), AT_ONCE))
      try {
        const authorId = await settle(place);
        if (authorId === undefined) continue;
        realtime.tell(authorId, 'wallet.changed', {});
        realtime.tell(authorId, 'post.changed', { id: place.postId });
      } catch (err) {
        log.error({ err, ...place }, 'a pack that was taken could not be settled, and will be again');
      }
  }

  return createIntervalWorker(tick, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'packs that were taken could not be settled, and will be again'),
  });
}
