import { chakra } from '@chakra-ui/react/styled-system';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FilePages } from '@portal/board/file-pages';
import { PageMarks } from '@portal/board/page-marks';
import type { FileRef } from '@portal/domain/assets/file';
import type { PageMark } from '@portal/domain/coursework/marks';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useScrollable } from '@portal/ui/scrollable';
import { useIsSplit } from '@portal/ui/use-is-split';
import { fileAddress } from '@portal/upload/file-address';
import { FileLink } from '@portal/upload/file-link';
import { shownName } from '@portal/upload/file-words';
import { FileCard } from '../files/file-card.tsx';
import { work as words } from '../grading-messages.ts';
import { marks as markWords } from '../marks/marks-messages.ts';

const STEPS = [50, 75, 100, 150, 200, 300] as const;
const WHOLE = STEPS.indexOf(100);
/** On a phone a tap shows it so large that handwriting can be read. */
const TAPPED = STEPS.indexOf(200);

interface Props {
  file: FileRef;
  marks: readonly PageMark[];
}

/** A picture or a PDF to look at, as wide as its place, with what is drawn on it; on a phone it opens at full size. */
export function PagesView({ file, marks }: Props) {
  const isSplit = useIsSplit();
  const [isOpen, setIsOpen] = useState(false);
  const name = shownName(file.name);
  const src = fileAddress(file.url);
  if (!src) return <FileCard file={file} note={markWords.broken} />;
  const pages = (zoom: number) => (
    <FilePages
      file={{ name, contentType: file.contentType }}
      src={src}
      zoom={zoom}
      over={(page) => <PageMarks page={page} marks={marks} />}
      failed={(why) => <FileCard file={file} note={why === 'LOCKED' ? markWords.locked : markWords.broken} />}
    />
  );
  if (isSplit) return <Zoomed file={file} from={WHOLE} pages={pages} />;
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.span flex="1 1 8rem" minW="0">
          <FileLink file={file} withSize touch />
        </chakra.span>
        <Button variant="outline" aria-label={`${name} ${words.open}`} onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      </chakra.div>
      {!isOpen && pages(100)}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={name} size="lg" phone="full">
        <Zoomed file={file} from={TAPPED} pages={pages} />
      </Dialog>
    </chakra.div>
  );
}

interface ZoomedProps {
  file: FileRef;
  from: number;
  pages: (zoom: number) => ReactNode;
}

function Zoomed({ file, from, pages }: ZoomedProps) {
  const [step, setStep] = useState(from);
  const box = useScrollable<HTMLDivElement>();
  const percent = STEPS[step] ?? 100;
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.span flex="1 1 8rem" minW="0">
          <FileLink file={file} withSize touch />
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="1">
          <IconButton
            label={words.zoomOut}
            icon={<Icon as={ZoomOut} size={20} />}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <chakra.span role="status" textStyle="body.sm" fontVariantNumeric="tabular-nums">
            {words.zoom(percent)}
          </chakra.span>
          <IconButton
            label={words.zoomIn}
            icon={<Icon as={ZoomIn} size={20} />}
            disabled={step === STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          />
        </chakra.span>
      </chakra.div>
      <chakra.div {...box} overflowX="auto" _focusVisible={{ layerStyle: 'focus' }}>
        {pages(percent)}
      </chakra.div>
    </chakra.div>
  );
}
