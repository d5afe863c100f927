import { GROUP_CONTACTS } from '@portal/domain/community/group-contacts';
import type { NewPost } from '@portal/domain/community/post';
import { saysSomething } from '@portal/domain/contract/scalar';
import { contactDataError } from '../../../core/contact-data-error.ts';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';

type Words = Pick<NewPost, 'kind' | 'title' | 'content' | 'files' | 'contactReason'>;

/** Why contact data stands in what she writes; null where there is none, and refused where she does not say why. */
export function contactReasonOf(text: string, contactReason: string | undefined): string | null {
  const error = contactDataError(text, GROUP_CONTACTS);
  if (!error) return null;
  if (contactReason === undefined) throw error;
  return contactReason;
}

/** The columns of a post's words: a question has a title, and contact data its reason. */
export function wordColumns({ kind, title, content, files, contactReason }: Words) {
  if (kind === 'QUESTION' && !saysSomething(title))
    throw new DomainError('VALIDATION', { fields: { title: '무엇이 궁금한지 제목에 적어 주세요.' } });
  const all = [title, content, ...files.map(({ text }) => text)].join('\n');
  return { title, content, files, contactReason: contactReasonOf(all, contactReason) };
}

/** Says which files a post uses from now on: hers, and each image with what it shows. */
export async function keepFiles(
  tx: Tx,
  { files }: Pick<CommunityDeps, 'files'>,
  { id, authorId, files: kept }: { readonly id: string; readonly authorId: string; readonly files: Words['files'] },
): Promise<void> {
  const fileIds = kept.map(({ fileId }) => fileId);
  if (new Set(fileIds).size < fileIds.length) throw new DomainError('FILE_NOT_FOUND');
  await files.use(tx, { ownerId: authorId, location: 'POST', usedBy: `post:${id}`, fileIds });
  const refs = await files.refsOf(tx, fileIds);
  const bare = kept.flatMap(({ fileId, text }, no) =>
    refs.get(fileId)?.contentType.startsWith('image/') && !saysSomething(text) ? [no] : [],
  );
  if (!bare.length) return;
  const problems = bare.map((no) => [`files.${no}.text`, '그림에 무엇이 보이는지 적어 주세요.']);
  throw new DomainError('VALIDATION', { fields: Object.fromEntries(problems) });
}
