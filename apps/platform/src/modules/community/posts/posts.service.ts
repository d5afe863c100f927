import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { areWordsRemoved } from '@portal/domain/community/moderation-transitions';
import type { NewPost, PostWords } from '@portal/domain/community/post';
import type { PackToShare } from '@portal/domain/community/shared-pack';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { commentQueries } from '../comments/comments.queries.ts';
import type { CommunityDeps, CommunityDesks } from '../community-deps.ts';
import { chosen } from '../community-notices.ts';
import { groupQueries } from '../groups/groups.queries.ts';
import { memberRole, requireModerator } from '../groups/groups.service.ts';
import { memberQueries } from '../groups/members.queries.ts';
import { deleteWords } from '../moderation/delete-words.ts';
import { type HeldWords, holdWords, namedWords, offDesk, takeWords, wordsOf } from '../moderation/words.ts';
import { endSharing, sharePack, sharesPack } from '../shared-packs/share-pack.ts';
import { keepFiles, wordColumns } from './post-words.ts';
import { postQueries } from './posts.queries.ts';
import type { PostRow } from './posts.tables.ts';
import { tellingOfPost } from './telling-of-post.ts';

/** What teachers say to their groups, and what they do with what is said. */
export function postService(deps: CommunityDeps, desks: CommunityDesks) {
  const { database, clock, notify } = deps;
  const { db } = database;

  /** One change of a post that is held. */
  const change = (postId: string, work: (tx: Tx, words: HeldWords) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => work(tx, await holdWords(tx, { postId })));
  /** One by its author, of which others hear. */
  const changeOwn = (authorId: string, postId: string, work: (tx: Tx, words: HeldWords) => Promise<void>) =>
    tellingOfPost(deps, { postId, byId: authorId }, () =>
      change(postId, async (tx, held) => {
        if (held.authorId !== authorId) throw new DomainError('NOT_AUTHOR');
        if (areWordsRemoved(held.state)) throw new DomainError('POST_REMOVED');
        await memberRole(tx, held.post.groupId, authorId);
        await work(tx, held);
      }),
    );

  return {
    async create(authorId: string, { clientId, groupId, kind, pack, ...words }: NewPost): Promise<string> {
      const columns = await wordColumns(db, deps, { kind, ...words });
      return db.transaction(async (tx) => {
        const posts = postQueries(tx);
        if (!(await groupQueries(tx).byId(groupId))) throw new DomainError('NOT_FOUND');
        const known = await posts.byKey(authorId, clientId);
        if (known) return sameAs(tx, known, { groupId, kind, ...columns }, pack);
        await memberRole(tx, groupId, authorId);
        const id = `pst_${randomUUID()}`;
        const row = { id, clientId, groupId, authorId, kind, ...columns, createdAt: clock.now() };
        // Sent twice at once: the second waits here, and finds what the first has made.
        if (!(await posts.add(row)))
          return sameAs(tx, (await posts.byKey(authorId, clientId))!, { groupId, kind, ...columns }, pack);
        await keepFiles(tx, deps, row);
        if (pack) await sharePack(tx, deps, { postId: id, authorId }, pack);
        return id;
      });
    },

    update: (authorId: string, id: string, { version, ...words }: PostWords): Promise<void> =>
      changeOwn(authorId, id, async (tx, held) => {
        const { post } = held;
        if (post.version !== version) throw new DomainError('VERSION_CONFLICT');
        const columns = await wordColumns(tx, deps, { kind: post.kind, ...words });
        await keepFiles(tx, deps, { id, authorId, kind: post.kind, files: words.files });
        const kept = new Set(words.files.map(({ fileId }) => fileId));
        const before = post.files.map(({ fileId }) => fileId);
        await deps.files.recall(
          tx,
          before.filter((fileId) => !kept.has(fileId)),
        );
        await takeWords(tx, held, 'EDIT', { ...columns, editedAt: clock.now(), version: version + 1 });
      }),

    /** What is said about it goes too; who reported any of it is told. */
    remove: (authorId: string, id: string): Promise<void> =>
      tellingOfPost(deps, { postId: id, byId: authorId }, () =>
        offDesk(
          db,
          desks,
          async (tx) => [id, ...(await commentQueries(tx).allOf(id)).map((comment) => comment.id)],
          async (tx, check) => {
            const held = await holdWords(tx, { postId: id });
            if (held.authorId !== authorId) throw new DomainError('NOT_AUTHOR');
            const comments = (await commentQueries(tx).allOf(id)).map((comment) => wordsOf(held.post, comment));
            for (const words of [...comments, held]) {
              check(words);
              await deleteWords(tx, deps, words);
            }
            await keepFiles(tx, deps, { id, authorId, kind: held.post.kind, files: [] });
            await endSharing(tx, deps, { postId: id, authorId });
          },
        ),
      ),

    like: (memberId: string, id: string, isLiked: boolean): Promise<void> =>
      change(id, async (tx, { post }) => {
        await memberRole(tx, post.groupId, memberId);
        if (areWordsRemoved(post.state)) throw new DomainError('POST_REMOVED');
        const posts = postQueries(tx);
        await (isLiked ? posts.like(id, memberId) : posts.unlike(id, memberId));
      }),

    pin: (memberId: string, id: string, isPinned: boolean): Promise<void> =>
      change(id, async (tx, { post }) => {
        await requireModerator(tx, post.groupId, memberId);
        if (areWordsRemoved(post.state)) throw new DomainError('POST_REMOVED');
        if (post.isPinned === isPinned) return;
        // Two who pin at once come one after the other.
        await groupQueries(tx).lock(post.groupId);
        const n = COMMUNITY_LIMITS.pinsMax;
        if (isPinned && (await postQueries(tx).countPinned(post.groupId)) >= n)
          throw new DomainError('LIMIT_REACHED', { values: { n } });
        await postQueries(tx).change(id, { isPinned });
      }),

    solve: (authorId: string, id: string, commentId: string | null): Promise<void> =>
      changeOwn(authorId, id, async (tx, { post }) => {
        if (post.kind !== 'QUESTION') throw new DomainError('WRONG_STATE');
        if (post.answerId === commentId) return;
        const answer = commentId === null ? null : await commentQueries(tx).ofPost(id, commentId);
        if (answer === undefined) throw new DomainError('NOT_FOUND');
        if (answer && areWordsRemoved(answer.state)) throw new DomainError('WRONG_STATE');
        await postQueries(tx).change(id, { answerId: commentId });
        if (!answer || answer.authorId === authorId) return;
        const userId = answer.authorId;
        if (!(await memberQueries(tx, post.groupId).listening([userId])).has(userId)) return;
        await notify(tx, { userId, ...chosen(await namedWords(tx, wordsOf(post, answer))) });
      }),
  };
}
export type PostService = ReturnType<typeof postService>;

/** The same call again finds what it made; what was changed since is not what it asked for. */
async function sameAs(
  tx: Tx,
  known: PostRow,
  wanted: Partial<PostRow>,
  pack: PackToShare | undefined,
): Promise<string> {
  if (known.deletedAt || !(await sharesPack(tx, known.id, pack))) throw new DomainError('KEY_REUSED');
  const made = Object.fromEntries(Object.keys(wanted).map((key) => [key, known[key as keyof PostRow]]));
  if (known.version === 1 && !isDeepStrictEqual(made, wanted)) throw new DomainError('KEY_REUSED');
  return known.id;
}
