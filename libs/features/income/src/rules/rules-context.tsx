import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Rules {
  readonly areOpen: boolean;
  readonly setOpen: (areOpen: boolean) => void;
  /** Unfolds them and goes there. */
  readonly goTo: () => void;
  readonly place: React.RefObject<HTMLHeadingElement | null>;
}

const RulesContext = createContext<Rules | null>(null);

/** The rules stand folded at the end of the page; wherever they matter a link unfolds them. */
export function RulesProvider({ children }: { children: ReactNode }) {
  const [areOpen, setOpen] = useState(false);
  const place = useRef<HTMLHeadingElement>(null);
  const goTo = useCallback(() => {
    flushSync(() => setOpen(true));
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, []);
  const rules = useMemo(() => ({ areOpen, setOpen, goTo, place }), [areOpen, goTo]);
  return <RulesContext value={rules}>{children}</RulesContext>;
}

export function useRules(): Rules {
  const rules = useContext(RulesContext);
  if (!rules) throw new Error('RulesProvider is missing.');
  return rules;
}
