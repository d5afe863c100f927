import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { CardLine } from './card-line.tsx';
import { cardDeeds as words } from './card-messages.ts';
import type { ChosenCard } from './chosen-card.ts';

interface ChosenCardRowProps {
  card: ChosenCard | undefined;
  onRemove: () => void;
}

/** The card that goes with the message, where there is one. */
export function ChosenCardRow({ card, onRemove }: ChosenCardRowProps) {
  if (!card) return null;
  return (
    <chakra.div role="group" aria-label={words.chosen} display="flex" alignItems="center" gap="2" ps="4" pe="2" pt="2">
      <chakra.div flex="1" minW="0">
        <CardLine {...card} />
      </chakra.div>
      <IconButton label={words.remove} icon={<Icon as={X} size={16} />} onClick={onRemove} boxSize="touch" />
    </chakra.div>
  );
}
