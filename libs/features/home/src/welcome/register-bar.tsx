import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect, useState } from 'react';
import { RegisterButton } from '../links/register-button.tsx';

const Bar = chakra(
  'div',
  {
    base: {
      hideFrom: 'md',
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      mx: '-4',
      px: '4',
      pt: '3',
      pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      // What takes the focus comes to stand above it. The types know selectors that begin or end with it alone.
      ['html:has(&)' as '&']: { scrollPaddingBottom: { base: '6rem', md: '0' } },
    },
  },
  { defaultProps: { 'data-stays-in-sight': true } },
);

/** On a phone the way to the form stays within reach of the thumb, while the hero's own is out of sight. */
export function RegisterBar({ hero }: { hero: RefObject<HTMLElement | null> }) {
  const [isHeroSeen, setIsHeroSeen] = useState(true);
  useEffect(() => {
    const own = hero.current;
    if (!own) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsHeroSeen(entry?.isIntersecting ?? true));
    observer.observe(own);
    return () => observer.disconnect();
  }, [hero]);
  // Not while it has the focus, which would be lost with it.
  return (
    <Bar visibility={isHeroSeen ? 'hidden' : undefined} _focusWithin={{ visibility: 'visible' }}>
      <RegisterButton wide />
    </Bar>
  );
}
