import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PostKind, QuestionState } from '@portal/domain/community/post';
import { likePattern } from '../../../core/database/like-pattern.ts';
import type { On } from '../community-deps.ts';
import { communityPost as post } from './posts.tables.ts';

export interface PostPage {
  readonly kind?: PostKind | undefined;
  readonly state?: QuestionState | undefined;
  readonly search?: string | undefined;
  readonly lastItem?: string | undefined;
  readonly size: number;
}

/** Every word stands somewhere in title or content. */
const found = (search = ''): SQL[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => or(ilike(post.title, likePattern(word)), ilike(post.content, likePattern(word)))!);

function standing({ kind, state }: PostPage): SQL | undefined {
  if (state) return and(eq(post.kind, 'QUESTION'), state === 'OPEN' ? isNull(post.answerId) : isNotNull(post.answerId));
  return kind && eq(post.kind, kind);
}

/** What a teacher reads of a group: what is pinned, then the newest; removed words only where they are hers. */
export const postsStatement = (db: On, readerId: string, groupId: string, page: PostPage) =>
  db
    .select()
    .from(post)
    .where(
      and(
        eq(post.groupId, groupId),
        isNull(post.deletedAt),
        or(inArray(post.state, ['SHOWN', 'REPORTED']), eq(post.authorId, readerId)),
        standing(page),
        ...found(page.search),
        page.lastItem === undefined
          ? undefined
          : sql`(${post.isPinned}, ${post.seq}) < (select is_pinned, seq from community_post where id = ${page.lastItem})`,
      ),
    )
    .orderBy(desc(post.isPinned), desc(post.seq))
    .limit(page.size);
