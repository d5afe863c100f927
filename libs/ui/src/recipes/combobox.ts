import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { DROP, FLOATING } from './overlay.ts';

export const comboboxRecipe = defineSlotRecipe({
  slots: ['positioner', 'content'],
  base: {
    // Over a dialog as well: the field may stand in one.
    positioner: { zIndex: 'calc({zIndex.dialog} + 1) !important' },
    content: {
      ...FLOATING,
      ...DROP,
      position: 'relative',
      maxH: 'min(20rem, var(--available-height, 50dvh))',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      p: '1.5',
      borderRadius: 'l3',
      boxShadow: 'md',
    },
  },
});
