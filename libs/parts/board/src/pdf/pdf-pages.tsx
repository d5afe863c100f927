import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { Spinner } from '@portal/ui/spinner';
import type { OpenPdf } from './pdf-engine.ts';
import { PDF_WORDS, type PdfLanguage } from './pdf-messages.ts';
import { OverContext, PdfPage, type ShownPage } from './pdf-page.tsx';
import { usePdf } from './use-pdf.ts';

export interface PdfPagesProps {
  src: string;
  /** What the file is called. */
  name: string;
  language?: PdfLanguage;
  /** How wide a page is of its place, in percent. */
  zoom?: number;
  /** What lies over a page, such as marks. */
  over?: (page: ShownPage) => ReactNode;
  /** Which page is in the middle of the window now. */
  onSeen?: (no: number) => void;
  /** Shown in place of a file that cannot be read: it says why, and offers the file itself. */
  failed: (why: 'LOCKED' | 'BROKEN') => ReactNode;
}

/** The pages of a PDF, one below the other; pdf.js comes with the first of them. */
export function PdfPages({ src, name, language = 'ko', zoom = 100, over, onSeen, failed }: PdfPagesProps) {
  const state = usePdf(src);
  if (state.is === 'LOADING')
    return (
      <chakra.div display="grid" placeItems="center" minH="12rem">
        <Spinner label={PDF_WORDS[language].loading} />
      </chakra.div>
    );
  if (state.is !== 'OPEN') return failed(state.is);
  return (
    <OverContext value={over}>
      <AllPages pdf={state.pdf} name={name} language={language} zoom={zoom} onSeen={onSeen} />
    </OverContext>
  );
}

interface AllPagesProps extends Required<Pick<PdfPagesProps, 'name' | 'language' | 'zoom'>> {
  pdf: OpenPdf;
  onSeen: PdfPagesProps['onSeen'];
}

/** What lies over the pages changes with every move of a pen; of hundreds of pages nothing does. */
const AllPages = memo(function AllPages({ pdf, name, language, zoom, onSeen }: AllPagesProps) {
  const words = PDF_WORDS[language];
  return (
    <chakra.div display="grid" gap="3" marginInline="auto" style={{ width: `${zoom}%` }}>
      {Array.from({ length: pdf.pages }, (_, at) => (
        <PdfPage
          key={at}
          pdf={pdf}
          no={at + 1}
          label={words.page(name, at + 1, pdf.pages)}
          zoom={zoom}
          onSeen={onSeen}
        />
      ))}
    </chakra.div>
  );
});
