import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    lineHeight: '1.5',
    transition: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'celadon.focusRing',
      outlineOffset: '-1px',
      borderColor: 'celadon.focusRing',
    },
    _invalid: { borderColor: 'border.error', _focusVisible: { outlineColor: 'border.error' } },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle', borderColor: 'border.emphasized' },
  },
  variants: {
    size: {
      md: { minH: { base: 'touch', md: 'control.md' }, px: '3', py: '1.5' },
      lg: { minH: 'control.lg', px: '3.5', py: '2' },
    },
    kind: { line: {}, text: { py: '2.5', minH: '6rem', maxH: '24rem', fieldSizing: 'content', resize: 'vertical' } },
  },
  defaultVariants: { size: 'md', kind: 'line' },
});
