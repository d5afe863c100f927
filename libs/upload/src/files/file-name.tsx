import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { shownName, splitName } from './file-words.ts';

const Piece = chakra('span', { base: { whiteSpace: 'pre', overflow: 'hidden', textOverflow: 'ellipsis' } });

/** The name of a file on one line. A long one loses its middle, never its extension. */
export function FileName({ name }: { name: string }) {
  const shown = shownName(name);
  const [head, tail] = splitName(shown);
  return (
    <chakra.span display="flex" position="relative" minW="0" dir="auto" title={shown}>
      <VisuallyHidden>{shown}</VisuallyHidden>
      <Piece aria-hidden>{head}</Piece>
      <Piece aria-hidden flexShrink={0} maxW="full">
        {tail}
      </Piece>
    </chakra.span>
  );
}
