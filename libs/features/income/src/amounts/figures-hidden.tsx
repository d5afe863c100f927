import { createContext, type ReactNode, useContext, useState } from 'react';

const PLACE = 'portal-income-figures';

interface FiguresHidden {
  readonly areHidden: boolean;
  readonly setHidden: (areHidden: boolean) => void;
}

const FiguresHiddenContext = createContext<FiguresHidden>({ areHidden: false, setHidden: () => undefined });

function wereHidden(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'hidden';
  } catch {
    return false;
  }
}

/** Whether the amounts of the page are covered, where somebody may look over a shoulder; kept on this device. */
export function FiguresHiddenProvider({ children }: { children: ReactNode }) {
  const [areHidden, setAreHidden] = useState(wereHidden);
  function setHidden(next: boolean) {
    setAreHidden(next);
    try {
      localStorage.setItem(PLACE, next ? 'hidden' : 'shown');
    } catch {
      // A browser that keeps nothing shows them next time.
    }
  }
  return <FiguresHiddenContext value={{ areHidden, setHidden }}>{children}</FiguresHiddenContext>;
}

export const useFiguresHidden = (): FiguresHidden => useContext(FiguresHiddenContext);
