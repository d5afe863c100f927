import type { Tx } from '../../../core/database/database.ts';
import { commentQueries } from '../comments/comments.queries.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { reportDecided } from '../community-notices.ts';
import { postQueries } from '../posts/posts.queries.ts';
import { moderationQueries } from './moderation.queries.ts';
import { recallPostFiles } from './recall-post-files.ts';
import { type HeldWords, namedWords, takeWords } from './words.ts';

const BY_AUTHOR = '쓴 사람이 먼저 지웠어요.';

/** Their author deletes words that are off the desk: nothing of them is left but their place, and who reported them is told. */
export async function deleteWords(
  tx: Tx,
  deps: Pick<CommunityDeps, 'clock' | 'notify' | 'files'>,
  words: HeldWords,
): Promise<void> {
  const { clock, notify } = deps;
  const now = clock.now();
  const named = await namedWords(tx, words);
  await takeWords(tx, words, 'DELETE');
  await recallPostFiles(tx, deps, words);
  const nothing = { content: '', contactReason: null, deletedAt: now };
  if (words.comment) await commentQueries(tx).change(words.id, nothing);
  else await postQueries(tx).change(words.id, { ...nothing, title: '', files: [] });
  for (const userId of await moderationQueries(tx).endReports(words.id, 'DELETED', BY_AUTHOR, now))
    await notify(tx, { userId, ...reportDecided(named, 'DELETED', { reason: BY_AUTHOR, at: now }) });
}
