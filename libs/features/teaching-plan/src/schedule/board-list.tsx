import { chakra } from '@chakra-ui/react/styled-system';

/** What stands below each other on a day of the board. */
export const BoardList = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2',
    p: '2',
  },
});
