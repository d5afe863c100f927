import type { Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { documentQueries } from './documents.queries.ts';
import type { DocumentRow } from './documents.tables.ts';

interface Named {
  readonly name: string;
  readonly sha256: string;
}

/** Documents of her library by what is in them; of several with the same content the answer is the one of that name. */
export async function sameDocuments(
  tx: Tx,
  files: Pick<Files, 'sameContent'>,
  ownerId: string,
  hashes: readonly string[],
): Promise<(wanted: Named) => DocumentRow | undefined> {
  const same = new Map<string, DocumentRow[]>();
  for (const { sha256, id } of await files.sameContent(tx, ownerId, hashes)) {
    const document = await documentQueries(tx, ownerId).byFile(id);
    if (document) same.set(sha256, [...(same.get(sha256) ?? []), document]);
  }
  return ({ name, sha256 }) => {
    const documents = same.get(sha256) ?? [];
    return documents.find((one) => one.name === name) ?? documents[0];
  };
}
