import { randomUUID } from 'node:crypto';
import { areWordsRemoved } from '@portal/domain/community/moderation-transitions';
import type { CommentWords, NewComment } from '@portal/domain/community/post';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps, CommunityDesks } from '../community-deps.ts';
import { commented } from '../community-notices.ts';
import { memberRole } from '../groups/groups.service.ts';
import { memberQueries } from '../groups/members.queries.ts';
import { deleteWords } from '../moderation/delete-words.ts';
import { holdWords, namedWords, offDesk, takeWords, wordsOf } from '../moderation/words.ts';
import { contactReasonOf } from '../posts/post-words.ts';
import type { CommentRow, PostRow } from '../posts/posts.tables.ts';
import { tellingOfPost } from '../posts/telling-of-post.ts';
import { commentQueries } from './comments.queries.ts';

/** What teachers say about posts. */
export function commentService(deps: CommunityDeps, desks: CommunityDesks) {
  const { database, clock, notify } = deps;
  const { db } = database;

  /** Tells the author of the post, unless she wrote the comment or wants to hear nothing of the group. */
  async function tellAuthor(tx: Tx, post: PostRow, comment: CommentRow): Promise<void> {
    if (post.authorId === comment.authorId) return;
    if (!(await memberQueries(tx, post.groupId).listening([post.authorId])).has(post.authorId)) return;
    await notify(tx, { userId: post.authorId, ...commented(await namedWords(tx, wordsOf(post, comment))) });
  }

  /** One change of which others hear. */
  const change = <T>(byId: string, postId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    tellingOfPost(deps, { postId, byId }, () => db.transaction(work));

  return {
    async create(authorId: string, postId: string, { clientId, content, contactReason }: NewComment): Promise<string> {
      const reason = contactReasonOf(content, contactReason);
      return change(authorId, postId, async (tx) => {
        const comments = commentQueries(tx);
        const { post: held } = await holdWords(tx, { postId });
        const known = await comments.byKey(authorId, clientId);
        if (known) return sameAs(known, postId, content);
        await memberRole(tx, held.groupId, authorId);
        if (areWordsRemoved(held.state)) throw new DomainError('POST_REMOVED');
        const row = { id: `cmt_${randomUUID()}`, clientId, postId, groupId: held.groupId, authorId };
        const added = await comments.add({ ...row, content, contactReason: reason, createdAt: clock.now() });
        // The same name at another post, at the same moment.
        if (!added) throw new DomainError('KEY_REUSED');
        await tellAuthor(tx, held, added);
        return added.id;
      });
    },

    update: (authorId: string, postId: string, commentId: string, wanted: CommentWords): Promise<void> =>
      change(authorId, postId, async (tx) => {
        const held = await holdWords(tx, { postId, commentId });
        if (held.authorId !== authorId) throw new DomainError('NOT_AUTHOR');
        if (areWordsRemoved(held.state) || areWordsRemoved(held.post.state)) throw new DomainError('POST_REMOVED');
        await memberRole(tx, held.post.groupId, authorId);
        if (held.comment!.version !== wanted.version) throw new DomainError('VERSION_CONFLICT');
        const contactReason = contactReasonOf(wanted.content, wanted.contactReason);
        const words = { content: wanted.content, contactReason, editedAt: clock.now(), version: wanted.version + 1 };
        await takeWords(tx, held, 'EDIT', words);
      }),

    remove: (authorId: string, postId: string, commentId: string): Promise<void> =>
      tellingOfPost(deps, { postId, byId: authorId }, () =>
        offDesk(
          db,
          desks,
          async () => [commentId],
          async (tx, check) => {
            const held = await holdWords(tx, { postId, commentId });
            if (held.authorId !== authorId) throw new DomainError('NOT_AUTHOR');
            check(held);
            await deleteWords(tx, deps, held);
          },
        ),
      ),
  };
}
export type CommentService = ReturnType<typeof commentService>;

/** The same call again finds what it made; what was changed since is not what it asked for. */
function sameAs(known: CommentRow, postId: string, content: string): string {
  const isOther = known.postId !== postId || known.deletedAt || (known.version === 1 && known.content !== content);
  if (isOther) throw new DomainError('KEY_REUSED');
  return known.id;
}
