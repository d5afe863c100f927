import { chakra } from '@chakra-ui/react/styled-system';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

/** Sharper than this costs memory and shows nothing more. */
const SHARPEST = 2;
/** A width that changes is drawn anew when it rests; until then the picture is stretched. */
const REST_MS = 150;

/** A page of a PDF, drawn as wide as its place. */
export function PageCanvas({ page }: { page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  useEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return undefined;
    const own = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width * Math.min(devicePixelRatio, SHARPEST)) / own.width });
    element.width = Math.ceil(viewport.width);
    element.height = Math.ceil(viewport.height);
    const drawing = page.render({ canvas: element, viewport });
    // Ended because the page went out of sight.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, width]);
  return <chakra.canvas ref={canvas} aria-hidden display="block" w="full" h="full" />;
}

function useWidth(place: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      const isFirst = timer === undefined;
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(element.clientWidth), isFirst ? 0 : REST_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return width;
}
