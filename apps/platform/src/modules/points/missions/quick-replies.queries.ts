import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { chatMessageView } from '../../chat/module.ts';

const read = new QueryBuilder({ casing: 'snake_case' });

interface Asked {
  readonly teacherId: string;
  readonly from: Date;
  readonly until: Date;
}

/** One row for each answer of a teacher that came within an hour of the first message that she had not answered. */
export function quickReplies({ teacherId, from, until }: Asked): SQL {
  const answer = read
    .select()
    .from(chatMessageView)
    .where(
      and(
        eq(chatMessageView.senderId, teacherId),
        gte(chatMessageView.sentAt, from),
        lt(chatMessageView.sentAt, until),
      ),
    )
    .as('answer');
  // What she wrote before that, in the same talk.
  const before = read
    .select({ seq: chatMessageView.seq })
    .from(chatMessageView)
    .where(
      and(
        eq(chatMessageView.roomId, answer.roomId),
        lt(chatMessageView.seq, answer.seq),
        eq(chatMessageView.senderId, teacherId),
      ),
    )
    .orderBy(desc(chatMessageView.seq))
    .limit(1);
  const first = read
    .select({ sentAt: chatMessageView.sentAt })
    .from(chatMessageView)
    .where(
      and(
        eq(chatMessageView.roomId, answer.roomId),
        eq(chatMessageView.seq, sql`coalesce((${before}), 0) + 1`),
        lt(chatMessageView.seq, answer.seq),
        ne(chatMessageView.senderId, teacherId),
      ),
    );
  return sql`${read
    .select({ seq: answer.seq })
    .from(answer)
    .where(sql`${answer.sentAt} <= (${first}) + interval '1 hour'`)}`;
}
