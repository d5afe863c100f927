import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, use } from 'react';
import type { CardKind, ShownCard } from '@portal/domain/chat/chat-card';
import { useConversationWords } from '../words.ts';
import { CardReaderContext } from './card-reader.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ps: '4',
    pe: '3',
    py: '2.5',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
  },
  variants: {
    // Over the line, and never along its round corners.
    spine: {
      true: {
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '3.5',
          insetInlineStart: '-1px',
          w: '3px',
          bg: 'celadon.solid',
          borderRadius: 'full',
        },
      },
    },
  },
});

interface CardFrameProps {
  card: ShownCard;
  /** What it is about, beside its state. */
  head: ReactNode;
  /** Its state. */
  chip?: ReactNode;
  spine?: boolean;
  children?: ReactNode;
}

/** A card in a talk: what kind it is of, its state, what it says, and what its reader can do with it. */
export function CardFrame({ card, head, chip, spine, children }: CardFrameProps) {
  const { cards } = useConversationWords();
  const { deedsOf } = use(CardReaderContext);
  return (
    <Frame role="group" aria-label={cards.names[card.kind]} spine={spine}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="1"
        columnGap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.div flex="1 1 8rem" minW="0">
          {head}
        </chakra.div>
        {chip}
      </chakra.div>
      {children}
      {deedsOf && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1.5" _empty={{ display: 'none' }}>
          {deedsOf(card)}
        </chakra.div>
      )}
    </Frame>
  );
}

/** In the place of what is gone, or not for its reader. */
export function GoneCard({ of }: { of: CardKind }) {
  const { cards } = useConversationWords();
  return (
    <Frame role="group" aria-label={cards.names[of]}>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {cards.gone}
      </chakra.p>
    </Frame>
  );
}
