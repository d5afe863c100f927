import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, ImageUp } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { UploadPolicy } from '@portal/domain/assets/upload-policy';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { MESSAGES } from '../messages.ts';
import { PickButton } from '../picking/pick-button.tsx';
import { acceptOf, cameraAcceptOf, hintOf } from '../policy/policy-words.ts';

interface ImageButtonsProps {
  policy: UploadPolicy;
  choose: (files: readonly File[]) => void;
  /** Missing while there is no picture. */
  onRemove: (() => void) | undefined;
  input: Ref<HTMLInputElement>;
  invalid: boolean;
  required: boolean | undefined;
  onInvalid: () => void;
}

/** How a picture is chosen, photographed and taken off. */
export function ImageButtons({ policy, choose, onRemove, input, invalid, required, onInvalid }: ImageButtonsProps) {
  const id = useId();
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <PickButton
          ref={input}
          icon={<Icon as={ImageUp} size={18} />}
          accept={acceptOf(policy)}
          aria-describedby={`${id}hint`}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          onFiles={choose}
          onInvalid={(event) => {
            event.preventDefault();
            onInvalid();
          }}
        >
          {onRemove ? MESSAGES.imageChange : MESSAGES.imagePick}
        </PickButton>
        <PickButton
          onTouch
          icon={<Icon as={Camera} size={18} />}
          accept={cameraAcceptOf(policy) ?? undefined}
          capture="environment"
          onFiles={choose}
        >
          {MESSAGES.camera}
        </PickButton>
        {onRemove && (
          <Button variant="ghost" onClick={onRemove}>
            {MESSAGES.imageRemove}
          </Button>
        )}
      </chakra.div>
      <chakra.p id={`${id}hint`} textStyle="caption" color="fg.muted">
        {hintOf(policy)}
        <chakra.span display={{ base: 'none', md: 'block' }}>{MESSAGES.pasteHint}</chakra.span>
      </chakra.p>
    </>
  );
}
