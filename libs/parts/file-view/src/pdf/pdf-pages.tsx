import { chakra } from '@chakra-ui/react/styled-system';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useState } from 'react';
import { type PageFrame, PdfPage } from './pdf-page.tsx';

/** A sheet of A4, in points. */
const SHEET = { width: 595, height: 842 };

interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  onRead?: (no: number) => void;
  renderOver?: (page: PageFrame) => ReactNode;
}

/** All pages one below the other, as wide as their place; only those near to what is seen are drawn. */
export function PdfPages({ pdf, onRead, renderOver }: PdfPagesProps) {
  const [first, setFirst] = useState<Omit<PageFrame, 'no'> | null>(null);
  useEffect(() => {
    let isOver = false;
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (!isOver) setFirst({ width, height });
      },
      () => !isOver && setFirst(SHEET),
    );
    return () => {
      isOver = true;
    };
  }, [pdf]);
  if (!first) return null;
  return (
    <chakra.div display="grid" gap="3">
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <PdfPage key={at} pdf={pdf} no={at + 1} first={first} onRead={onRead} renderOver={renderOver} />
      ))}
    </chakra.div>
  );
}
