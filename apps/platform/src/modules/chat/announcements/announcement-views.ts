import type { Announcement, AnnouncementReader, AnnouncementSummary } from '@portal/domain/chat/announcement';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { previewOf } from '../chats.queries.ts';
import { announcementQueries, type ReaderRow } from './announcements.queries.ts';
import type { AnnouncementRow } from './announcements.tables.ts';
import { mayBeReminded, reminderOf } from './reminder-rules.ts';

/** Who has read it in one of its rooms, whichever. */
export const whoHasRead = (rows: readonly ReaderRow[]): ReadonlySet<string> =>
  new Set(rows.filter(({ hasRead }) => hasRead).map(({ memberId }) => memberId));

/** Each member once, in however many of its rooms she is. */
const figuresOf = (rows: readonly ReaderRow[]) => ({
  readerCount: new Set(rows.map(({ memberId }) => memberId)).size,
  readCount: whoHasRead(rows).size,
});

/** Announcements as their teacher sees them in the list. */
export async function summariesOf(db: Db | Tx, rows: readonly AnnouncementRow[]): Promise<AnnouncementSummary[]> {
  const ids = rows.map(({ id }) => id);
  const queries = announcementQueries(db);
  const [messages, readers] = await Promise.all([queries.messagesOf(ids), queries.readersOf(ids)]);
  const saidIn = Map.groupBy(messages, ({ message }) => message.announcementId);
  const readBy = Map.groupBy(readers, ({ announcementId }) => announcementId);
  return rows.flatMap(({ id, sentAt }) => {
    const said = saidIn.get(id);
    if (!said) return [];
    const { content, deletedAt, verdict } = said[0]!.message;
    return {
      id,
      preview: previewOf(content),
      at: sentAt.toISOString(),
      classNames: said.map(({ room }) => room.title ?? ''),
      isDeleted: deletedAt !== null,
      isRemovedByTeam: verdict === 'REMOVED',
      ...figuresOf(readBy.get(id) ?? []),
    };
  });
}

/** One of them with everybody for whom it is. It says the same in all of its rooms, so the first one tells what. */
export async function announcementView(
  { database: { db }, files, families, classes, clock }: ChatDeps,
  { id, teacherId, sentAt, missedClassIds }: AnnouncementRow,
): Promise<Announcement> {
  const queries = announcementQueries(db);
  const [messages, readers] = await Promise.all([queries.messagesOf([id]), queries.readersOf([id])]);
  const { content, fileIds, editedAt, deletedAt, verdict, verdictReason } = messages[0]!.message;
  const memberIds = [...new Set(readers.map(({ memberId }) => memberId))];
  const [refs, children, reached, names] = await Promise.all([
    files.refsOf(db, fileIds),
    families.of(db, teacherId, memberIds),
    classes.reached(db, memberIds),
    queries.classNames(missedClassIds),
  ]);
  const read = whoHasRead(readers);
  const readerOf = ({ memberId, name, ...row }: ReaderRow): AnnouncementReader => ({
    id: memberId,
    name,
    students: children.get(memberId)?.students ?? [],
    hasRead: read.has(memberId),
    isReached: reached.has(memberId),
    ...reminderOf(row),
  });
  const remindable = deletedAt === null ? mayBeReminded(readers, reached, clock.now()) : [];
  const inRoom = Map.groupBy(readers, ({ roomId }) => roomId);
  return {
    id,
    content,
    files: fileIds.flatMap((fileId) => refs.get(fileId) ?? []),
    at: sentAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    verdict: verdict && { kind: verdict, reason: verdictReason },
    ...figuresOf(readers),
    remindableCount: remindable.length,
    missedClasses: missedClassIds.map((missed) => names.get(missed) ?? ''),
    classes: messages.map(({ message, room }) => ({
      id: room.classId!,
      name: room.title ?? '',
      chatId: message.roomId,
      readers: (inRoom.get(message.roomId) ?? []).map(readerOf),
    })),
  };
}
