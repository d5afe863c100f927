import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { REACTIONS, type Reactions } from '@portal/domain/chat/reaction';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { previewOf } from '../chats.queries.ts';
import { chatReaction } from '../chats.tables.ts';
import { messageQueries } from './messages.queries.ts';

type Queries = ReturnType<typeof messageQueries>;
type Found = Awaited<ReturnType<Queries['page']>>;
type Sender = Found[number]['sender'];

const personOf = (id: string, sender: Sender) => ({ id, name: sender?.name ?? '', avatar: sender?.avatar ?? null });

/** What was reacted to these messages, by their number, as one person sees it. */
async function reactionsTo(
  db: Db | Tx,
  { roomId, seqs, memberId }: { roomId: string; seqs: readonly number[]; memberId: string },
): Promise<ReadonlyMap<number, Reactions>> {
  const rows = await db
    .select({
      seq: chatReaction.seq,
      reaction: chatReaction.reaction,
      count: sql<number>`count(*)::int`,
      isMine: sql<boolean>`bool_or(${chatReaction.memberId} = ${memberId})`,
    })
    .from(chatReaction)
    .where(and(eq(chatReaction.roomId, roomId), inArray(chatReaction.seq, [...seqs])))
    .groupBy(chatReaction.seq, chatReaction.reaction);
  const inOrder = rows.toSorted((one, other) => REACTIONS.indexOf(one.reaction) - REACTIONS.indexOf(other.reaction));
  return new Map(
    [...Map.groupBy(inOrder, ({ seq }) => seq)].map(([seq, of]) => [seq, of.map(({ seq: _, ...one }) => one)]),
  );
}

/** Messages of one talk as one of its members reads them, with their files, what they answer and what was reacted to them. */
export async function messageViews(
  { db, files }: { readonly db: Db | Tx; readonly files: Files },
  { roomId, memberId }: { readonly roomId: string; readonly memberId: string },
  rows: Found,
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const [refs, answered, reactions] = await Promise.all([
    files.refsOf(
      db,
      rows.flatMap(({ message }) => message.fileIds),
    ),
    messageQueries(db).those(
      roomId,
      rows.flatMap(({ message }) => message.replyTo ?? []),
    ),
    reactionsTo(db, { roomId, memberId, seqs: rows.map(({ message }) => message.seq) }),
  ]);
  const answers = new Map(answered.map((row) => [row.message.seq, row]));
  const replyOf = (seq: number | null) => {
    const row = seq === null ? undefined : answers.get(seq);
    if (!row) return null;
    const { senderId, content } = row.message;
    return { seq: row.message.seq, sender: personOf(senderId, row.sender), preview: previewOf(content) };
  };
  return rows.map(({ message, sender }) => {
    const { seq, change, senderId, clientId, content, fileIds, sentAt, editedAt, deletedAt, replyTo, announcementId } =
      message;
    const isMine = senderId === memberId;
    return {
      seq,
      change,
      content,
      isMine,
      clientId: isMine ? clientId : null,
      sender: personOf(senderId, sender),
      files: fileIds.flatMap((id) => refs.get(id) ?? []),
      at: sentAt.toISOString(),
      replyTo: replyOf(replyTo),
      editedAt: editedAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
      reactions: reactions.get(seq) ?? [],
      announcementId,
    };
  });
}
