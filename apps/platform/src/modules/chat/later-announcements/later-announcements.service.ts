import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Announcement, ANNOUNCEMENT_LIMITS, type AnnouncementWords } from '@portal/domain/chat/announcement';
import type { LaterAnnouncement, NewLaterAnnouncement } from '@portal/domain/chat/later-announcement';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { announcementView } from '../announcements/announcement-views.ts';
import { announcementQueries } from '../announcements/announcements.queries.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { sendAtOf } from '../later/send-at.ts';
import { contactReasonOf } from '../messages/contact-reason.ts';
import { deliverAnnouncement, releaseFiles, tellDeliveredAnnouncement, usedByWaiting } from './deliver-announcement.ts';
import { laterAnnouncementViews } from './later-announcement-views.ts';
import {
  type KeptWords,
  type LaterAnnouncementPlace,
  laterAnnouncementQueries,
} from './later-announcements.queries.ts';
import type { LaterAnnouncementRow } from './later-announcements.tables.ts';

const UNSENDABLE = { NO_CLASS: 'WRONG_STATE', FILE_GONE: 'FILE_NOT_FOUND' } as const;

export type LaterAnnouncementsService = ReturnType<typeof laterAnnouncementsService>;

/** What a teacher keeps to be said to several of her classes later. */
export function laterAnnouncementsService(deps: ChatDeps) {
  const {
    database: { db },
    clock,
    classes,
    files,
    realtime,
  } = deps;

  /** Her other tabs show it too. */
  async function changed(row: LaterAnnouncementRow): Promise<LaterAnnouncement> {
    realtime.tell(row.teacherId, 'announcement.changed', { id: row.id });
    return (await laterAnnouncementViews(deps, row.teacherId, [row]))[0]!;
  }

  /** What she may keep: for open classes of hers. It takes its files. */
  async function wordsFor(
    tx: Tx,
    { id, teacherId }: LaterAnnouncementPlace,
    written: AnnouncementWords,
    before?: KeptWords,
  ): Promise<KeptWords> {
    const classIds = [...new Set(written.classIds)];
    const open = new Set((await classes.open(tx, teacherId)).map((one) => one.id));
    if (!classIds.every((classId) => open.has(classId))) throw new DomainError('TARGET_NOT_YOURS');
    const contactReason = await contactReasonOf(tx, deps, written, before);
    const fileIds = [...new Set(written.fileIds)];
    await files.use(tx, { ownerId: teacherId, location: 'CHAT', usedBy: usedByWaiting(id), fileIds });
    return { content: written.content.trim(), classIds, fileIds, contactReason };
  }

  /** One that was sent meanwhile is not there any more, and she is told so. */
  async function noneOf(on: Db | Tx, { id, teacherId }: LaterAnnouncementPlace): Promise<DomainError> {
    return new DomainError((await announcementQueries(on).own(teacherId, id)) ? 'WRONG_STATE' : 'NOT_FOUND');
  }

  return {
    list: async (teacherId: string): Promise<LaterAnnouncement[]> =>
      laterAnnouncementViews(deps, teacherId, await laterAnnouncementQueries(db).all(teacherId)),

    /** The same client id is one: kept already, it stays as it was kept; sent already, it is not kept again (R16). */
    async keep(teacherId: string, written: NewLaterAnnouncement): Promise<LaterAnnouncement> {
      const { clientId, sendAt } = written;
      const row = await db.transaction(async (tx) => {
        const queries = laterAnnouncementQueries(tx);
        await queries.lockTeacher(teacherId);
        const all = await queries.all(teacherId);
        const known = all.find((one) => one.clientId === clientId);
        if (known) return asKept(known, written);
        if (await announcementQueries(tx).idOf(teacherId, clientId)) throw new DomainError('WRONG_STATE');
        const at = sendAtOf(sendAt, clock.now());
        const n = ANNOUNCEMENT_LIMITS.waitingMax;
        if (all.length >= n) throw new DomainError('LIMIT_REACHED', { values: { n } });
        const place = { id: `ann_${randomUUID()}`, teacherId };
        const words = await wordsFor(tx, place, written);
        return queries.add({ ...place, clientId, ...words, sendAt: at, keptAt: clock.now() });
      });
      return changed(row);
    },

    /** Its time stays as it is. */
    async change(place: LaterAnnouncementPlace, written: AnnouncementWords): Promise<LaterAnnouncement> {
      const row = await db.transaction(async (tx) => {
        const queries = laterAnnouncementQueries(tx);
        const before = await queries.lock(place);
        if (!before) throw await noneOf(tx, place);
        return queries.rewrite(place, await wordsFor(tx, place, written, before));
      });
      return changed(row);
    },

    async move(place: LaterAnnouncementPlace, sendAt: string): Promise<LaterAnnouncement> {
      const row = await laterAnnouncementQueries(db).move(place, sendAtOf(sendAt, clock.now()));
      if (!row) throw await noneOf(db, place);
      return changed(row);
    },

    async cancel(place: LaterAnnouncementPlace): Promise<void> {
      await db.transaction(async (tx) => {
        const removed = await laterAnnouncementQueries(tx).remove(place);
        if (!removed) throw await noneOf(tx, place);
        await releaseFiles(tx, deps, removed);
      });
      realtime.tell(place.teacherId, 'announcement.changed', { id: place.id });
    },

    /** Of one whose time came meanwhile, the announcement that it has become; of one that was sent at once under its name, that one. */
    async sendNow(place: LaterAnnouncementPlace): Promise<Announcement> {
      const { row, delivered } = await db.transaction(async (tx) => {
        const found = await laterAnnouncementQueries(tx).lock(place);
        return { row: found, delivered: found && (await deliverAnnouncement(tx, deps, found)) };
      });
      if (delivered) await tellDeliveredAnnouncement(deps, place, delivered);
      if (delivered && 'failure' in delivered) throw new DomainError(UNSENDABLE[delivered.failure]);
      const queries = announcementQueries(db);
      const id = (row && (await queries.idOf(place.teacherId, row.clientId))) ?? place.id;
      const sent = await queries.own(place.teacherId, id);
      if (!sent) throw new DomainError('NOT_FOUND');
      return announcementView(deps, sent);
    },
  };
}

/** The same call again is answered as it was kept; other words, classes or files under its name are refused. Its time may have moved. */
function asKept(
  known: LaterAnnouncementRow,
  { content, classIds, fileIds }: NewLaterAnnouncement,
): LaterAnnouncementRow {
  const [kept, wanted] = [known, { content: content.trim(), classIds, fileIds }].map((one) => [
    one.content,
    new Set(one.classIds),
    new Set(one.fileIds),
  ]);
  if (!isDeepStrictEqual(kept, wanted)) throw new DomainError('KEY_REUSED');
  return known;
}
