import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useScrollable } from '@portal/ui/scrollable';
import { Spinner } from '@portal/ui/spinner';
import { useFileViewWords } from '../file-view-words.ts';
import { PdfPages } from './pdf-pages.tsx';
import { type PdfFailure, usePdf } from './use-pdf.ts';

const STEPS = [50, 75, 100, 150, 200, 300] as const;
const WHOLE = STEPS.indexOf(100);

interface PdfViewProps {
  src: string;
  /** The name of the file. */
  name: string;
  /** In the place of what cannot be shown. */
  failed: (why: PdfFailure) => ReactNode;
}

/** A PDF to read in its place: its pages, where she is in it, and how large. */
export default function PdfView({ src, name, failed }: PdfViewProps) {
  const words = useFileViewWords();
  const { pdf, failure } = usePdf(src);
  const [no, setNo] = useState(1);
  const [step, setStep] = useState(WHOLE);
  const pages = useRef<HTMLDivElement>(null);
  const { ref: box, tabIndex } = useScrollable<HTMLDivElement>();
  if (failure) return failed(failure);
  const go = (to: number) =>
    pages.current?.querySelector(`[data-page="${to}"]`)?.scrollIntoView({ block: 'start', inline: 'nearest' });
  const total = pdf?.numPages ?? 0;
  return (
    <chakra.section aria-label={name} display="grid" gridTemplateRows="auto minmax(0, 1fr)" gap="2" h="full" minH="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1">
        <chakra.span display="flex" alignItems="center" gap="1">
          <IconButton
            label={words.previousPage}
            icon={<Icon as={ChevronLeft} size={20} />}
            disabled={no <= 1}
            onClick={() => go(no - 1)}
          />
          <chakra.span textStyle="body.sm" fontVariantNumeric="tabular-nums">
            {pdf ? words.page(no, total) : words.loading}
          </chakra.span>
          <IconButton
            label={words.nextPage}
            icon={<Icon as={ChevronRight} size={20} />}
            disabled={no >= total}
            onClick={() => go(no + 1)}
          />
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="1">
          <IconButton
            label={words.zoomOut}
            icon={<Icon as={ZoomOut} size={20} />}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <chakra.span role="status" textStyle="body.sm" fontVariantNumeric="tabular-nums">
            {words.zoom(STEPS[step] ?? 100)}
          </chakra.span>
          <IconButton
            label={words.zoomIn}
            icon={<Icon as={ZoomIn} size={20} />}
            disabled={step === STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          />
        </chakra.span>
      </chakra.div>
      <chakra.div
        ref={box}
        tabIndex={tabIndex}
        overflow="auto"
        minH="12rem"
        bg="bg.muted"
        borderRadius="l2"
        p="2"
        _focusVisible={{ layerStyle: 'focus' }}
      >
        {pdf ? (
          <chakra.div ref={pages} marginInline="auto" style={{ width: `${STEPS[step] ?? 100}%` }}>
            <PdfPages pdf={pdf} onRead={setNo} />
          </chakra.div>
        ) : (
          <chakra.div display="grid" placeItems="center" minH="12rem">
            <Spinner label={words.loading} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}
