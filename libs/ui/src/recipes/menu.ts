import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { DROP, FLOATING } from './overlay.ts';

export const menuRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item', 'separator'],
  base: {
    positioner: { zIndex: '{zIndex.popover} !important' },
    content: {
      ...FLOATING,
      ...DROP,
      minW: '13rem',
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
      '&[data-danger]': { color: 'fg.error', _icon: { color: 'fg.error' } },
    },
    separator: { borderTopWidth: '1px', borderColor: 'border', my: '1.5', mx: '1' },
  },
});
