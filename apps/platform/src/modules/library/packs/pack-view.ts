import { type LessonPack, PACK_LIMITS, type PackSummary, type PackUse } from '@portal/domain/library/pack';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { documentViews } from '../documents/document-view.ts';
import { documentQueries } from '../documents/documents.queries.ts';
import type { PackRow, PackUseRow } from './packs.tables.ts';

interface Counted {
  readonly pack: PackRow;
  readonly lessons: number;
}

/** Packs of a list, each with the names of its first documents. */
export async function packSummaries(on: Db | Tx, ownerId: string, found: readonly Counted[]): Promise<PackSummary[]> {
  const firstOf = ({ content }: PackRow) => content.documentIds.slice(0, PACK_LIMITS.namedMax);
  const ids = [...new Set(found.flatMap(({ pack }) => firstOf(pack)))];
  const rows = ids.length ? await documentQueries(on, ownerId).some(ids) : [];
  const byId = new Map(rows.map(({ id, name, kind }) => [id, { name, kind }]));
  return found.map(({ pack, lessons }) => ({
    id: pack.id,
    name: pack.name,
    lessons,
    documents: pack.content.documentIds.length,
    firstDocuments: firstOf(pack).flatMap((id) => byId.get(id) ?? []),
    hasHomework: pack.content.homework !== null,
    polls: pack.content.polls.length,
    pages: pack.content.pages.length,
    changedAt: pack.changedAt.toISOString(),
  }));
}

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
