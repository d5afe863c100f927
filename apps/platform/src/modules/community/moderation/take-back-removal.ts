import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { removalTakenBack, reportWaitsAgain } from '../community-notices.ts';
import { heldByRemoval } from './kept-files.ts';
import { isRemovalBy } from './moderation-view.ts';
import { moderationQueries } from './moderation.queries.ts';
import type { ReportRow } from './moderation.tables.ts';
import { type HeldWords, namedWords, takeWords } from './words.ts';

/**
 * Brings back words that the same person removed for her group; their author is told. Reports that the removal ended are put before
 * the team again by `report`, which is told the first of them: nobody ends a report by removing words and bringing them back.
 */
export async function takeBackRemoval(
  tx: Tx,
  { clock, files, notify }: Pick<CommunityDeps, 'clock' | 'files' | 'notify'>,
  words: HeldWords,
  moderatorId: string,
  report: (shown: HeldWords, first: ReportRow) => Promise<void>,
): Promise<void> {
  const moderation = moderationQueries(tx);
  const removal = (await moderation.removalsOf([words.id])).get(words.id);
  if (!removal || !isRemovalBy(removal, moderatorId)) throw new DomainError('WRONG_STATE');
  await takeWords(tx, words, 'TAKE_BACK');
  await moderation.changeRemoval(removal.seq, { takenBackAt: clock.now() });
  await files.bar(tx, [heldByRemoval(removal.seq)], false);
  const named = await namedWords(tx, words);
  await notify(tx, { userId: words.authorId, ...removalTakenBack(named, removal.seq) });
  const waiting = await moderation.reopenReports(words.id, removal);
  if (waiting[0]) await report({ ...words, state: 'SHOWN' }, waiting[0]);
  for (const { reporterId } of waiting)
    await notify(tx, { userId: reporterId, ...reportWaitsAgain(named, removal.seq) });
}
