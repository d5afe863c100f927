import { chakra } from '@chakra-ui/react/styled-system';

/** Stays in sight at the lower edge. Its room is its own: what comes here moves nothing, and covers nothing at the end. */
export const CalendarFoot = chakra(
  'div',
  {
    base: {
      position: 'sticky',
      bottom: 0,
      zIndex: 'sticky',
      display: 'grid',
      gap: '2',
      // On a phone only its parts lie over the list.
      mdDown: { bg: 'transparent', borderTopWidth: '0', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
      pt: '3',
      pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
      bg: 'bg',
      borderTopWidth: '1px',
      _empty: { display: 'none' },
    },
  },
  { defaultProps: { 'data-stays-in-sight': true } },
);
