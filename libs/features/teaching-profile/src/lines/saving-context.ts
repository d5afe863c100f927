import { createContext, use } from 'react';

/** Sends what is written to the server, now; rejects with why it could not. */
export const SavingContext = createContext<() => Promise<void>>(() => Promise.resolve());

export const useSaveNow = () => use(SavingContext);
