import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { DROP, FLOATING, OVER_WHAT_IS_OPEN } from './overlay.ts';

export const menuRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item', 'itemIndicator', 'itemGroupLabel', 'separator'],
  base: {
    positioner: OVER_WHAT_IS_OPEN,
    content: {
      ...FLOATING,
      ...DROP,
      // At 200 % text 13rem are wider than a phone, and a minimum goes before a maximum.
      minW: 'min(13rem, calc(100vw - 2rem))',
      maxW: 'calc(100vw - 2rem)',
      maxH: 'var(--available-height, 80dvh)',
      overflowY: 'auto',
      p: '1.5',
      borderRadius: 'l3',
      boxShadow: 'md',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: { base: 'touch', md: 'control.md' },
      px: '3',
      py: '1.5',
      borderRadius: 'l1',
      fontSize: 'md',
      color: 'fg',
      textDecoration: 'none',
      textAlign: 'start',
      cursor: 'pointer',
      outline: '0',
      scrollMarginBlock: '2',
      _icon: { color: 'fg.subtle', flexShrink: 0 },
      _highlighted: { bg: 'bg.muted', _icon: { color: 'fg' }, _highContrast: { outline: '2px solid Highlight' } },
      _currentPage: { fontWeight: 'semibold' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      // A sign and not only a weight: which one is chosen has to be seen in every theme.
      '&[data-type=radio]': { position: 'relative', ps: '2.625rem', _checked: { fontWeight: 'semibold' } },
      '&[data-danger]': { color: 'fg.error', _icon: { color: 'fg.error' } },
    },
    itemIndicator: {
      position: 'absolute',
      insetStart: '3',
      display: 'grid',
      _icon: { color: 'celadon.fg' },
    },
    itemGroupLabel: { px: '3', py: '1.5', textStyle: 'caption', fontWeight: 'semibold', color: 'fg.muted' },
    separator: { borderTopWidth: '1px', borderColor: 'border', my: '1.5', mx: '1' },
  },
});
