import { chakra } from '@chakra-ui/react/styled-system';
import { ImageIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '../files/file-address.ts';
import { MESSAGES } from '../messages.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    textStyle: 'caption',
    textAlign: 'center',
    '&[data-over]': { bg: 'celadon.subtle', borderColor: 'celadon.solid' },
    '&[data-invalid]': { borderColor: 'border.error' },
  },
  variants: {
    isRound: {
      true: { boxSize: '20', borderRadius: 'full' },
      false: { w: 'full', maxW: '20rem', aspectRatio: '16 / 9', borderRadius: 'l2' },
    },
  },
});

interface ImageBoxProps {
  isRound: boolean;
  file: FileRef | null;
  /** What is on its way already shows. */
  pending?: File | null;
  placeholder?: ReactNode;
  isOver?: boolean;
  invalid?: boolean;
}

/** The address of a file that is still here; null without one. */
function useLocalAddress(file: File | null): string | null {
  const [local, setLocal] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address has to be let go by the effect that made it
    setLocal({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return local && local.file === file ? local.url : null;
}

/** The picture in the shape in which it will be seen. */
export function ImageBox({ isRound, file, pending = null, placeholder, isOver, invalid }: ImageBoxProps) {
  const [broken, setBroken] = useState<string>();
  const local = useLocalAddress(pending);
  const src = local ?? fileAddress(file?.url ?? null);
  return (
    <Frame isRound={isRound} data-over={isOver || undefined} data-invalid={invalid || undefined}>
      {src && src !== broken ? (
        <chakra.img
          key={src}
          src={src}
          alt={MESSAGES.imageAlt}
          decoding="async"
          boxSize="full"
          objectFit="cover"
          opacity={local ? 0.6 : 1}
          onError={() => setBroken(src)}
        />
      ) : (
        (placeholder ?? (
          <chakra.span display="grid" justifyItems="center" gap="1" px="2">
            <Icon as={ImageIcon} size={20} />
            {src ? MESSAGES.imageBroken : MESSAGES.imageEmpty}
          </chakra.span>
        ))
      )}
    </Frame>
  );
}
