import { GROUP_CONTACTS, postText } from '@portal/domain/community/group-contacts';
import { isTitled, type NewPost, TITLE_MISSING } from '@portal/domain/community/post';
import { saysSomething } from '@portal/domain/contract/scalar';
import { contactDataError } from '../../../core/contact-data-error.ts';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps, On } from '../community-deps.ts';

/** What uses the files that stand in a post. */
export const usedByPost = (id: string): string => `post:${id}`;

type Words = Pick<NewPost, 'kind' | 'title' | 'content' | 'files' | 'contactReason'>;

/** Why contact data stands in what she writes; null where there is none, and refused where she does not say why. */
export function contactReasonOf(text: string, contactReason: string | undefined): string | null {
  const error = contactDataError(text, GROUP_CONTACTS);
  if (!error) return null;
  if (contactReason === undefined) throw error;
  return contactReason;
}

/** The columns of a post's words: all but a talk have a title, and contact data its reason. */
export async function wordColumns(
  on: On,
  { files: assets }: Pick<CommunityDeps, 'files'>,
  { kind, title, content, files, contactReason }: Words,
) {
  if (!isTitled(kind, title)) throw new DomainError('VALIDATION', { fields: { title: TITLE_MISSING[kind]! } });
  const refs = await assets.refsOf(
    on,
    files.map(({ fileId }) => fileId),
  );
  const shown = files.map(({ fileId, text }) => ({ file: { name: refs.get(fileId)?.name ?? '' }, text }));
  return {
    title,
    content,
    files,
    contactReason: contactReasonOf(postText({ title, content, files: shown }), contactReason),
  };
}

/** Says which files a post uses from now on: hers, and each image with what it shows; beside a pack one picture at most. */
export async function keepFiles(
  tx: Tx,
  { files }: Pick<CommunityDeps, 'files'>,
  {
    id,
    authorId,
    kind,
    files: kept,
  }: Pick<Words, 'kind' | 'files'> & { readonly id: string; readonly authorId: string },
): Promise<void> {
  const fileIds = kept.map(({ fileId }) => fileId);
  if (new Set(fileIds).size < fileIds.length) throw new DomainError('FILE_NOT_FOUND');
  await files.use(tx, { ownerId: authorId, location: 'POST', usedBy: usedByPost(id), fileIds });
  const refs = await files.refsOf(tx, fileIds);
  const isImage = (fileId: string) => refs.get(fileId)?.contentType.startsWith('image/') === true;
  if (kind === 'PACK' && (kept.length > 1 || kept.some(({ fileId }) => !isImage(fileId))))
    throw new DomainError('VALIDATION', {
      fields: { files: '그림 한 장만 함께 올릴 수 있어요. 다른 파일은 꾸러미에 담아 주세요.' },
    });
  const bare = kept.flatMap(({ fileId, text }, no) => (isImage(fileId) && !saysSomething(text) ? [no] : []));
  if (!bare.length) return;
  const problems = bare.map((no) => [`files.${no}.text`, '그림에 무엇이 보이는지 적어 주세요.']);
  throw new DomainError('VALIDATION', { fields: Object.fromEntries(problems) });
}
