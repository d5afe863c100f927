import { useEffect, useState } from 'react';
import { FONT } from './look.ts';

/** Those of FONT; a PDF brings others with nearly every page, which nothing is written with here. */
const isOurs = ({ family }: FontFace) => FONT.includes(family.replaceAll(/["']/g, ''));

/** Counts the times that letters have arrived: a canvas does not write its words anew by itself. */
export function useFontsLoaded(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const fonts = 'fonts' in document ? document.fonts : null;
    const more = ({ fontfaces }: FontFaceSetLoadEvent) => {
      if (fontfaces.some(isOurs)) setCount((before) => before + 1);
    };
    fonts?.addEventListener('loadingdone', more);
    return () => fonts?.removeEventListener('loadingdone', more);
  }, []);
  return count;
}
