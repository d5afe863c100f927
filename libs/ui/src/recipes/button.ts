import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxW: 'full',
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    fontWeight: 'medium',
    lineHeight: '1.3',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    transitionTimingFunction: 'standard',
    _disabled: { cursor: 'not-allowed' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '2px',
    },
    _icon: { boxSize: '1.125em', flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.fg' },
        _active: { bg: 'colorPalette.fg' },
        _disabled: { bg: 'bg.emphasized', color: 'fg.subtle' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.muted', borderColor: 'border.control' },
        _active: { bg: 'bg.emphasized' },
        _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _active: { bg: 'bg.emphasized' },
        _disabled: { color: 'fg.subtle', bg: 'transparent' },
      },
      danger: {
        colorPalette: 'camellia',
        bg: 'camellia.solid',
        color: 'camellia.contrast',
        _hover: { bg: 'camellia.fg' },
        _active: { bg: 'camellia.fg' },
        _disabled: { bg: 'bg.emphasized', color: 'fg.subtle' },
      },
    },
    size: {
      sm: { minH: { base: 'touch', md: 'control.sm' }, px: '3', py: '1', fontSize: 'sm' },
      md: { minH: { base: 'touch', md: 'control.md' }, px: '4', py: '1.5', fontSize: 'md' },
      lg: { minH: 'control.lg', px: '5', py: '2', fontSize: 'lg', fontWeight: 'semibold' },
    },
    square: { true: { px: '0', py: '0' } },
    wide: { true: { w: 'full' } },
  },
  compoundVariants: [
    // A finger needs 44 px even where the eye wants 32.
    {
      square: true,
      size: 'sm',
      css: { minH: 'control.sm', w: 'control.sm', _after: { content: '""', position: 'absolute', inset: '-6px' } },
    },
    { square: true, size: 'md', css: { w: { base: 'touch', md: 'control.md' } } },
    { square: true, size: 'lg', css: { w: 'control.lg' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});
