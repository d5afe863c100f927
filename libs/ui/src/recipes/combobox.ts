import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { DROP, FLOATING, OVER_WHAT_IS_OPEN } from './overlay.ts';

export const comboboxRecipe = defineSlotRecipe({
  slots: ['positioner', 'content'],
  base: {
    positioner: OVER_WHAT_IS_OPEN,
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
