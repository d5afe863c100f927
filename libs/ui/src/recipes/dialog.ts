import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { BACKDROP, FLOATING, RISE } from './overlay.ts';

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: BACKDROP,
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: '0', md: '6' },
      zIndex: 'dialog',
      overscrollBehaviorY: 'none',
    },
    content: {
      ...FLOATING,
      ...RISE,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: { base: 'calc(100dvh - 2rem)', md: 'calc(100dvh - 3rem)' },
      // Where head and buttons alone are higher than the screen, as at 200 % text.
      overflowY: 'auto',
      borderRadius: 'xl',
      borderBottomRadius: { base: '0', md: 'xl' },
      boxShadow: 'lg',
      pb: { base: 'env(safe-area-inset-bottom)', md: '0' },
    },
    header: {
      px: { base: '5', md: '7' },
      pt: { base: '5', md: '7' },
      pe: '16',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
    },
    title: { textStyle: 'title.md' },
    description: { textStyle: 'body.sm', color: 'fg.muted' },
    body: {
      // What sticks to its end reaches over its own padding, which the browser keeps free otherwise.
      '--edge': '{spacing.5}',
      '--below': '{spacing.5}',
      px: { base: '5', md: '7' },
      py: '5',
      // Words for the ear scroll with it; they would make the whole dialog scroll otherwise, head and buttons with it.
      position: 'relative',
      overflowY: 'auto',
      minH: '0',
      // The edge of the dialog would cut a ring around it.
      _focusVisible: { outlineOffset: '-2px' },
    },
    footer: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', md: 'row' },
      justifyContent: 'flex-end',
      gap: '2',
      px: { base: '5', md: '7' },
      pb: { base: '5', md: '6' },
      pt: '1',
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: '25rem' } } },
      md: { content: { maxW: { md: '32rem' } } },
      lg: { content: { maxW: { md: '40rem' } } },
      /** Something to read beside the page: from the end edge, on a phone from the bottom. */
      aside: {
        positioner: { p: { md: '0' }, justifyContent: { md: 'flex-end' }, alignItems: { md: 'stretch' } },
        content: {
          maxW: { md: '32.5rem' },
          h: { md: '100dvh' },
          maxH: { md: '100dvh' },
          borderRadius: { md: '0' },
          borderBottomRadius: '0',
          _open: { md: { animation: 'slide-in-end 240ms', animationTimingFunction: 'standard' } },
          _closed: { md: { animation: 'slide-out-end 140ms', animationTimingFunction: 'exit' } },
        },
        body: { flex: { md: '1' } },
      },
      /** A sheet from the end edge, as high as the screen: for a task with something to read beside it. */
      side: {
        positioner: { p: '0', justifyContent: 'flex-end', alignItems: 'stretch' },
        content: {
          maxW: { md: '70.5rem' },
          h: '100dvh',
          maxH: '100dvh',
          borderRadius: '0',
          borderStartRadius: { md: 'xl' },
          _open: { animation: 'slide-in-end 240ms', animationTimingFunction: 'standard' },
          _closed: { animation: 'slide-out-end 140ms', animationTimingFunction: 'exit' },
        },
        header: {
          px: { base: '5', md: '8' },
          pt: { base: '4', md: '6' },
          pb: { base: '3', md: '5' },
          borderBottomWidth: '1px',
        },
        title: { textStyle: { base: 'title.md', md: 'title.lg' } },
        // When and where comes before what is asked.
        description: { order: '-1', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
        // A foot that sticks to its end covers nothing that is brought into sight.
        body: {
          flex: '1',
          // At each width, as the base has its own from md.
          px: { base: '0', md: '0' },
          py: '0',
          display: 'flex',
          flexDirection: 'column',
          scrollPaddingBottom: '24',
        },
      },
    },
    fills: {
      true: {
        content: { h: { base: '100dvh', md: 'min(100dvh - 3rem, 48rem)' } },
        body: { flex: '1', display: 'flex', flexDirection: 'column', overflowY: 'hidden' },
      },
    },
    phone: {
      sheet: {},
      /** Takes the whole phone, for forms. */
      full: {
        content: { h: { base: '100dvh', md: 'auto' }, maxH: { base: '100dvh' }, borderRadius: { base: '0', md: 'xl' } },
      },
    },
  },
  defaultVariants: { size: 'md', phone: 'sheet' },
});
