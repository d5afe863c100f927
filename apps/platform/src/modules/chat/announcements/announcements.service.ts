import { randomUUID } from 'node:crypto';
import type {
  Announcement,
  AnnouncementClass,
  AnnouncementSummary,
  NewAnnouncement,
} from '@portal/domain/chat/announcement';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { contactReasonOf } from '../messages/contact-reason.ts';
import { lockRooms } from '../messages/lock-rooms.ts';
import { tellRoom } from '../messages/tell-room.ts';
import { writeMessage } from '../messages/write-message.ts';
import { announcementView, summariesOf } from './announcement-views.ts';
import { announcementQueries, type AskedAnnouncements } from './announcements.queries.ts';

/** A message of it, in the room of one class. */
interface Said {
  readonly id: string;
  readonly seq: number;
}

/** What a teacher says to several of her classes at once. */
export function announcementsService(deps: ChatDeps) {
  const {
    database: { db },
    clock,
    classes,
  } = deps;

  /** The rooms of these classes, each locked. */
  async function lockClasses(tx: Tx, teacherId: string, classIds: readonly string[]): Promise<string[]> {
    const wanted = new Set(classIds);
    const open = (await classes.open(tx, teacherId)).filter(({ id }) => wanted.has(id));
    if (open.length < wanted.size) throw new DomainError('TARGET_NOT_YOURS');
    const roomIds = open.map(({ roomId }) => roomId);
    if (!(await lockRooms(tx, teacherId, roomIds))) throw new DomainError('TARGET_NOT_YOURS');
    return roomIds;
  }

  async function get(teacherId: string, id: string): Promise<Announcement> {
    const row = await announcementQueries(db).own(teacherId, id);
    if (!row) throw new DomainError('NOT_FOUND');
    return announcementView(deps, row);
  }

  return {
    get,

    list: async (teacherId: string, asked: AskedAnnouncements): Promise<AnnouncementSummary[]> =>
      summariesOf(db, await announcementQueries(db).list(teacherId, asked)),

    async classesOf(teacherId: string): Promise<AnnouncementClass[]> {
      const open = await classes.open(db, teacherId);
      const sizes = await announcementQueries(db).sizesOf(
        teacherId,
        open.map(({ roomId }) => roomId),
      );
      return open.map(({ id, name, roomId }) => ({ id, name, readerCount: sizes.get(roomId) ?? 0 }));
    },

    /** All of its messages are written, or none. The same client id twice is one announcement, whatever the second one says (R16). */
    async create(teacherId: string, written: NewAnnouncement): Promise<Announcement> {
      const { clientId, classIds, content, fileIds } = written;
      const { id, said } = await db.transaction(async (tx) => {
        const queries = announcementQueries(tx);
        const row = { id: `ann_${randomUUID()}`, teacherId, clientId, sentAt: clock.now() };
        if (!(await queries.add(row))) return { id: (await queries.idOf(teacherId, clientId))!, said: [] };
        const message = {
          senderId: teacherId,
          ownerId: teacherId,
          content,
          replyTo: null,
          contactReason: await contactReasonOf(tx, deps, written),
          fileIds,
          voice: null,
          card: null,
          announcementId: row.id,
        };
        const said: Said[] = [];
        for (const roomId of await lockClasses(tx, teacherId, classIds))
          said.push({
            id: roomId,
            seq: await writeMessage(tx, deps, { ...message, roomId, clientId: randomUUID() }),
          });
        await queries.addReaders(row);
        return { id: row.id, said };
      });
      for (const one of said) await tellRoom(deps, one.id, 'chat.message', one);
      return get(teacherId, id);
    },
  };
}
