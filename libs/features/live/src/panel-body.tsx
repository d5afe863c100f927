import { chakra } from '@chakra-ui/react/styled-system';

/** The scrolling part of a side panel. */
export const PanelBody = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    p: 'sheet',
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In a full panel a row would shrink to the least height of a switch, and its second line lie in the gap.
    gridAutoRows: 'max-content',
  },
});
