import { chakra } from '@chakra-ui/react/styled-system';
import { KeepLine } from './keep-line.tsx';
import type { KeepPages } from './use-keep-pages.ts';

/** What comes and goes at the lower edge of the paper: over it, so that the paper stays as it is under the hand. */
export function OverThePaper({ keep }: { keep: KeepPages }) {
  return (
    <chakra.div
      gridArea="paper"
      alignSelf="end"
      justifySelf="center"
      position="relative"
      zIndex="1"
      w="min(44rem, 100%)"
      maxH="full"
      overflowY="auto"
      display="grid"
      gap="2"
      pb="2"
      px="2"
      // Beside its parts the paper is drawn on.
      pointerEvents="none"
      css={{ '& > *': { pointerEvents: 'auto' } }}
    >
      <KeepLine {...keep} />
    </chakra.div>
  );
}
