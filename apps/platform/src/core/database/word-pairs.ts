import { and, like, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { canSearchWords } from '@portal/domain/chat/search/found-words';
import { likePattern } from './like-pattern.ts';

/** A text that is searched, and the one talk or group that it stands in. */
interface Searched {
  readonly scope: SQLWrapper;
  readonly text: SQLWrapper;
}

/**
 * Whether all words stand in a text, by the index of its pairs of letters (0240_chat_search.sql): in the words of that index, or the
 * planner would not know it. `within` is the talk or the group as whoever looks knows it; the words are as they are compared
 * (`searchWords`).
 */
export function wordsStand(
  { scope, text }: Searched,
  within: SQLWrapper | string,
  words: readonly string[],
): SQL | undefined {
  const plain = sql`plain_words(${text})`;
  const all = words.join(' ');
  return and(
    // Not by an index of the order, which would read all that was ever said there.
    sql`(${scope} = ${within}) is true`,
    // A single letter makes no pair, and every text would have all of none.
    canSearchWords(all) ? sql`word_pairs(${scope}, ${plain}) @> word_pairs(${within}, ${all})` : undefined,
    ...words.map((word) => like(plain, likePattern(word))),
  );
}
