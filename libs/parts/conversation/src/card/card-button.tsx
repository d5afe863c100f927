import { IdCard } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { CardChoice } from './card-choice.tsx';
import { cardDeeds as words } from './card-messages.ts';
import { type ChosenCard, chosenCard } from './chosen-card.ts';

interface CardButtonProps {
  roomId: string;
  onChoose: (card: ChosenCard) => void;
  /** Gets the focus when the choice is closed. */
  field: RefObject<HTMLElement | null>;
}

/** Adds a card to what is written. */
export function CardButton({ onChoose, ...talk }: CardButtonProps) {
  const zone = useTeacherZone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={words.add} icon={<Icon as={IdCard} size={20} />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <CardChoice
          {...talk}
          zone={zone}
          onChoose={(card) => {
            setIsOpen(false);
            onChoose(chosenCard(card, zone));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
