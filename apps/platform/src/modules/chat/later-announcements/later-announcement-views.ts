import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { announcementQueries } from '../announcements/announcements.queries.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { LaterAnnouncementRow } from './later-announcements.tables.ts';

/** Announcements that wait, as their teacher sees them: by name, with which of their classes are open still. */
export async function laterAnnouncementViews(
  { database: { db }, files, classes }: Pick<ChatDeps, 'database' | 'files' | 'classes'>,
  teacherId: string,
  rows: readonly LaterAnnouncementRow[],
): Promise<LaterAnnouncement[]> {
  if (rows.length === 0) return [];
  const [refs, names, open] = await Promise.all([
    files.refsOf(
      db,
      rows.flatMap(({ fileIds }) => fileIds),
    ),
    announcementQueries(db).classNames(rows.flatMap(({ classIds }) => classIds)),
    classes.open(db, teacherId),
  ]);
  const openIds = new Set(open.map(({ id }) => id));
  return rows.map(({ id, content, classIds, fileIds, contactReason, sendAt, failure }) => ({
    id,
    content,
    files: fileIds.flatMap((fileId) => refs.get(fileId) ?? []),
    classes: classIds.map((classId) => ({
      id: classId,
      name: names.get(classId) ?? '',
      isOpen: openIds.has(classId),
    })),
    isFileGone: fileIds.some((fileId) => !refs.has(fileId)),
    contactReason,
    sendAt: sendAt.toISOString(),
    failure,
  }));
}
