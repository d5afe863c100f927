import { chakra } from '@chakra-ui/react/styled-system';
import { page as words } from '../messages.ts';

/** Over the page while files are held over it. */
export function DropSign() {
  return (
    <chakra.div
      position="absolute"
      inset="-3"
      zIndex="2"
      display="grid"
      placeItems="center"
      bg="celadon.subtle/90"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="celadon.solid"
      borderRadius="l3"
      pointerEvents="none"
    >
      <chakra.p position="sticky" top="40%" textStyle="title.md" color="celadon.fg">
        {words.drop}
      </chakra.p>
    </chakra.div>
  );
}
