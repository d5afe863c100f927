import { chakra } from '@chakra-ui/react/styled-system';
import type { CardKind } from '@portal/domain/chat/chat-card';
import { Icon } from '@portal/ui/icon';
import { useConversationWords } from '../words.ts';
import { CARD_ICONS } from './card-icons.ts';

/** A card before it arrives, in one line. */
export function CardLine({ kind, name }: { kind: CardKind; name?: string }) {
  const { cards } = useConversationWords();
  return (
    <chakra.p display="flex" gap="2" alignItems="center" minW="0" textStyle="body.sm">
      <chakra.span color="fg.muted" flexShrink="0">
        <Icon as={CARD_ICONS[kind]} size={16} />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere" lineClamp="2">
        {name ? `${cards.names[kind]}: ${name}` : cards.names[kind]}
      </chakra.span>
    </chakra.p>
  );
}
