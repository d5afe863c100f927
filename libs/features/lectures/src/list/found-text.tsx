import { chakra } from '@chakra-ui/react/styled-system';
import { foundParts } from './found-parts.ts';

const Mark = chakra('mark', {
  base: { bg: 'mustard.muted', color: 'inherit', borderRadius: 'xs', _highContrast: { bg: 'Mark', color: 'MarkText' } },
});

/** A text in which the searched words are marked. */
export function FoundText({ text, searched }: { text: string; searched: string }) {
  return foundParts(text, searched).map(({ text: part, isFound }, at) =>
    isFound ? <Mark key={at}>{part}</Mark> : <span key={at}>{part}</span>,
  );
}
