import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownCard } from '@portal/domain/chat/chat-card';
import { formatMoment } from '@portal/domain/format/date-time';
import { Icon } from '@portal/ui/icon';
import { cards as words } from '../card-words.ts';
import { CARD_ICONS } from './card-icons.ts';
import { cardName } from './chosen-card.ts';

const Option = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    w: 'full',
    minH: '3.5rem',
    px: '2',
    py: '2',
    textAlign: 'start',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus' },
  },
});

interface CardOptionProps {
  card: ShownCard;
  zone: string;
  onChoose: () => void;
}

/** One thing that can be shown: what it is called, and what tells it apart. */
export function CardOption({ card, zone, onChoose }: CardOptionProps) {
  return (
    <Option type="button" onClick={onChoose}>
      <chakra.span color="fg.muted">
        <Icon as={CARD_ICONS[card.kind]} size={20} />
      </chakra.span>
      <chakra.span flex="1" minW="0" display="grid">
        <chakra.span fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
          {cardName(card, zone)}
        </chakra.span>
        <chakra.span textStyle="body.sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
          {[factOf(card, zone), card.className].filter(Boolean).join(' · ')}
        </chakra.span>
      </chakra.span>
    </Option>
  );
}

function factOf(card: ShownCard, zone: string): string {
  switch (card.kind) {
    case 'LESSON':
      return [card.status === 'CANCELED' && words.states.CANCELED, words.lesson(card.no, card.isTrial)]
        .filter(Boolean)
        .join(' · ');
    case 'ASSIGNMENT':
      return words.until(formatMoment(card.deadlineAt, zone));
    case 'REVIEW':
      return `${words.stars(card.rating)} · ${card.preview}`;
  }
}
