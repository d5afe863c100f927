import type { UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCcwSquare, RotateCwSquare } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Spinner } from '@portal/ui/spinner';
import { MESSAGES } from '../messages.ts';
import { Cropper, type CropShape } from './cropper.tsx';
import { cutOut } from './cut-out.ts';
import { type Picture, useTurnedPicture } from './turned-picture.ts';

interface CropDialogProps {
  file: File;
  shape: CropShape;
  onApply: (cut: File) => void;
  onClose: () => void;
}

/** Lets the visitor choose which part of a picture will be seen. */
export function CropDialog({ file, shape, onApply, onClose }: CropDialogProps) {
  const [quarters, setQuarters] = useState(0);
  const [isCutting, setIsCutting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const cropper = useRef<UseImageCropperReturn>(null);
  const picture = useTurnedPicture(file, quarters);
  const [shown, setShown] = useState<Picture>();
  const isReady = picture !== 'LOADING' && picture !== 'BROKEN' && room !== undefined;

  async function apply() {
    if (!cropper.current) return;
    setIsCutting(true);
    setHasFailed(false);
    const cut = await cutOut(cropper.current, file, shape);
    setIsCutting(false);
    if (cut) onApply(cut);
    else setHasFailed(true);
  }

  const measure = useCallback((place: HTMLDivElement | null) => {
    if (place) setRoom({ width: place.clientWidth, height: Math.max(200, window.innerHeight * 0.45) });
  }, []);
  const turn = (by: 1 | 3) => setQuarters((before) => (before + by) % 4);
  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.cropTitle}
      description={MESSAGES.cropIntro}
      closeOnClickAway={false}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {MESSAGES.cropCancel}
          </Button>
          {picture === 'BROKEN' ? (
            <Button onClick={() => onApply(file)}>{MESSAGES.cropSkip}</Button>
          ) : (
            <Button
              disabled={!isReady || shown !== picture}
              loading={isCutting}
              loadingText={MESSAGES.cropping}
              onClick={() => void apply()}
            >
              {MESSAGES.cropApply}
            </Button>
          )}
        </>
      }
    >
      <div ref={measure}>
        {picture === 'LOADING' && (
          <chakra.div display="grid" placeItems="center" h="56">
            <Spinner label={MESSAGES.cropLoading} />
          </chakra.div>
        )}
        {picture === 'BROKEN' && <p role="status">{MESSAGES.cropUnreadable}</p>}
        {isReady && (
          <Cropper key={picture.url} ref={cropper} picture={picture} shape={shape} room={room} onShown={setShown} />
        )}
      </div>
      {picture !== 'BROKEN' && (
        <chakra.div display="flex" justifyContent="center" gap="2" mt="2">
          <IconButton
            variant="outline"
            label={MESSAGES.cropRotateLeft}
            icon={<Icon as={RotateCcwSquare} size={20} />}
            onClick={() => turn(3)}
          />
          <IconButton
            variant="outline"
            label={MESSAGES.cropRotateRight}
            icon={<Icon as={RotateCwSquare} size={20} />}
            onClick={() => turn(1)}
          />
        </chakra.div>
      )}
      <chakra.p role="status" textStyle="label" fontWeight="normal" color="fg.error" textAlign="center">
        {hasFailed && MESSAGES.cropFailed}
      </chakra.p>
    </Dialog>
  );
}
