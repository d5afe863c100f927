import { ImageCropper, useImageCropper, type UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { MESSAGES } from '../messages.ts';
import type { Picture } from './turned-picture.ts';

export interface CropShape {
  /** Width by height. */
  readonly ratio: number;
  readonly isRound: boolean;
  /** Pixels of the longer side of what is cut out, at most. */
  readonly longest: number;
}

interface CropperProps {
  picture: Picture;
  shape: CropShape;
  /** The room there is for it. */
  room: { width: number; height: number };
  /** Called as soon as a part can be cut out: the picture has been drawn and measured. */
  onShown: (picture: Picture) => void;
  ref: Ref<UseImageCropperReturn>;
}

type Corner = 'nw' | 'ne' | 'se' | 'sw';

function CornerHandle({ corner, className }: { corner: Corner; className?: string }) {
  return <ImageCropper.Handle position={corner} className={className} />;
}

const Viewport = chakra(ImageCropper.Viewport, {
  base: {
    mx: 'auto',
    maxW: 'full',
    bg: 'bg.muted',
    borderRadius: 'l1',
    cursor: 'grab',
    _active: { cursor: 'grabbing' },
  },
});
const Selection = chakra(ImageCropper.Selection, {
  base: {
    cursor: 'move',
    outline: '2px solid',
    outlineColor: 'white',
    boxShadow: '0 0 0 200rem rgb(0 0 0 / 0.55)',
    _focusVisible: { outline: '3px solid', outlineColor: 'celadon.focusRing' },
    '&[data-shape=circle]': { borderRadius: 'full' },
  },
});
// Its own name for the corner: `position` would be taken for a style and never arrive.
const Handle = chakra(CornerHandle, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    _before: {
      content: '""',
      boxSize: '3.5',
      bg: 'white',
      borderWidth: '2px',
      borderColor: 'ink.800',
      borderRadius: 'full',
    },
  },
});

/** The largest part of that shape, in the middle. */
function widest(width: number, height: number, ratio: number) {
  const size = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 };
}

/** A picture with the part that will be seen: moved and resized by pointer, fingers or keys. */
export function Cropper({ picture, shape, room, onShown, ref }: CropperProps) {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const cropper = useImageCropper({
    aspectRatio: shape.ratio,
    cropShape: shape.isRound ? 'circle' : 'rectangle',
    initialCrop: widest(width, height, shape.ratio),
    nudgeStep: 8,
    nudgeStepShift: 32,
    translations: {
      rootLabel: MESSAGES.cropTitle,
      rootRoleDescription: MESSAGES.cropTitle,
      previewLoading: MESSAGES.cropLoading,
      previewDescription: ({ zoom }) => MESSAGES.cropView((zoom ?? 1).toFixed(1)),
      selectionLabel: () => MESSAGES.cropArea,
      selectionRoleDescription: MESSAGES.cropAreaKind,
      selectionInstructions: MESSAGES.cropHelp,
      selectionValueText: ({ x, y, width: w, height: h }) => MESSAGES.cropWhere(x, y, w, h),
    },
  });
  useImperativeHandle(ref, () => cropper);
  const isShown = cropper.naturalSize.width > 0 && cropper.viewportRect.width > 0;
  useEffect(() => {
    if (isShown) onShown(picture);
  }, [isShown, onShown, picture]);
  return (
    <ImageCropper.RootProvider value={cropper}>
      <Viewport style={{ width, aspectRatio: `${width} / ${height}` }}>
        <chakra.div asChild display="block" boxSize="full">
          <ImageCropper.Image src={picture.url} />
        </chakra.div>
        <Selection>
          {(['nw', 'ne', 'se', 'sw'] as const).map((position) => (
            <Handle key={position} corner={position} />
          ))}
        </Selection>
      </Viewport>
      <chakra.label display="flex" alignItems="center" gap="3" mt="4" textStyle="label">
        {MESSAGES.cropZoom}
        <chakra.input
          type="range"
          min={1}
          max={5}
          step={0.1}
          value={cropper.zoom}
          aria-valuetext={MESSAGES.cropZoomValue(cropper.zoom.toFixed(1))}
          flex="1"
          h="touch"
          css={{ accentColor: '{colors.celadon.solid}' }}
          onChange={({ currentTarget }) => cropper.setZoom(Number(currentTarget.value))}
        />
      </chakra.label>
    </ImageCropper.RootProvider>
  );
}
