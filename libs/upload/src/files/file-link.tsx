import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useUploadWords } from '../upload-words.ts';
import { fileAddress } from './file-address.ts';
import { FileName } from './file-name.tsx';
import { shownName, shownSize } from './file-words.ts';
import { useRenewFile } from './renew-file.ts';

const Anchor = chakra('a', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    minW: '0',
    color: 'fg.link',
    borderRadius: 'xs',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    textDecorationColor: 'celadon.border',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    // A finger needs 44 px even where the eye wants a line.
    touch: {
      true: { _after: { content: '""', position: 'absolute', insetX: '0', insetY: '-11px', md: { insetY: '-2px' } } },
    },
  },
});

interface FileLinkProps {
  file: FileRef;
  /** Says the size behind the name. */
  withSize?: boolean;
  /** 44 px high for a finger, for a link that stands alone. */
  touch?: boolean;
}

/** Downloads a file under its name; where its address has ended, as soon as another one is here. */
export function FileLink({ file, withSize = false, touch = false }: FileLinkProps) {
  const words = useUploadWords();
  const name = shownName(file.name);
  const link = useRef<HTMLAnchorElement>(null);
  const renew = useRenewFile(file);
  const [renewal, setRenewal] = useState<'ASKED' | 'CAME' | null>(null);
  useEffect(() => {
    if (renewal === 'CAME') link.current?.click();
  }, [renewal]);
  function onClick(event: MouseEvent) {
    if (renewal === 'CAME') return setRenewal(null);
    if (renewal === 'ASKED') return event.preventDefault();
    const renewed = renew();
    if (!renewed) return;
    event.preventDefault();
    setRenewal('ASKED');
    void renewed.finally(() => setRenewal('CAME'));
  }
  return (
    <chakra.span display="inline-flex" alignItems="baseline" gap="1.5" minW="0" maxW="full">
      <Anchor
        ref={link}
        href={fileAddress(file.url)}
        download={name}
        rel="noopener noreferrer"
        aria-busy={renewal === 'ASKED' || undefined}
        touch={touch}
        onClick={onClick}
      >
        <FileName name={name} />
        <VisuallyHidden> {words.download}</VisuallyHidden>
      </Anchor>
      {withSize && (
        <chakra.span flexShrink={0} textStyle="caption" color="fg.muted">
          {shownSize(file.size)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
