import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { ContactReason } from '../chat/chat-message.ts';
import { ClientId, Filled, Id, Instant, Line, saysSomething, Version } from '../contract/scalar.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';
import { GroupPerson } from './group.ts';
import { OwnRemoval, OwnReport, Removal } from './moderation.ts';
import { PackToShare, SharedPack } from './shared-pack.ts';

export const POST_KINDS = ['TALK', 'QUESTION', 'PACK'] as const;
export type PostKind = (typeof POST_KINDS)[number];
export const POST_KIND_LABELS: Record<PostKind, string> = { TALK: '글', QUESTION: '질문', PACK: '자료' };

/** Whether a question waits for an answer. */
export const QUESTION_STATES = ['OPEN', 'SOLVED'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];
export const QUESTION_STATE_LABELS: Record<QuestionState, string> = { OPEN: '답을 기다려요', SOLVED: '해결됐어요' };

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a post and a comment have in common: whose words they are, and how they stand. */
const said = {
  id: Id,
  /** Empty where they were removed, for all but their author. */
  content: v.string(),
  author: GroupPerson,
  isMine: v.boolean(),
  createdAt: Instant,
  editedAt: v.nullable(Instant),
  isRemoved: v.boolean(),
  /** Told to their author alone. */
  removal: v.nullable(Removal),
  /** Told to who removed them for her group, as long as she may bring them back. */
  myRemoval: v.nullable(OwnRemoval),
  /** The reader's own. */
  report: v.nullable(OwnReport),
  /** Whether the reader may remove them: she looks after the group, and they are another's. */
  canRemove: v.boolean(),
  version: Version,
};

/** A comment on a post; on a question, an answer. */
export const PostComment = v.object({ ...said, postId: Id, isChosen: v.boolean() });
export type PostComment = v.InferOutput<typeof PostComment>;

/** A file of a post; of an image, `text` says what it shows. */
export const PostFile = v.object({ file: FileRef, text: v.string() });
export type PostFile = v.InferOutput<typeof PostFile>;

/** What a teacher says to a group (COM-1). */
export const CommunityPost = v.object({
  ...said,
  groupId: Id,
  groupName: v.string(),
  kind: v.picklist(POST_KINDS),
  /** May be empty for a TALK, and is where the words were removed. */
  title: v.string(),
  /** Of a PACK at most one picture. */
  files: v.array(PostFile),
  isPinned: v.boolean(),
  /** Whether the reader may put it before the others. */
  canPin: v.boolean(),
  likes: Count,
  isLiked: v.boolean(),
  comments: Count,
  /** Of a question; null for every other. */
  state: v.nullable(v.picklist(QUESTION_STATES)),
  /** What its author chose as the answer. */
  answer: v.nullable(PostComment),
  /** Of a PACK that can be read; null for every other. */
  pack: v.nullable(SharedPack),
});
export type CommunityPost = v.InferOutput<typeof CommunityPost>;

const words = {
  title: Line(COMMUNITY_LIMITS.titleMax),
  content: Filled(COMMUNITY_LIMITS.contentMax, '내용을 입력해 주세요.'),
  files: v.pipe(
    v.array(v.strictObject({ fileId: Id, text: Line(COMMUNITY_LIMITS.imageTextMax) })),
    v.maxLength(COMMUNITY_LIMITS.filesMax, `파일은 한 번에 ${COMMUNITY_LIMITS.filesMax}개까지 올릴 수 있어요.`),
  ),
  /** Why contact data stands in it nevertheless. */
  contactReason: v.optional(ContactReason),
};

/** What the title of each kind is asked for with; a TALK may go without. */
export const TITLE_MISSING: Record<PostKind, string | null> = {
  TALK: null,
  QUESTION: '무엇이 궁금한지 제목에 적어 주세요.',
  PACK: '어떤 자료인지 제목에 적어 주세요.',
};
/** Whether a title does for the kind of post. */
export const isTitled = (kind: PostKind, title: string): boolean =>
  TITLE_MISSING[kind] === null || saysSomething(title);

/** A post as its author sends it; the same `clientId` is one post. That an image has its words is seen once it is known. */
export const NewPost = v.pipe(
  v.strictObject({
    clientId: ClientId,
    groupId: Id,
    kind: v.picklist(POST_KINDS),
    ...words,
    /** What a PACK, and nothing else, is made of. */
    pack: v.optional(PackToShare),
  }),
  v.forward(
    v.check(
      ({ kind, title }) => isTitled(kind, title),
      ({ input }) => TITLE_MISSING[input.kind] ?? '',
    ),
    ['title'],
  ),
  v.forward(
    v.check(({ kind, pack }) => (kind === 'PACK') === (pack !== undefined), '나눌 꾸러미를 골라 주세요.'),
    ['pack'],
  ),
);
export type NewPost = v.InferOutput<typeof NewPost>;

/** The new words of a post, against the version that its author read; what it is stays, with its pack, and a question keeps a title. */
export const PostWords = v.strictObject({ version: Version, ...words });
export type PostWords = v.InferOutput<typeof PostWords>;

const comment = {
  content: Filled(COMMUNITY_LIMITS.commentMax, '댓글을 입력해 주세요.'),
  contactReason: v.optional(ContactReason),
};
export const NewComment = v.strictObject({ clientId: ClientId, ...comment });
export type NewComment = v.InferOutput<typeof NewComment>;
export const CommentWords = v.strictObject({ version: Version, ...comment });
export type CommentWords = v.InferOutput<typeof CommentWords>;
