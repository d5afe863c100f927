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
import { announcementView, summariesOf } from './announcement-views.ts';
import { announcementQueries, type AskedAnnouncements } from './announcements.queries.ts';
import { sameAnnouncement } from './same-announcement.ts';
import { sayAnnouncement, tellSaid } from './say-announcement.ts';

/** What a teacher says to several of her classes at once. */
export function announcementsService(deps: ChatDeps) {
  const {
    database: { db },
    clock,
    classes,
    families,
  } = deps;

  /** The rooms of these classes, which are all hers and open. */
  async function roomsOf(tx: Tx, teacherId: string, classIds: readonly string[]): Promise<string[]> {
    const wanted = new Set(classIds);
    const open = (await classes.open(tx, teacherId)).filter(({ id }) => wanted.has(id));
    if (open.length < wanted.size) throw new DomainError('TARGET_NOT_YOURS');
    return open.map(({ roomId }) => roomId);
  }

  /** The same, each locked. */
  async function lockClasses(tx: Tx, teacherId: string, classIds: readonly string[]): Promise<string[]> {
    if (!(await lockRooms(tx, teacherId, await roomsOf(tx, teacherId, classIds))))
      throw new DomainError('TARGET_NOT_YOURS');
    // One of them may have closed while its talk was waited for.
    return roomsOf(tx, teacherId, classIds);
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
      const readers = await announcementQueries(db).readersIn(
        teacherId,
        open.map(({ roomId }) => roomId),
      );
      const memberIds = [...new Set(readers.map(({ memberId }) => memberId))];
      const known = await families.of(db, teacherId, memberIds);
      const inRoom = Map.groupBy(readers, ({ roomId }) => roomId);
      return open.map(({ id, name, roomId }) => {
        const there = inRoom.get(roomId) ?? [];
        const timeZones = new Set(there.flatMap(({ memberId }) => known.get(memberId)?.timeZone ?? []));
        return { id, name, readerCount: there.length, timeZones: [...timeZones] };
      });
    },

    /** All of its messages are written, or none. The same client id twice is one announcement, and other words under it are refused (R16). */
    async create(teacherId: string, written: NewAnnouncement): Promise<Announcement> {
      const { clientId, classIds, content, fileIds } = written;
      const { id, said } = await db.transaction(async (tx) => {
        const queries = announcementQueries(tx);
        const row = { id: `ann_${randomUUID()}`, teacherId, clientId, sentAt: clock.now() };
        if (!(await queries.add(row))) return { id: await sameAnnouncement(tx, teacherId, written), said: [] };
        const contactReason = await contactReasonOf(tx, deps, written);
        const roomIds = await lockClasses(tx, teacherId, classIds);
        return { id: row.id, said: await sayAnnouncement(tx, deps, row, { content, contactReason, fileIds, roomIds }) };
      });
      await tellSaid(deps, said);
      return get(teacherId, id);
    },
  };
}
