import { chakra } from '@chakra-ui/react/styled-system';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useFileViewWords } from '../file-view-words.ts';
import { PageCanvas } from './page-canvas.tsx';
import { useIsNear, useIsRead } from './use-sight.ts';

/** A page as it is drawn: its number, and its size in points. */
export interface PageFrame {
  readonly no: number;
  readonly width: number;
  readonly height: number;
}

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  no: number;
  /** Until it is read itself it is taken to be as large as the first. */
  first: Omit<PageFrame, 'no'>;
  /** It is the one that is read now. */
  onRead?: ((no: number) => void) | undefined;
  /** What lies over it, as marks do. */
  renderOver?: ((page: PageFrame) => ReactNode) | undefined;
}

/** One page: drawn while it is near, otherwise paper of its size. */
export function PdfPage({ pdf, no, first, onRead, renderOver }: PdfPageProps) {
  const words = useFileViewWords();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const isRead = useIsRead(place);
  const { page, text } = usePage(pdf, no, isNear);
  const [size, setSize] = useState(first);
  const frame = page?.getViewport({ scale: 1 });
  if (frame && (frame.width !== size.width || frame.height !== size.height))
    setSize({ width: frame.width, height: frame.height });
  const tell = useEffectEvent(() => onRead?.(no));
  useEffect(() => {
    if (isRead) tell();
  }, [isRead]);
  return (
    <chakra.div
      ref={place}
      data-page={no}
      position="relative"
      bg="white"
      borderWidth="1px"
      borderRadius="l1"
      overflow="hidden"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <VisuallyHidden as="h3">{words.pageName(no)}</VisuallyHidden>
      <VisuallyHidden as="p">{text}</VisuallyHidden>
      {page && <PageCanvas page={page} />}
      {isNear && renderOver?.({ no, ...size })}
    </chakra.div>
  );
}

function usePage(pdf: PDFDocumentProxy, no: number, isNear: boolean) {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isNear) return undefined;
    let isOver = false;
    let shown: PDFPageProxy | undefined;
    async function read() {
      shown = await pdf.getPage(no);
      if (isOver) return;
      setPage(shown);
      const { items } = await shown.getTextContent();
      if (!isOver) setText(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    // What cannot be read stays paper.
    read().catch(() => undefined);
    return () => {
      isOver = true;
      setPage(null);
      shown?.cleanup();
    };
  }, [pdf, no, isNear]);
  return { page, text };
}
