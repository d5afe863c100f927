import { chakra } from '@chakra-ui/react/styled-system';

/** One matter of the room that wants somebody now: who waits, what is asked. */
export const RoomCard = chakra('section', {
  base: {
    layerStyle: 'sheet',
    p: 'sheet',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

/** Something in it is new. The words beside it say what. */
export const NewDot = chakra('span', {
  base: { boxSize: '2', flexShrink: '0', borderRadius: 'full', bg: 'badge.unread', _highContrast: { bg: 'Highlight' } },
});
