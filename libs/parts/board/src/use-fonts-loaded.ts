import { useEffect, useState } from 'react';

/** Counts the times that letters have arrived: a canvas does not write its words anew by itself. */
export function useFontsLoaded(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const fonts = 'fonts' in document ? document.fonts : null;
    const more = () => setCount((before) => before + 1);
    fonts?.addEventListener('loadingdone', more);
    return () => fonts?.removeEventListener('loadingdone', more);
  }, []);
  return count;
}
