import { createContext, use } from 'react';
import { useRenewFile as useReadAgain } from '@portal/api/assets/use-renew-file';
import type { FileRef } from '@portal/domain/assets/file';

/** How the files of a place are asked for again; without it, whatever was read that names them is read anew. */
export const RenewFileContext = createContext<(() => Promise<unknown>) | null>(null);

/** Asks for addresses that have not ended. It never rejects: what did not come is as it was. */
export function useRenewFile({ id }: FileRef): () => Promise<unknown> {
  const own = use(RenewFileContext);
  const readAgain = useReadAgain();
  return async () => {
    await (own ? own() : readAgain(id));
    // The store tells its readers of an answer with the next frame.
    await new Promise(requestAnimationFrame);
  };
}

/** Whether the addresses of a file are over, as on a page that stood open for hours. */
export const hasEnded = ({ endsAt }: FileRef): boolean => endsAt !== undefined && Date.parse(endsAt) <= Date.now();
