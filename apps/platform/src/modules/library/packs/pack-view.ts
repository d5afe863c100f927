import type { LessonPack, PackSummary, PackUse } from '@portal/domain/library/pack';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { documentViews } from '../documents/document-view.ts';
import { documentQueries } from '../documents/documents.queries.ts';
import type { PackRow, PackUseRow } from './packs.tables.ts';

interface Counted {
  readonly pack: PackRow;
  readonly lessons: number;
}

export const packSummary = ({ pack: { id, name, content, changedAt }, lessons }: Counted): PackSummary => ({
  id,
  name,
  lessons,
  documents: content.documentIds.length,
  hasHomework: content.homework !== null,
  polls: content.polls.length,
  pages: content.pages.length,
  changedAt: changedAt.toISOString(),
});

/** With its documents as they are now, in their order. */
export async function packView(
  on: Db | Tx,
  files: Files,
  { ownerId, pack: { id, name, content, createdAt, changedAt, version }, lessons }: Counted & { ownerId: string },
): Promise<LessonPack> {
  const { documentIds, homework, polls, pages } = content;
  const ids = [...documentIds, ...(homework?.documentIds ?? [])];
  const rows = ids.length ? await documentQueries(on, ownerId).some(ids) : [];
  const byId = new Map((await documentViews(on, files, { ownerId, rows })).map((document) => [document.id, document]));
  const named = (wanted: readonly string[]) => wanted.flatMap((one) => byId.get(one) ?? []);
  return {
    id,
    name,
    lessons,
    version,
    polls,
    pages,
    documents: named(documentIds),
    homework: homework && {
      title: homework.title,
      content: homework.content,
      documents: named(homework.documentIds),
    },
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

export const packUseView = ({ packName, lectureId, assignmentId, polls, pages, at }: PackUseRow): PackUse => ({
  packName,
  lectureId,
  assignmentId,
  polls,
  pages: pages.length,
  at: at.toISOString(),
});
