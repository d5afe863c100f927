import { searchWords, snippetOf } from '@portal/domain/chat/search/found-words';
import type { FoundMessage } from '@portal/domain/chat/search.contract';
import type { ChatDeps } from '../chat-deps.ts';
import type { MessagePlace } from '../messages/message-changes.queries.ts';
import { foundStatement } from './search.queries.ts';

interface Asked {
  readonly search: string;
  readonly lastItem?: string | undefined;
  readonly size: number;
}

function placeOf(name: string): MessagePlace {
  const [roomId = '', seq] = name.split('.');
  return { roomId, seq: Number(seq) };
}

/** Messages of one person's talks in which all words stand, newest first, each with its line around them. */
export async function foundMessages(
  { database: { db } }: Pick<ChatDeps, 'database'>,
  memberId: string,
  { search, lastItem, size }: Asked,
): Promise<FoundMessage[]> {
  const rows = await foundStatement(db, memberId, {
    words: searchWords(search),
    last: lastItem === undefined ? undefined : placeOf(lastItem),
    size,
  });
  return rows.map(({ room, message: { seq, senderId, content, sentAt }, other, sender }) => {
    const { text, places } = snippetOf(content, search);
    return {
      room: { ...room, title: room.title ?? other?.name ?? '', avatar: other?.avatar ?? null },
      seq,
      sender: { id: senderId, name: sender?.name ?? '', avatar: sender?.avatar ?? null },
      isMine: senderId === memberId,
      at: sentAt.toISOString(),
      snippet: text,
      places,
    };
  });
}
