import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import {
  type CommunityPost,
  isTitled,
  POST_KINDS,
  PostFile,
  type PostKind,
  PostWords,
  TITLE_MISSING,
} from '@portal/domain/community/post';
import { type Licence, LICENCES } from '@portal/domain/community/shared-pack';
import { saysSomething } from '@portal/domain/contract/scalar';
import { sharing } from '../packs-messages.ts';
import { isPicture } from '../post/is-picture.ts';
import { editor as words } from '../post-messages.ts';

const File = v.pipe(
  v.object({ file: FileRef, text: v.pipe(v.string(), v.maxLength(COMMUNITY_LIMITS.imageTextMax)) }),
  v.forward(
    v.check(({ file, text }) => !isPicture(file) || saysSomething(text), words.imageTextMissing),
    ['text'],
  ),
);
const Files = v.array(File);
const Picture = v.pipe(
  Files,
  v.check((files) => files.length <= 1 && files.every(({ file }) => isPicture(file)), sharing.pictureOnly),
);
const isLicence = (value: string): value is Licence => LICENCES.some((one) => one === value);

/** What stands in the form: the contract's words, with files as they are shown. A pack is chosen once. */
const schemaOf = (kind: PostKind, choosesPack = false) =>
  v.object({
    title: v.pipe(
      PostWords.entries.title,
      v.check((title) => isTitled(kind, title), TITLE_MISSING[kind] ?? ''),
    ),
    content: PostWords.entries.content,
    files: kind === 'PACK' ? Picture : Files,
    packId: v.pipe(
      v.string(),
      v.check((id) => !choosesPack || id !== '', sharing.packMissing),
    ),
    licence: v.pipe(
      v.custom<Licence | ''>((value) => typeof value === 'string'),
      v.check((licence) => !choosesPack || isLicence(licence), sharing.licenceMissing),
    ),
    /** What is written, for a draft to remember. */
    kind: v.picklist(POST_KINDS),
    contactReason: v.string(),
    version: v.number(),
  });

const SCHEMAS = { TALK: schemaOf('TALK'), QUESTION: schemaOf('QUESTION'), PACK: schemaOf('PACK') };
const NEW_PACK = schemaOf('PACK', true);

export const postSchemaOf = (kind: PostKind, isNew: boolean): ReturnType<typeof schemaOf> =>
  kind === 'PACK' && isNew ? NEW_PACK : SCHEMAS[kind];
export type PostValues = v.InferInput<ReturnType<typeof schemaOf>>;

/** As it is kept while it is half-written; drafts of before packs could be shared have none. */
export const PostDraft = v.object({
  title: v.string(),
  content: v.string(),
  files: v.array(PostFile),
  packId: v.optional(v.string(), ''),
  licence: v.optional(v.picklist([...LICENCES, '']), ''),
  kind: v.optional(v.picklist(POST_KINDS), 'TALK'),
});

export const postValues = (post: CommunityPost | null, kind: PostKind = 'TALK'): PostValues => ({
  kind: post?.kind ?? kind,
  title: post?.title ?? '',
  content: post?.content ?? '',
  files: post?.files ?? [],
  packId: '',
  licence: '',
  contactReason: '',
  version: post?.version ?? 0,
});

/** The pack that goes with a new post of that kind. */
export const packOf = (kind: PostKind, { packId, licence }: Pick<PostValues, 'packId' | 'licence'>) =>
  kind === 'PACK' && isLicence(licence) ? { packId, licence } : undefined;
