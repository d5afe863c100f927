import type { Finding } from '@portal/domain/contract/finding';
import { catalogFindings, checkedProfile, profileFindings } from '@portal/domain/profile/profile-findings';
import type { ProfileContent, ProfileDraft } from '@portal/domain/profile/teacher-profile';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Files } from '../assets/module.ts';
import type { Catalog } from '../catalog/module.ts';

export const fileIdsOf = ({ certificates }: ProfileDraft): string[] =>
  certificates.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));

/** A draft or a snapshot as it is read. A file that is gone is missing, so that the rules ask for it again. */
export async function contentOf(on: Db | Tx, files: Files, draft: ProfileDraft): Promise<ProfileContent> {
  const refs = await files.refsOf(on, fileIdsOf(draft));
  return {
    ...draft,
    certificates: draft.certificates.map(({ fileId, ...certificate }) => ({
      ...certificate,
      file: refs.get(fileId ?? '') ?? null,
    })),
  };
}

/** What the rules of the approval say, those that need the catalogues included. */
export const findingsOf = (content: ProfileContent, catalog: Catalog): Finding[] => [
  ...profileFindings(checkedProfile(content)),
  ...catalogFindings(content, catalog),
];
