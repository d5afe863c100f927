import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { firstLanguage } from './first-language.ts';

interface FrameLanguage {
  /** What the last page of families said that it speaks; null as long as none has said anything. */
  readonly spoken: FamilyLanguage | null;
  readonly speak: (language: FamilyLanguage) => void;
}

const FrameLanguageContext = createContext<FrameLanguage | null>(null);

/** Stands around the frame, so that it speaks what the page in it speaks. */
export function FrameLanguageProvider({ children }: { children: ReactNode }) {
  const [spoken, speak] = useState<FamilyLanguage | null>(null);
  const value = useMemo(() => ({ spoken, speak }), [spoken]);
  return <FrameLanguageContext value={value}>{children}</FrameLanguageContext>;
}

export const useSpokenLanguage = (): FamilyLanguage | null => use(FrameLanguageContext)?.spoken ?? null;

/** In which language a page begins that knows of none: that of the page that led to it, else that of the device. */
export function useFirstLanguage(): FamilyLanguage {
  const spoken = useSpokenLanguage();
  const [first] = useState(() => spoken ?? firstLanguage());
  return first;
}

/** Everything around the page speaks its language, before anything of that is painted; so does the next page at first. */
export function useFrameSpeaks(language: FamilyLanguage): void {
  const speak = use(FrameLanguageContext)?.speak;
  useLayoutEffect(() => speak?.(language), [speak, language]);
}
