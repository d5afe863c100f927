import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { type CommunityPost, PostFile, type PostKind, PostWords } from '@portal/domain/community/post';
import { saysSomething } from '@portal/domain/contract/scalar';
import { isPicture } from '../post/is-picture.ts';
import { editor as words } from '../post-messages.ts';

const File = v.pipe(
  v.object({ file: FileRef, text: v.pipe(v.string(), v.maxLength(COMMUNITY_LIMITS.imageTextMax)) }),
  v.forward(
    v.check(({ file, text }) => !isPicture(file) || saysSomething(text), words.imageTextMissing),
    ['text'],
  ),
);

/** What stands in the form: the contract's words, with files as they are shown. */
const schemaOf = (needsTitle: boolean) =>
  v.object({
    title: needsTitle
      ? v.pipe(PostWords.entries.title, v.check(saysSomething, words.titleMissing))
      : PostWords.entries.title,
    content: PostWords.entries.content,
    files: v.array(File),
    contactReason: v.string(),
    version: v.number(),
  });

export const POST_SCHEMAS: Record<PostKind, ReturnType<typeof schemaOf>> = {
  TALK: schemaOf(false),
  QUESTION: schemaOf(true),
};
export type PostValues = v.InferInput<ReturnType<typeof schemaOf>>;

/** As it is kept while it is half-written. */
export const PostDraft = v.object({ title: v.string(), content: v.string(), files: v.array(PostFile) });

export const postValues = (post: CommunityPost | null): PostValues => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  files: post?.files ?? [],
  contactReason: '',
  version: post?.version ?? 0,
});
