import { createContext, use } from 'react';
import type { LibraryDocument } from '@portal/domain/library/document';

export interface Choosing {
  /** Null while none are being chosen. */
  readonly chosen: ReadonlyMap<string, LibraryDocument> | null;
  toggle(document: LibraryDocument): void;
}

export const ChosenContext = createContext<Choosing>({ chosen: null, toggle: () => undefined });

export const useChosen = (): Choosing => use(ChosenContext);
