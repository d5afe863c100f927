import type { Remover } from '@portal/domain/community/moderation';
import type { Tx } from '../../../core/database/database.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { removed, reportDecided } from '../community-notices.ts';
import { heldByRemoval } from './kept-files.ts';
import { moderationQueries } from './moderation.queries.ts';
import { recallPostFiles } from './recall-post-files.ts';
import { type HeldWords, namedWords, takeWords } from './words.ts';

interface Removing {
  readonly by: Remover;
  readonly byId: string;
  readonly reason: string;
}

/** Removes words that are off the desk, or being decided about: their author is told, and who reported them. */
export async function removeWords(
  tx: Tx,
  deps: Pick<CommunityDeps, 'clock' | 'notify' | 'files'>,
  words: HeldWords,
  removing: Removing,
): Promise<void> {
  const { clock, files, notify } = deps;
  const at = clock.now();
  const moderation = moderationQueries(tx);
  const named = await namedWords(tx, words);
  await takeWords(tx, words, 'REMOVE');
  await recallPostFiles(tx, deps, words);
  const { seq } = await moderation.addRemoval({ wordsId: words.id, ...removing, at });
  if (!words.comment) {
    const heldBy = heldByRemoval(seq);
    await files.hold(tx, { heldBy, fileIds: words.post.files.map(({ fileId }) => fileId) });
    await files.bar(tx, [heldBy], true);
  }
  await notify(tx, { userId: words.authorId, ...removed(named, { reason: removing.reason, at }) });
  // What those who look after the group write, they write to the author.
  const reason = removing.by === 'TEAM' ? removing.reason : '';
  for (const userId of await moderation.endReports(words.id, 'REMOVED', reason, at))
    await notify(tx, { userId, ...reportDecided(named, 'REMOVED', { reason, at }) });
}
