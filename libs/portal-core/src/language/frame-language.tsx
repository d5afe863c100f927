import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';

interface FrameLanguage {
  /** What the page says that it speaks; null as long as it says nothing. */
  readonly spoken: FamilyLanguage | null;
  readonly speak: (language: FamilyLanguage | null) => void;
}

const FrameLanguageContext = createContext<FrameLanguage | null>(null);

/** Stands around the frame, so that it speaks what the page in it speaks. */
export function FrameLanguageProvider({ children }: { children: ReactNode }) {
  const [spoken, speak] = useState<FamilyLanguage | null>(null);
  const value = useMemo(() => ({ spoken, speak }), [spoken]);
  return <FrameLanguageContext value={value}>{children}</FrameLanguageContext>;
}

export const useSpokenLanguage = (): FamilyLanguage | null => use(FrameLanguageContext)?.spoken ?? null;

/** As long as the page stands, everything around it speaks its language, before anything of that is painted. */
export function useFrameSpeaks(language: FamilyLanguage): void {
  const speak = use(FrameLanguageContext)?.speak;
  useLayoutEffect(() => speak?.(language), [speak, language]);
  useLayoutEffect(() => () => speak?.(null), [speak]);
}
