import { useEffect, useRef, useState } from 'react';

/** A box whose content overflows takes the focus, so that the arrow keys scroll it (Safari gives none by itself). */
export function useScrollable<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(box, { childList: true, subtree: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { ref, tabIndex: overflows ? 0 : undefined };
}
