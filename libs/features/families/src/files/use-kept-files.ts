import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { uploadsApi } from '@portal/api/assets/uploads.api';
import type { FileRef } from '@portal/domain/assets/file';
import { useAppDispatch } from '@portal/portal-core/hooks';

const AFRESH = { subscribe: false, forceRefetch: true } as const;

/** Files that were sent some time ago: their addresses are old, and what no homework has after a day is gone. */
export function useKeptFiles(ticketOf: () => Promise<string>) {
  const dispatch = useAppDispatch();
  const [hasLost, setHasLost] = useState(false);

  /** Null for one that is gone; one that cannot be asked for now stays as it is. */
  async function afresh(file: FileRef): Promise<FileRef | null> {
    try {
      const asked = { ticket: await ticketOf(), id: file.id };
      // Not by the lazy hook: that is for one request at a time, and gives up the answers to all but the last.
      return await dispatch(uploadsApi.endpoints.getFile.initiate(asked, AFRESH)).unwrap();
    } catch (error) {
      return problemOf(error).status === 404 ? null : file;
    }
  }

  return {
    hasLost,
    /** Those of the files that are still there. */
    async refresh(files: readonly FileRef[]): Promise<FileRef[]> {
      const found = (await Promise.all(files.map(afresh))).filter((file) => file !== null);
      setHasLost(found.length < files.length);
      return found;
    },
  };
}
