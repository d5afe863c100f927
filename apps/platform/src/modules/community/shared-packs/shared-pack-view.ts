import type { SharedDocument, SharedPack } from '@portal/domain/community/shared-pack';
import { documentsOf, type PackContents } from '../../library/module.ts';
import type { CommunityDeps, On } from '../community-deps.ts';
import { sharedPackQueries } from './shared-packs.queries.ts';

interface Reader {
  readonly readerId: string;
  /** Of the posts, those in whose group the reader is: she may open the files. */
  readonly opened: ReadonlySet<string>;
}

/** The packs of posts as a teacher reads them, by the post. */
export async function sharedPackViews(
  on: On,
  { files }: Pick<CommunityDeps, 'files'>,
  { readerId, opened }: Reader,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, SharedPack>> {
  const queries = sharedPackQueries(on);
  const [rows, figures, taken] = [
    await queries.byPosts(postIds),
    await queries.figures(postIds),
    await queries.takenBy(readerId, postIds),
  ];
  const refs = await files.refsOf(
    on,
    [...rows.values()].flatMap(({ postId, contents }) =>
      opened.has(postId) ? documentsOf(contents).map(({ fileId }) => fileId) : [],
    ),
  );
  return new Map(
    [...rows.values()].map(({ postId, licence, contents }) => {
      const { name, documents, homework, polls } = contents;
      const shown = (all: PackContents['documents']): SharedDocument[] =>
        all.map(({ fileId, ...document }) => ({
          ...document,
          // Another post may open the same file.
          file: (opened.has(postId) && refs.get(fileId)) || null,
        }));
      const mine = taken.get(postId);
      const view: SharedPack = {
        name,
        licence,
        size: documentsOf(contents).reduce((sum, { size }) => sum + size, 0),
        documents: shown(documents),
        homework: homework && { ...homework, documents: shown(homework.documents) },
        questions: polls.map(({ question }) => question),
        ...(figures.get(postId) ?? { takers: 0, thanks: 0 }),
        mine: mine ? { packId: mine.packId, isThanked: mine.thankedAt !== null } : null,
      };
      return [postId, view];
    }),
  );
}
