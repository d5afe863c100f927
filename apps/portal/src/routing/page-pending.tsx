import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { shell } from '../messages.ts';

const Bar = chakra('span', {
  base: { display: 'block', borderRadius: 'sm', bg: 'bg.muted', animation: 'pulse' },
});

/** The outline of a page whose code is on its way; it waits 150 ms, so that a fast page does not flicker. */
export function PagePending() {
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="6"
      opacity="0"
      animation="fade-in 120ms 150ms forwards"
      css={{ '@keyframes fade-in': { to: { opacity: 1 } } }}
    >
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <Bar w="32" h="8" />
      <Bar w="full" h="40" />
      <Bar w="full" h="24" />
    </chakra.div>
  );
}
