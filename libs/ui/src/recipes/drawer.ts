import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { BACKDROP, FLOATING } from './overlay.ts';

export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: { ...BACKDROP, zIndex: 'drawer' },
    positioner: { position: 'fixed', inset: '0', display: 'flex', zIndex: 'drawer', overscrollBehaviorY: 'none' },
    content: {
      ...FLOATING,
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxW: { base: 'full', md: '24rem' },
      h: '100dvh',
      borderWidth: '0',
      borderEndWidth: { md: '1px' },
      boxShadow: 'lg',
      _open: { animation: 'slide-in-start 240ms', animationTimingFunction: 'standard' },
      _closed: { animation: 'slide-out-start 140ms', animationTimingFunction: 'exit' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: 'header',
      ps: '4',
      pe: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: { textStyle: 'title.sm' },
    body: { flex: '1', minH: '0', overflowY: 'auto', px: '2', py: '3', _focusVisible: { outlineOffset: '-2px' } },
    footer: {
      borderTopWidth: '1px',
      borderColor: 'border',
      px: '4',
      pt: '3',
      pb: 'calc(0.75rem + env(safe-area-inset-bottom))',
    },
  },
});
