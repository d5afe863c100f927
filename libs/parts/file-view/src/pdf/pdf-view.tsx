import type { ComponentType, ReactNode } from 'react';
import { useFileViewWords } from '../file-view-words.ts';
import { PagesFrame } from './pages-frame.tsx';

/** Draws the pages of a PDF; the board's `PdfPages`, which brings pdf.js. A part imports no part, so a section gives it. */
export type PdfPagesPart = ComponentType<{
  src: string;
  name: string;
  language?: 'ko' | 'vi';
  zoom?: number;
  onSeen?: (no: number) => void;
  failed: (why: 'LOCKED' | 'BROKEN') => ReactNode;
}>;

interface PdfViewProps {
  pages: PdfPagesPart;
  src: string;
  /** The name of the file. */
  name: string;
  /** In the place of what cannot be shown. */
  failed: (why: 'LOCKED' | 'BROKEN') => ReactNode;
}

/** A PDF to read in its place. */
export function PdfView({ pages: Pages, src, name, failed }: PdfViewProps) {
  const { language } = useFileViewWords();
  return (
    <PagesFrame name={name}>
      {(shown) => <Pages src={src} name={name} language={language} {...shown} failed={failed} />}
    </PagesFrame>
  );
}
