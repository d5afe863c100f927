import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useFrameWords } from './frame-language.ts';

const Bar = chakra('span', { base: { display: 'block', borderRadius: 'sm', bg: 'bg.muted' } });

const LATER = {
  opacity: 0,
  animation: 'pending-in 120ms 150ms forwards',
  '@keyframes pending-in': { to: { opacity: 1 } },
};

/**
 * The outline of a page whose code is on its way. The first page takes over the bars of the prerendered frame without a
 * gap; later ones wait 150 ms, so that a fast page does not flicker.
 */
export function PagePending() {
  const words = useFrameWords();
  const isFirst = useLocation().key === 'default';
  return (
    <chakra.div role="status" css={isFirst ? {} : LATER}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Bar w="32" h="8" />
      <Bar w="full" h="40" marginTop="6" />
    </chakra.div>
  );
}
