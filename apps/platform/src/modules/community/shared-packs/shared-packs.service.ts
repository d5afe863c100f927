import { addSeconds } from 'date-fns/addSeconds';
import { areWordsRemoved } from '@portal/domain/community/moderation-transitions';
import { TAKE_BACK_SECONDS } from '@portal/domain/community/shared-pack';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { thanked } from '../community-notices.ts';
import { memberRole } from '../groups/groups.service.ts';
import { memberQueries } from '../groups/members.queries.ts';
import { holdWords, namedWords, type HeldWords } from '../moderation/words.ts';
import { sharedPackQueries } from './shared-packs.queries.ts';
import type { TakingRow } from './shared-packs.tables.ts';
import { takingQueries } from './takings.queries.ts';

/** What members do with the packs that are shared in their groups. */
export function sharedPackService({ database: { db }, clock, realtime, library, notify }: CommunityDeps) {
  /** One after the other at each post, and with whoever deletes it. */
  const atPost = (postId: string, work: (tx: Tx, words: HeldWords) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => work(tx, await holdWords(tx, { postId })));

  async function keep(tx: Tx, { post, authorId }: HeldWords, takerId: string, known: TakingRow | undefined) {
    const shared = await sharedPackQueries(tx).ofPost(post.id);
    if (!shared) throw new DomainError('WRONG_STATE');
    const place = { postId: post.id, takerId };
    const copy = await library.keep(tx, takerId, { from: authorId, contents: shared.contents });
    // Who has deleted her copy has another one; that she took it stays as it was.
    if (known) return takingQueries(tx).change(place, copy);
    await takingQueries(tx).add({ ...place, ...copy, takenAt: clock.now() });
  }

  return {
    /** Taken twice, also at once, it is there once. */
    take: (takerId: string, postId: string): Promise<void> =>
      atPost(postId, async (tx, words) => {
        if (words.authorId === takerId) throw new DomainError('OWN_PACK');
        if (areWordsRemoved(words.state)) throw new DomainError('POST_REMOVED');
        await memberRole(tx, words.post.groupId, takerId);
        const known = await takingQueries(tx).lock({ postId, takerId });
        if (!known?.packId) await keep(tx, words, takerId, known);
      }),

    /** As if it had never been taken; what was not taken is given back already. */
    giveBack: (takerId: string, postId: string): Promise<void> =>
      atPost(postId, async (tx) => {
        const place = { postId, takerId };
        const taken = await takingQueries(tx).lock(place);
        if (!taken) return;
        if (taken.settledAt || clock.now() > addSeconds(taken.takenAt, TAKE_BACK_SECONDS))
          throw new DomainError('TAKEN_FOR_GOOD');
        const { packId, documentIds } = taken;
        if (packId) await library.giveBack(tx, takerId, { packId, documentIds });
        await takingQueries(tx).remove(place);
      }),

    async thank(takerId: string, postId: string, isThanked: boolean): Promise<void> {
      await atPost(postId, async (tx, words) => {
        if (areWordsRemoved(words.state)) throw new DomainError('POST_REMOVED');
        const place = { postId, takerId };
        const taken = await takingQueries(tx).lock(place);
        if (!taken) throw new DomainError('PACK_NOT_TAKEN');
        if ((taken.thankedAt !== null) === isThanked) return;
        await takingQueries(tx).change(place, { thankedAt: isThanked ? clock.now() : null });
        const { post, authorId } = words;
        if (!isThanked || !(await memberQueries(tx, post.groupId).listening([authorId])).has(authorId)) return;
        // Thanked again after it was taken back, it is told once.
        await notify(tx, { userId: authorId, ...thanked(await namedWords(tx, words), takerId) });
        realtime.tell(authorId, 'post.changed', { id: postId });
      });
    },
  };
}
export type SharedPackService = ReturnType<typeof sharedPackService>;
