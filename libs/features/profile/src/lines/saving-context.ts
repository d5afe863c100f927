import { createContext, use } from 'react';

/** Sends what is written to the server, without waiting for a pause. */
export const SavingContext = createContext<() => void>(() => undefined);

export const useSaveNow = () => use(SavingContext);
