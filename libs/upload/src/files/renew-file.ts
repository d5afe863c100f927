import { createContext, use } from 'react';
import type { FileRef } from '@portal/domain/assets/file';

/** Asks for addresses of a file, by its id, that have not ended; it never rejects. Null where nobody can, as in a story. */
export const RenewFileContext = createContext<((id: string) => Promise<unknown>) | null>(null);

/** Asks for this file again where its addresses have ended, as on a page that stood open for hours; gives null where they hold. */
export function useRenewFile({ id, endsAt }: FileRef): () => Promise<void> | null {
  const renew = use(RenewFileContext);
  return () => {
    const hasEnded = endsAt !== undefined && Date.parse(endsAt) <= Date.now();
    return renew && hasEnded ? comesFrom(renew, id) : null;
  };
}

async function comesFrom(renew: (id: string) => Promise<unknown>, id: string): Promise<void> {
  await renew(id);
  // The store tells its readers of an answer with the next frame.
  await new Promise(requestAnimationFrame);
}
