import { createContext, use } from 'react';
import type { PinnedRemark } from './remarks.ts';

/** What the reviewer said about the profile in the form. */
export const RemarksContext = createContext<readonly PinnedRemark[]>([]);

/** The remarks that stand at exactly this place of the form. */
export const useRemarksAt = (path: string): PinnedRemark[] => use(RemarksContext).filter(({ place }) => place === path);
