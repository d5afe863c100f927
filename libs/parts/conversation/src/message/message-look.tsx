import { chakra } from '@chakra-ui/react/styled-system';
import { NARROW } from '../narrow.ts';

/**
 * One sheet with plain classes for all messages of a thread: many come in with every scroll, and a styled component for each of their
 * parts would cost more than all else about them.
 */
export const MessageLook = chakra('div', {
  base: {
    '& .thread-parts': {
      position: 'relative',
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },

    // A row of the thread: the lines that begin there, and a message.
    '& .message-row': {
      // What changes in one moves no other from the inside.
      contain: 'layout style',
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      pt: '1',
      borderRadius: 'l2',
      transition: 'background-color 0.6s',
    },
    '& .message-row[data-opens]': { pt: '4' },
    '& .message-row[data-index="0"]': { pt: '0' },
    '& .message-row[data-marked]': { bg: 'celadon.subtle' },

    // A message of a group: picture, name, words, time.
    '& .message-in-group': { display: 'flex', gap: '2.5' },
    '& .message-picture': { w: '8', flexShrink: 0, [NARROW]: { display: 'none' } },
    '& .message-side': { flex: 1, minW: 0, display: 'flex', flexDirection: 'column', gap: '1' },
    '& .message-name': { textStyle: 'label', color: 'fg.muted', textAlign: 'start' },
    '& .message-foot': { display: 'flex', gap: '2', textStyle: 'caption', color: 'fg.muted' },
    '& .message-foot[data-mine]': { justifyContent: 'flex-end' },

    '& .message': { display: 'flex', flexDirection: 'column', gap: '1', _focusVisible: { layerStyle: 'focus' } },
    '& .message-line': { display: 'flex', gap: '1', minW: 0 },
    '& .message-line[data-mine]': { flexDirection: 'row-reverse' },

    '& .message-bubble': {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignSelf: 'flex-start',
      maxW: { base: '85%', md: '34rem' },
      px: '3.5',
      py: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
      overflowWrap: 'anywhere',
      [NARROW]: { maxW: 'full' },
    },
    '& .message-bubble[data-mine]': { alignSelf: 'flex-end', bg: 'celadon.subtle', borderColor: 'celadon.border' },
    '& .message-bubble[data-pending]': { borderStyle: 'dashed' },
    // Nobody's letters stand over the words of others.
    '& .message-words': { whiteSpace: 'pre-wrap', overflow: 'clip' },

    '& .message-menu': {
      display: 'inline-grid',
      placeItems: 'center',
      alignSelf: 'center',
      flexShrink: 0,
      w: 'control.sm',
      minH: '6',
      minW: '6',
      borderRadius: 'l2',
      fontSize: 'lg',
      color: 'fg.muted',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      transitionTimingFunction: 'standard',
      _hover: { bg: 'bg.muted', color: 'fg' },
      _active: { bg: 'bg.emphasized' },
      _focusVisible: { layerStyle: 'focus' },
      _icon: { boxSize: '1.125em', flexShrink: 0 },
    },
    // A finger needs 44 px even where the eye wants 32.
    '@media (hover: none), (max-width: 47.99em)': {
      '& .message-menu': { position: 'relative', _after: { content: '""', position: 'absolute', inset: '-6px' } },
    },
    // The menu shows where the pointer or the focus is; a finger has neither. A colour, since an opacity would be a layer for each.
    '@media (hover: hover)': {
      '& .message-menu': { color: 'transparent' },
      '& .message:hover .message-menu, & .message:focus-within .message-menu, & .message-menu[aria-expanded=true]': {
        color: 'fg.muted',
      },
      '& .message .message-menu:hover': { color: 'fg' },
    },
  },
});
