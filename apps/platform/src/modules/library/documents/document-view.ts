import type { DocumentDetail, LibraryDocument } from '@portal/domain/library/document';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { placesOf, usagesOf } from './document-places.ts';
import { documentQueries } from './documents.queries.ts';
import type { DocumentRow } from './documents.tables.ts';

const WORDS_SHOWN = 4;

/** Documents as a list shows them; `text` is what they were found by. */
export async function documentViews(
  on: Db | Tx,
  files: Files,
  { ownerId, rows, text }: { ownerId: string; rows: readonly DocumentRow[]; text?: string | undefined },
): Promise<LibraryDocument[]> {
  if (!rows.length) return [];
  const fileIds = rows.map(({ fileId }) => fileId);
  const refs = await files.refsOf(on, fileIds);
  const versions = await documentQueries(on, ownerId).versions(rows.map(({ id }) => id));
  const usage = await usagesOf(on, files, ownerId, versions);
  const excerpts = new Map<string, string>();
  // The first word that stands in the text, where the first of all is only in a name.
  for (const word of (text?.normalize('NFC').split(/\s+/) ?? []).filter(Boolean).slice(0, WORDS_SHOWN).toReversed())
    for (const [id, excerpt] of await files.excerptsOf(on, fileIds, word)) excerpts.set(id, excerpt);
  return rows.flatMap((row) => {
    const file = refs.get(row.fileId);
    if (!file) return [];
    const { id, name, folderId, tags, kind, size, versionNo, isHidden, version } = row;
    return {
      id,
      name,
      folderId,
      tags,
      kind,
      size,
      versionNo,
      isHidden,
      version,
      file,
      usage: usage(id),
      excerpt: excerpts.get(row.fileId) ?? null,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    };
  });
}

/** One with its versions and all its places. */
export async function documentDetail(
  on: Db | Tx,
  files: Files,
  { ownerId, row, now }: { ownerId: string; row: DocumentRow; now: Date },
): Promise<DocumentDetail> {
  const [view] = await documentViews(on, files, { ownerId, rows: [row] });
  const versions = await documentQueries(on, ownerId).versions([row.id]);
  const refs = await files.refsOf(
    on,
    versions.map(({ fileId }) => fileId),
  );
  return {
    ...view!,
    versions: versions.flatMap(({ no, fileId, at }) => {
      const file = refs.get(fileId);
      return file ? [{ no, file, at: at.toISOString() }] : [];
    }),
    places: await placesOf(on, files, { ownerId, versions, now }),
  };
}
