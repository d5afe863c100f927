import { chakra } from '@chakra-ui/react/styled-system';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
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

const STEPS = [50, 75, 100, 150, 200, 300] as const;
const WHOLE = STEPS.indexOf(100);
/** On a phone a tap shows it so large that handwriting can be read. */
const TAPPED = STEPS.indexOf(200);

/** A picture that was handed in, as wide as its place, with zoom; on a phone a tap opens it at full size. */
export function PictureView({ file }: { file: FileRef }) {
  const isSplit = useIsSplit();
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const name = shownName(file.name);
  const src = fileAddress(file.url);
  if (isBroken || !src) return <FileCard file={file} note={words.broken} />;
  const onBroken = () => setIsBroken(true);
  if (isSplit) return <Zoomed src={src} file={file} from={WHOLE} onBroken={onBroken} />;
  return (
    <>
      <chakra.button
        type="button"
        aria-label={words.openPicture(name)}
        cursor="zoom-in"
        w="full"
        borderRadius="l2"
        _focusVisible={{ layerStyle: 'focus' }}
        onClick={() => setIsOpen(true)}
      >
        <Picture src={src} alt="" w="full" onError={onBroken} />
      </chakra.button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={name} size="lg" phone="full">
        <Zoomed src={src} file={file} from={TAPPED} onBroken={onBroken} />
      </Dialog>
    </>
  );
}

// Paper stays light in the dark theme.
const Picture = chakra('img', { base: { display: 'block', maxW: 'none', bg: 'white', borderRadius: 'l1' } });

interface ZoomedProps {
  src: string;
  file: FileRef;
  from: number;
  onBroken: () => void;
}

function Zoomed({ src, file, from, onBroken }: ZoomedProps) {
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
        <Picture
          src={src}
          alt={shownName(file.name)}
          marginInline="auto"
          style={{ width: `${percent}%` }}
          onError={onBroken}
        />
      </chakra.div>
    </chakra.div>
  );
}
