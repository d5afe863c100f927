import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, Upload as UploadIcon } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { UploadPolicy } from '@portal/domain/assets/upload-policy';
import { Icon } from '@portal/ui/icon';
import { useMediaQuery } from '@portal/ui/use-media-query';
import { acceptOf, cameraAcceptOf, hintOf } from '../policy/policy-words.ts';
import { useUploadWords } from '../upload-words.ts';
import { FileInput, FOCUS_WITHIN } from './file-input.tsx';
import { PickButton } from './pick-button.tsx';

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '0.5',
    minH: 'touch',
    px: '4',
    py: '2.5',
    textAlign: 'center',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'pointer',
    transition: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted' },
    ...FOCUS_WITHIN,
    '&:has([aria-invalid])': { borderColor: 'border.error' },
    '&[data-over]': { bg: 'celadon.subtle', borderColor: 'celadon.solid', borderStyle: 'solid' },
  },
  variants: { roomy: { true: { flexDirection: 'column', py: '5' } } },
});

interface DropZoneProps {
  policy: UploadPolicy;
  onFiles: (files: File[]) => void;
  isOver: boolean;
  /** The field has files already: the zone is a line. */
  isSlim: boolean;
  invalid: boolean;
  required: boolean;
  onInvalid: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Where files are picked, dropped, pasted or photographed. */
export function DropZone({ policy, onFiles, isOver, isSlim, invalid, required, onInvalid, ref }: DropZoneProps) {
  const words = useUploadWords();
  const id = useId();
  const camera = cameraAcceptOf(policy);
  const isSingle = policy.maxFiles === 1;
  // A finger drags and pastes no files.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const invitation = isTouch ? words.dropzoneTouch : words.dropzone;
  const shot = camera && (
    <PickButton onTouch icon={<Icon as={Camera} size={20} />} accept={camera} capture="environment" onFiles={onFiles}>
      {words.camera}
    </PickButton>
  );
  return (
    <chakra.div display="grid" gap="2">
      {isTouch && shot}
      <Zone roomy={!isSlim} data-over={isOver || undefined}>
        <chakra.span color="fg.muted">
          <Icon as={UploadIcon} size={20} />
        </chakra.span>
        <chakra.span id={`${id}name`} fontWeight="medium">
          {isOver ? words.dropActive : isSlim && isSingle ? words.replace : invitation}
        </chakra.span>
        <chakra.span id={`${id}hint`} textStyle="caption" color="fg.muted" w="full">
          {hintOf(policy, words)}
          {camera && !isSlim && !isTouch && (
            <chakra.span display={{ base: 'none', md: 'block' }}>{words.pasteHint}</chakra.span>
          )}
        </chakra.span>
        <FileInput
          ref={ref}
          multiple={!isSingle}
          accept={acceptOf(policy)}
          aria-labelledby={`${id}name`}
          aria-describedby={`${id}hint`}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          onFiles={onFiles}
          onInvalid={(event) => {
            event.preventDefault();
            onInvalid();
          }}
        />
      </Zone>
      {!isTouch && shot}
    </chakra.div>
  );
}
