import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { useScrollable } from '../base/scrollable.ts';
import { useIsSplit } from './use-is-split.ts';

interface SplitViewProps {
  /** The list, with its heading. */
  list: ReactNode;
  /** Names the list where both are seen. */
  listLabel: string;
  /** What was chosen in it. */
  pane: ReactNode;
  paneLabel: string;
  /** The pane fills its side, or the page where it stands alone, and scrolls by itself: of its parts one grows (`flex`). */
  isPaneFilled?: boolean;
  /** Which of the two stands alone where there is no room for both. */
  alone: 'list' | 'pane';
  /** Keys of the whole; they reach it only while the focus is inside. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

const Side = chakra('section', {
  base: {
    minW: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    _focusVisible: { layerStyle: 'focus', outlineOffset: '-2px' },
  },
});

/** Alone it fills the window under the portal's header and its bars, down to the lower edge: the page has no margin there. */
const FILLED = {
  display: 'flex',
  flexDirection: 'column',
  h: {
    base: 'calc(100dvh - {sizes.header} - {sizes.bars} - {spacing.4})',
    md: 'calc(100dvh - {sizes.header} - {sizes.bars} - {spacing.6})',
  },
  mb: { base: '-4', md: '-6' },
} as const;

/**
 * A list and what was chosen in it, side by side from 1024 px on, each with a scroll of its own; below that one of them
 * alone, as a page. It fills the height under the portal's header: the route says `isSplit`.
 */
export function SplitView(props: SplitViewProps) {
  const { list, listLabel, pane, paneLabel, isPaneFilled = false, alone, onKeyDown } = props;
  const isSplit = useIsSplit();
  const listBox = useScrollable<HTMLElement>();
  const paneBox = useScrollable<HTMLElement>();
  if (!isSplit)
    return (
      <chakra.div onKeyDown={onKeyDown} {...(isPaneFilled && alone === 'pane' && FILLED)}>
        {alone === 'list' ? list : pane}
      </chakra.div>
    );
  return (
    <chakra.div
      // A press between the rows gives it the focus, and with it the keys.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      outline="none"
      display="grid"
      gridTemplateColumns="min(25rem, 45%) minmax(0, 1fr)"
      gridTemplateRows="minmax(0, 1fr)"
      h="calc(100dvh - {sizes.header} - {sizes.bars})"
    >
      <Side aria-label={listLabel} {...listBox} px="6" py="6" bg="bg.panel" borderInlineEndWidth="1px">
        {list}
      </Side>
      {isPaneFilled ? (
        <Side aria-label={paneLabel} display="grid" gridTemplateRows="minmax(0, 1fr)" overflow="hidden">
          {pane}
        </Side>
      ) : (
        <Side aria-label={paneLabel} {...paneBox} px={{ base: '6', xl: '10' }} py="6">
          <chakra.div maxW="40.5rem">{pane}</chakra.div>
        </Side>
      )}
    </chakra.div>
  );
}
