import { chakra } from '@chakra-ui/react/styled-system';
import type { FileRef } from '@portal/domain/assets/file';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useUploadWords } from '../upload-words.ts';
import { fileAddress } from './file-address.ts';
import { FileName } from './file-name.tsx';
import { shownName, shownSize } from './file-words.ts';

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

/** Downloads a file under its name. */
export function FileLink({ file, withSize = false, touch = false }: FileLinkProps) {
  const words = useUploadWords();
  const name = shownName(file.name);
  return (
    <chakra.span display="inline-flex" alignItems="baseline" gap="1.5" minW="0" maxW="full">
      <Anchor href={fileAddress(file.url)} download={name} rel="noopener noreferrer" touch={touch}>
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
