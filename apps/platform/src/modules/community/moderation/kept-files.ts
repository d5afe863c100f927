import { documentsOf } from '../../library/module.ts';
import type { On } from '../community-deps.ts';
import { sharedPackQueries } from '../shared-packs/shared-packs.queries.ts';
import type { HeldWords } from './words.ts';

/** The files that stand with words now: those of a post, and of the pack that it shares. */
export async function filesOf(on: On, { post, comment }: HeldWords): Promise<string[]> {
  if (comment) return [];
  const pack = await sharedPackQueries(on).ofPost(post.id);
  return [...post.files, ...(pack ? documentsOf(pack.contents) : [])].map(({ fileId }) => fileId);
}

/** What holds the files of words as they were when they were reported. */
export const heldByReport = (seq: number): string => `community-report:${seq}`;

/** What holds the files of a removed post. */
export const heldByRemoval = (seq: number): string => `community-removal:${seq}`;
