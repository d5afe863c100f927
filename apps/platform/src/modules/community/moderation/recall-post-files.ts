import type { Tx } from '../../../core/database/database.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { recallPack } from '../shared-packs/share-pack.ts';
import type { HeldWords } from './words.ts';

/** Who has opened a post before it was taken away opens its files no more by what she has. */
export async function recallPostFiles(
  tx: Tx,
  deps: Pick<CommunityDeps, 'files'>,
  { post, comment }: HeldWords,
): Promise<void> {
  if (comment) return;
  const fileIds = post.files.map(({ fileId }) => fileId);
  await deps.files.recall(tx, fileIds);
  await recallPack(tx, deps, post.id);
}
