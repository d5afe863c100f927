import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '@portal/domain/chat/search/found-words';
import type { PostKind, QuestionState } from '@portal/domain/community/post';
import { wordsStand } from '../../../core/database/word-pairs.ts';
import type { On } from '../community-deps.ts';
import { communityPost as post } from './posts.tables.ts';

export interface PostPage {
  readonly kind?: PostKind | undefined;
  readonly state?: QuestionState | undefined;
  readonly search?: string | undefined;
  readonly lastItem?: string | undefined;
  readonly size: number;
}

const SEARCHED = { scope: post.groupId, text: sql`${post.title} || ' ' || ${post.content}` };

function standing({ kind, state }: PostPage): SQL | undefined {
  if (state) return and(eq(post.kind, 'QUESTION'), state === 'OPEN' ? isNull(post.answerId) : isNotNull(post.answerId));
  return kind && eq(post.kind, kind);
}

/** What a teacher reads of a group: what is pinned, then the newest; removed words only where they are hers. */
export function postsStatement(db: On, readerId: string, groupId: string, page: PostPage) {
  const words = searchWords(page.search ?? '');
  return db
    .select()
    .from(post)
    .where(
      and(
        words.length === 0 ? eq(post.groupId, groupId) : wordsStand(SEARCHED, groupId, words),
        isNull(post.deletedAt),
        or(inArray(post.state, ['SHOWN', 'REPORTED']), eq(post.authorId, readerId)),
        standing(page),
        page.lastItem === undefined
          ? undefined
          : sql`(${post.isPinned}, ${post.seq}) < (select is_pinned, seq from community_post where id = ${page.lastItem})`,
      ),
    )
    .orderBy(desc(post.isPinned), desc(post.seq))
    .limit(page.size);
}
