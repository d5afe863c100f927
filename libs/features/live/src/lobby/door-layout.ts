import { chakra } from '@chakra-ui/react/styled-system';

// A phone on its side has the picture beside the way in as well.
const BESIDE = '@media (min-width: 48rem), (orientation: landscape) and (min-width: 35rem)';

/**
 * Her picture with what is said of it, and what belongs to the lesson: beside each other where there is room. Below each
 * other the picture leaves the way in on the same screen, and beside it the picture itself is not cut.
 */
export const DoorLayout = chakra('div', {
  base: {
    mt: '2',
    display: 'grid',
    gap: { base: '3', md: '6' },
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '--picture': 'min(100%, max(14rem, 26dvh * 16 / 9))',
    [BESIDE]: {
      gridTemplateColumns: 'min(60%, max(16rem, (100dvh - 10rem) * 16 / 9)) minmax(0, 1fr)',
      '--picture': '100%',
    },
  },
});

/** One of its two columns. */
export const DoorColumn = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' },
});
