import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CardRef, ChatCard } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { REACTIONS, type Reactions } from '@portal/domain/chat/states/reaction';
import type { Db, Tx } from '../../../core/database/database.ts';
import { cardTalkOf } from '../cards/cards.queries.ts';
import { cardRefOf, readCards } from '../cards/read-cards.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { previewOf } from '../chats.queries.ts';
import { chatReaction } from '../chats.tables.ts';
import { messageQueries } from './messages.queries.ts';

type Queries = ReturnType<typeof messageQueries>;
type Found = Awaited<ReturnType<Queries['page']>>;
type Sender = Found[number]['sender'];
type MessageDeps = Pick<ChatDeps, 'files' | 'cards' | 'clock'>;

interface Reader {
  readonly roomId: string;
  readonly memberId: string;
}

interface Judged extends Pick<Found[number]['message'], 'verdict' | 'verdictReason'> {
  readonly isMine: boolean;
}

const personOf = (id: string, sender: Sender) => ({ id, name: sender?.name ?? '', avatar: sender?.avatar ?? null });

/** A warning is its sender's alone. */
function verdictFor({ verdict, verdictReason, isMine }: Judged): ChatMessage['verdict'] {
  if (verdict === null || (verdict === 'WARNED' && !isMine)) return null;
  return { kind: verdict, reason: isMine ? verdictReason : '' };
}

/** Whoever reacts to a message changes it too. */
const hasChanged = ({ change }: Found[number]['message']) => change > 0;

/** What was reacted to these messages, by their number, as one person sees it. */
async function reactionsTo(
  db: Db | Tx,
  { roomId, seqs, memberId }: { roomId: string; seqs: readonly number[]; memberId: string },
): Promise<ReadonlyMap<number, Reactions>> {
  if (seqs.length === 0) return new Map();
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

/** What these messages show, as it is now for one person. */
async function cardsOf(
  db: Db | Tx,
  deps: MessageDeps,
  { roomId, memberId }: Reader,
  rows: Found,
): Promise<(ref: CardRef | null) => ChatCard | null> {
  const refs = rows.flatMap(({ message }) => cardRefOf(message) ?? []);
  const talk = refs.length === 0 ? undefined : await cardTalkOf(db, memberId, roomId);
  if (!talk) return () => null;
  const cardOf = await readCards(db, deps, refs, { ...talk, readerId: memberId, now: deps.clock.now() });
  return (ref) => ref && cardOf(ref);
}

/** Messages of one talk as one of its members reads them, with their files, cards, what they answer and what was reacted to them. */
export async function messageViews(
  db: Db | Tx,
  deps: MessageDeps,
  { roomId, memberId }: Reader,
  rows: Found,
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const [refs, answered, reactions, cardOf] = await Promise.all([
    deps.files.refsOf(
      db,
      rows.flatMap(({ message }) => message.fileIds),
    ),
    messageQueries(db).those(
      roomId,
      rows.flatMap(({ message }) => message.replyTo ?? []),
    ),
    reactionsTo(db, {
      roomId,
      memberId,
      seqs: rows.flatMap(({ message }) => (hasChanged(message) ? message.seq : [])),
    }),
    cardsOf(db, deps, { roomId, memberId }, rows),
  ]);
  const answers = new Map(answered.map((row) => [row.message.seq, row]));
  const replyOf = (seq: number | null) => {
    const row = seq === null ? undefined : answers.get(seq);
    if (!row) return null;
    const { senderId, content, voice, cardKind } = row.message;
    return {
      seq: row.message.seq,
      sender: personOf(senderId, row.sender),
      preview: previewOf(content),
      voiceSeconds: voice?.seconds ?? null,
      card: cardKind,
    };
  };
  return rows.map(({ message, sender }) => {
    const { seq, change, senderId, clientId, content, fileIds, voice, sentAt, editedAt, deletedAt } = message;
    const { replyTo, announcementId, verdict, verdictReason } = message;
    const isMine = senderId === memberId;
    return {
      seq,
      change,
      content,
      voice,
      isMine,
      clientId: isMine ? clientId : null,
      sender: personOf(senderId, sender),
      files: fileIds.flatMap((id) => refs.get(id) ?? []),
      card: cardOf(cardRefOf(message)),
      at: sentAt.toISOString(),
      replyTo: replyOf(replyTo),
      editedAt: editedAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
      reactions: reactions.get(seq) ?? [],
      announcementId,
      verdict: verdictFor({ verdict, verdictReason, isMine }),
    };
  });
}
