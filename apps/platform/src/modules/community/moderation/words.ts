import { areWordsRemoved, moveWords, type WordsEvent } from '@portal/domain/community/moderation-transitions';
import type { Db, Tx } from '../../../core/database/database.ts';
import { stampOf } from '../../../core/desk/stamp.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { commentQueries } from '../comments/comments.queries.ts';
import type { CommunityDesks } from '../community-deps.ts';
import type { NamedWords } from '../community-notices.ts';
import { groupQueries } from '../groups/groups.queries.ts';
import { postQueries } from '../posts/posts.queries.ts';
import type { CommentRow, PostRow } from '../posts/posts.tables.ts';

/** Where words stand. */
export interface WordsPlace {
  readonly postId: string;
  /** Where they are a comment's. */
  readonly commentId?: string | undefined;
}

/** Words whose post is held until the transaction ends. */
export interface HeldWords {
  readonly id: string;
  readonly authorId: string;
  readonly state: PostRow['state'];
  readonly post: PostRow;
  readonly comment: CommentRow | null;
}

/** Throws NOT_FOUND, for deleted words too. */
export async function holdWords(tx: Tx, { postId, commentId }: WordsPlace): Promise<HeldWords> {
  const post = await postQueries(tx).lock(postId);
  if (!post) throw new DomainError('NOT_FOUND');
  if (commentId === undefined) return wordsOf(post, null);
  const comment = await commentQueries(tx).ofPost(postId, commentId);
  if (!comment) throw new DomainError('NOT_FOUND');
  return wordsOf(post, comment);
}

export const wordsOf = (post: PostRow, comment: CommentRow | null): HeldWords => {
  const { id, authorId, state } = comment ?? post;
  return { id, authorId, state, post, comment };
};

/** Words as one text, the title of a post above them. */
export const textOf = ({ post, comment }: HeldWords): string =>
  comment?.content ?? [post.title, post.content].filter(Boolean).join('\n');

/** What the team decides about, as it stands. */
export const stampOfWords = ({ post, comment }: HeldWords): string =>
  stampOf(comment ? [comment.content] : [post.title, post.content, post.files]);

/** Takes words one step on, by the table. What is removed stands before nothing and answers nothing. */
export async function takeWords(
  tx: Tx,
  { id, state, post, comment }: HeldWords,
  event: WordsEvent,
  set: Partial<Pick<PostRow, 'content' | 'editedAt' | 'deletedAt' | 'contactReason' | 'version'>> = {},
): Promise<void> {
  const move = moveWords(state, event);
  if ('refused' in move) throw new DomainError(move.refused);
  const isGone = areWordsRemoved(move.to) || event === 'DELETE';
  const posts = postQueries(tx);
  if (comment) {
    await commentQueries(tx).change(id, { ...set, state: move.to });
    if (isGone && post.answerId === id) await posts.change(post.id, { answerId: null });
  } else await posts.change(id, { ...set, state: move.to, ...(isGone && { isPinned: false }) });
}

/** By whom and where words are called in a notice. */
export async function namedWords(tx: Tx, { post, comment }: HeldWords): Promise<NamedWords> {
  const group = await groupQueries(tx).byId(post.groupId);
  return { groupName: group!.name, post, comment };
}

class CameBetween extends Error {}

/**
 * Takes words off the desk and then changes them: a decision holds what lies on the desk before it holds the words, so everybody does.
 * `ids` is told which came off; where one lies there that did not, somebody put it there in between, and it begins anew.
 */
export async function offDesk<T>(
  db: Db,
  { reports, appeals }: CommunityDesks,
  ids: (tx: Tx) => Promise<readonly string[]>,
  work: (tx: Tx, check: (words: Pick<HeldWords, 'id' | 'state'>) => void) => Promise<T>,
): Promise<T> {
  for (;;)
    try {
      return await db.transaction(async (tx) => {
        const off = new Set<string>();
        for (const id of [...(await ids(tx))].sort())
          if ([await reports.cancel(tx, id), await appeals.cancel(tx, id)].includes(true)) off.add(id);
        return work(tx, ({ id, state }) => {
          if ((state === 'REPORTED' || state === 'APPEALED') && !off.has(id)) throw new CameBetween();
        });
      });
    } catch (error) {
      if (!(error instanceof CameBetween)) throw error;
    }
}
