import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, memo, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { OpenPdf, PageSize } from './pdf-engine.ts';
import { useNear } from './use-near.ts';

export interface ShownPage {
  readonly no: number;
  /** Height by width. */
  readonly ratio: number;
}

interface Props {
  pdf: OpenPdf;
  no: number;
  /** What the page is called: "3쪽". */
  label: string;
  /** In percent; a page is drawn anew for it. */
  zoom: number;
  onSeen?: ((no: number) => void) | undefined;
}

/** A zoom that changes under the hand is followed when it has been still for so long. */
const REST_MS = 120;

/** What lies over the pages that are near: it changes with every move of a pen, and the hundreds of others do not. */
export const OverContext = createContext<((page: ShownPage) => ReactNode) | undefined>(undefined);

const Over = ({ no, ratio }: ShownPage) => use(OverContext)?.({ no, ratio });

/** One page of a PDF. Only what is near is drawn, so that hundreds of them scroll like one. */
export const PdfPage = memo(function PdfPage({ pdf, no, label, zoom, onSeen }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(place);
  const [size, setSize] = useState<PageSize>(pdf.first);
  const ratio = size.height / size.width;

  useEffect(() => {
    const paper = canvas.current;
    if (!isNear || !paper) return undefined;
    let drawing: ReturnType<OpenPdf['draw']> | undefined;
    const timer = setTimeout(() => {
      pdf.sizeOf(no).then(setSize, () => undefined);
      drawing = pdf.draw(no, paper, place.current?.clientWidth ?? 0);
      // What was scrolled away is cancelled; a page that cannot be drawn stays white.
      drawing.done.catch(() => undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      drawing?.cancel();
    };
  }, [isNear, no, pdf, zoom]);

  useEffect(() => (isNear ? () => pdf.forget(no) : undefined), [isNear, no, pdf]);

  useEffect(() => {
    const element = place.current;
    if (!isNear || !onSeen || !element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onSeen(no), {
      rootMargin: '-45% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, no, onSeen]);

  return (
    <chakra.div
      ref={place}
      data-page={no}
      position="relative"
      bg="white"
      borderRadius="l1"
      borderWidth="1px"
      overflow="hidden"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {isNear && (
        <>
          <chakra.canvas ref={canvas} role="img" aria-label={label} display="block" w="full" h="full" />
          <Over no={no} ratio={ratio} />
        </>
      )}
    </chakra.div>
  );
});
