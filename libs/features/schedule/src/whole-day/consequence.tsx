import { chakra } from '@chakra-ui/react/styled-system';

/** What a decision leads to, under its lesson: a time that is proposed, something that ends, or nothing. */
export const Consequence = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minH: '11',
    px: '3.5',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    of: {
      MOVE: { borderColor: 'border.warning', borderStyle: 'dashed' },
      CANCEL: { bg: 'camellia.subtle', color: 'camellia.fg', fontWeight: '500' },
      LEAVE: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});
