import { useRef, useState } from 'react';
import { useCreateDocumentMutation } from '@portal/api/library/documents.api';
import type { FileRef } from '@portal/domain/assets/file';
import { NO_FOLDER } from '@portal/domain/library/documents.contract';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { useUploads } from '@portal/upload/use-uploads';

/** A file that has arrived and is no document yet. */
export interface ArrivedFile {
  readonly file: FileRef;
  readonly isFailed: boolean;
}

/** Sends files to her library: each becomes a document of the folder that is open as soon as it has arrived. */
export function useLibraryUploads(folder: string | null, tag: string | null) {
  const totalGb = usePortalConfig().tenant.assignmentTotalGb;
  const [create] = useCreateDocumentMutation();
  const [arrived, setArrived] = useState<readonly ArrivedFile[]>([]);
  const begun = useRef(new Map<string, string>());
  // She may look elsewhere while they are on their way.
  const target = useRef({ folder, tag });

  async function keep(file: FileRef): Promise<void> {
    const clientId = begun.current.get(file.id) ?? crypto.randomUUID();
    begun.current.set(file.id, clientId);
    const mark = (isFailed: boolean) =>
      setArrived((all) => all.map((one) => (one.file.id === file.id ? { file, isFailed } : one)));
    mark(false);
    try {
      const { folder: into, tag: tagged } = target.current;
      const folderId = into === NO_FOLDER ? null : into;
      await create({ body: { clientId, fileId: file.id, folderId, tags: tagged === null ? [] : [tagged] } }).unwrap();
      setArrived((all) => all.filter((one) => one.file.id !== file.id));
    } catch {
      mark(true);
    }
  }

  const uploads = useUploads({
    location: 'LECTURE',
    keepAs: 'library',
    totalGb,
    value: arrived.map(({ file }) => file),
    onChange(files) {
      const fresh = files.filter(({ id }) => !begun.current.has(id));
      setArrived((all) => [...all, ...fresh.map((file) => ({ file, isFailed: false }))]);
      for (const file of fresh) void keep(file);
    },
  });
  return {
    arrived,
    keep,
    uploads: {
      ...uploads,
      add(files: readonly File[]) {
        target.current = { folder, tag };
        uploads.add(files);
      },
    },
  };
}
