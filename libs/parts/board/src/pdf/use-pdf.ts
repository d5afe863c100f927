import { useEffect, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

export type PdfState =
  { readonly is: 'LOADING' | 'LOCKED' | 'BROKEN' } | { readonly is: 'OPEN'; readonly pdf: OpenPdf };

const LOADING: PdfState = { is: 'LOADING' };

/** A PDF as it is opened: on its way, open, locked by a password, or none that can be read. */
export function usePdf(src: string): PdfState {
  const [read, setRead] = useState<{ src: string; state: PdfState } | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: OpenPdf | undefined;
    const tell = (state: PdfState) => {
      if (!isGone) setRead({ src, state });
    };
    (async () => {
      const { openPdf } = await import('./pdf-engine.ts');
      opened = await openPdf(src);
      if (isGone) opened.close();
      else tell({ is: 'OPEN', pdf: opened });
    })().catch((error: unknown) => {
      tell({ is: error instanceof Error && error.name === 'PasswordException' ? 'LOCKED' : 'BROKEN' });
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [src]);
  return read?.src === src ? read.state : LOADING;
}
