import { GROUP_CONTACTS } from '@portal/domain/community/group-contacts';
import type { PackToShare } from '@portal/domain/community/shared-pack';
import { CONTACT_KIND_LABELS, findContactData } from '@portal/domain/patterns/contact-data';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { documentsOf, type PackContents } from '../../library/module.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { sharedPackQueries } from './shared-packs.queries.ts';

type Deps = Pick<CommunityDeps, 'files' | 'library'>;
interface Place {
  readonly postId: string;
  readonly authorId: string;
}

const refuse = (sentence: string) => new DomainError('VALIDATION', { fields: { 'pack.packId': sentence } });

const PACKS = 'shared-pack:';

/** Its files are the author's, and stay for as long as the post has them, whatever becomes of her library. */
const packUse = ({ postId, authorId }: Place, fileIds: readonly string[]) => ({
  ownerId: authorId,
  location: 'LECTURE' as const,
  usedBy: `${PACKS}${postId}`,
  fileIds,
});

/** Every word of a pack that others will read. */
function wordsOf(contents: PackContents): string {
  const { name, polls, homework } = contents;
  const names = documentsOf(contents).map((one) => one.name);
  const asked = polls.flatMap(({ question, options }) => [question, ...options]);
  return [name, ...names, homework?.title, homework?.content, ...asked].filter(Boolean).join('\n');
}

/** Keeps a pack of the author's with her post, as it is now. */
export async function sharePack(tx: Tx, { files, library }: Deps, place: Place, { packId, licence }: PackToShare) {
  const contents = await library.contentsOf(tx, place.authorId, packId);
  const documents = documentsOf(contents);
  if (!documents.length && !contents.homework && !contents.polls.length)
    throw refuse('나눌 것이 없는 꾸러미예요. 자료나 과제, 질문을 담은 뒤 나눠 주세요.');
  const contacts = findContactData(wordsOf(contents), GROUP_CONTACTS).map((kind) => CONTACT_KIND_LABELS[kind]);
  if (contacts.length)
    throw refuse(`꾸러미에 연락처(${contacts.join(', ')})가 들어 있어요. 꾸러미에서 뺀 뒤 나눠 주세요.`);
  const fileIds = documents.map(({ fileId }) => fileId);
  await files.use(tx, packUse(place, fileIds));
  await sharedPackQueries(tx).add({ postId: place.postId, sourceId: packId, licence, contents });
}

/** Nobody opens its files any more by the addresses that the post gave. */
export async function recallPack(tx: Tx, { files }: Pick<Deps, 'files'>, postId: string): Promise<void> {
  const shared = await sharedPackQueries(tx).ofPost(postId);
  if (shared)
    await files.recall(
      tx,
      documentsOf(shared.contents).map(({ fileId }) => fileId),
    );
}

/** The post is gone: what others took of it stays theirs. */
export async function endSharing(tx: Tx, { files }: Deps, place: Place): Promise<void> {
  await files.use(tx, packUse(place, []));
  await sharedPackQueries(tx).remove(place.postId);
}

/** Whether a post was made of that pack, with that licence. */
export async function sharesPack(tx: Tx, postId: string, pack: PackToShare | undefined): Promise<boolean> {
  const row = await sharedPackQueries(tx).ofPost(postId);
  return row?.sourceId === pack?.packId && row?.licence === pack?.licence;
}
