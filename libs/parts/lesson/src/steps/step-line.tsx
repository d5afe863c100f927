import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

// By the room that there is at the size of the letters: one below the other, beside each other, and each with its words.
export const IN_A_ROW = '@container (min-width: 20rem)';
export const WITH_LINES = '@container (min-width: 40rem)';

/** The list of the four steps. */
export const StepLine = (props: HTMLChakraProps<'ol'>) => (
  <chakra.div containerType="inline-size">
    <chakra.ol
      listStyleType="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      css={{ [IN_A_ROW]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }}
      {...props}
    />
  </chakra.div>
);

/** The words of a step: in one line with its circle, or below it. */
export const StepWords = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    alignItems: 'baseline',
    minW: '0',
    overflowWrap: 'anywhere',
    [IN_A_ROW]: { display: 'block' },
  },
});

/** A step; the line goes from its circle to the next one. */
export const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '2',
    alignContent: 'start',
    '&:not(:last-child)': { pb: '4' },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      bg: 'border.emphasized',
      insetStart: 'calc(0.75rem - 1px)',
      top: '1.625rem',
      bottom: '0.125rem',
      w: '2px',
    },
    [IN_A_ROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '&:not(:last-child)': { pb: '0', pe: '3' },
      '&:not(:last-child)::before': {
        insetStart: '1.875rem',
        top: 'calc(0.75rem - 1px)',
        bottom: 'auto',
        w: 'calc(100% - 2.25rem)',
        h: '2px',
      },
    },
  },
  variants: { done: { true: { '&:not(:last-child)::before': { bg: 'fg.subtle' } } } },
});

/** The circle of a step. */
export const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.control',
  },
  variants: {
    is: {
      DONE: { bg: 'fg.subtle', borderColor: 'fg.subtle', color: 'bg' },
      NOW: {
        bg: 'colorPalette.subtle',
        borderColor: 'colorPalette.solid',
        color: 'colorPalette.fg',
        outline: '4px solid',
        outlineColor: 'colorPalette.muted',
      },
      LATER: {},
    },
    full: { true: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' } },
  },
});
