import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import type { PdfLanguage } from '../pdf/pdf-messages.ts';
import { PdfPages } from '../pdf/pdf-pages.tsx';
import type { MarkedPage } from './use-marks.ts';

const PICTURE = /^image\/(?:png|jpe?g|gif|webp|avif)$/;
/** Whether a file has pages that can be drawn on. */
export const hasPages = ({ contentType }: { readonly contentType: string }): boolean =>
  contentType === 'application/pdf' || PICTURE.test(contentType);

interface Props {
  file: { readonly name: string; readonly contentType: string };
  /** Where it is read; of its own origin. */
  src: string;
  language?: PdfLanguage;
  zoom?: number;
  over: (page: MarkedPage) => ReactNode;
  onSeen?: (no: number) => void;
  failed: (why: 'LOCKED' | 'BROKEN') => ReactNode;
}

/** The pages of a picture or a PDF, with what lies over each. */
export function FilePages({ file: { name, contentType }, src, zoom = 100, over, failed, ...pdf }: Props) {
  const [ratio, setRatio] = useState<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (contentType === 'application/pdf')
    return <PdfPages {...pdf} src={src} name={name} zoom={zoom} over={over} failed={failed} />;
  if (isBroken) return failed('BROKEN');
  return (
    <chakra.div position="relative" marginInline="auto" style={{ width: `${zoom}%` }}>
      {/* Paper stays light in the dark theme. */}
      <chakra.img
        src={src}
        alt={name}
        display="block"
        w="full"
        maxW="none"
        bg="white"
        borderRadius="l1"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalWidth > 0 && setRatio(naturalHeight / naturalWidth)
        }
        onError={() => setBroken(true)}
      />
      {ratio !== null && over({ no: 1, ratio })}
    </chakra.div>
  );
}
