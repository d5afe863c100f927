import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { DROP, FLOATING, OVER_WHAT_IS_OPEN } from './overlay.ts';

export const popoverRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    positioner: OVER_WHAT_IS_OPEN,
    content: {
      ...FLOATING,
      ...DROP,
      display: 'flex',
      flexDirection: 'column',
      maxW: 'calc(100vw - 2rem)',
      maxH: 'min(70dvh, var(--available-height, 70dvh))',
      borderRadius: 'l3',
      boxShadow: 'md',
      overflow: 'hidden',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '3.25rem',
      px: '5',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: { textStyle: 'title.sm', outline: '0' },
    body: { overflowY: 'auto', minH: '0', flex: '1', _focusVisible: { outlineOffset: '-2px' } },
    footer: { borderTopWidth: '1px', borderColor: 'border', p: '1' },
  },
  variants: {
    size: { md: { content: { w: '20rem' } }, lg: { content: { w: '25rem' } } },
  },
  defaultVariants: { size: 'md' },
});
