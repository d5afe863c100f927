import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdf } from './load-pdf.ts';

/** Why it cannot be shown: a password is asked for, or it is no PDF that can be read. */
export type PdfFailure = 'LOCKED' | 'BROKEN';

export interface PdfState {
  readonly pdf: PDFDocumentProxy | null;
  readonly failure: PdfFailure | null;
}

const NOTHING: PdfState = { pdf: null, failure: null };

/** A PDF by its address; it is let go with the component. */
export function usePdf(src: string): PdfState {
  const [{ of, ...state }, setState] = useState<PdfState & { of: string }>({ of: src, ...NOTHING });
  useEffect(() => {
    let isOver = false;
    const loading = loadPdf(src);
    loading
      .then((task) => task.promise)
      .then(
        (pdf) => !isOver && setState({ of: src, pdf, failure: null }),
        (error: unknown) => !isOver && setState({ of: src, pdf: null, failure: failureOf(error) }),
      );
    return () => {
      isOver = true;
      loading.then((task) => task.destroy()).catch(() => undefined);
    };
  }, [src]);
  return of === src ? state : NOTHING;
}

const failureOf = (error: unknown): PdfFailure =>
  error instanceof Error && error.name === 'PasswordException' ? 'LOCKED' : 'BROKEN';
