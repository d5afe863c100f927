import { chakra } from '@chakra-ui/react/styled-system';

/** What stands at the end of a control, inside its frame and for the eye: a unit, a sign. The control may name it by its id. */
export const FieldUnit = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetEnd: '3',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
