import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useState } from 'react';
import { useListChatCardsQuery } from '@portal/api/chat/cards.api';
import { CARD_KINDS, type CardKind, type ShownCard } from '@portal/domain/chat/chat-card';
import { QueryState } from '@portal/portal-core/query-state';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonRows } from '@portal/ui/skeletons';
import { cardDeeds as words } from './card-messages.ts';
import { CardOption } from './card-option.tsx';

interface CardChoiceProps {
  roomId: string;
  /** Of the teacher. */
  zone: string;
  onChoose: (card: ShownCard) => void;
  onClose: () => void;
  /** Gets the focus when it is closed. */
  field: RefObject<HTMLElement | null>;
}

/** Which of her lessons, assignments and reviews a teacher shows in a talk. */
export function CardChoice({ roomId, zone, onChoose, onClose, field }: CardChoiceProps) {
  const query = useListChatCardsQuery({ id: roomId }, { refetchOnMountOrArgChange: true });
  const [kind, setKind] = useState<CardKind>('LESSON');
  return (
    <Dialog open title={words.title} description={words.lead} onClose={onClose} finalFocus={field}>
      <SegmentedControl
        label={words.kind}
        options={CARD_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <QueryState
        query={query}
        failed={words.failed}
        size="sm"
        skeleton={<SkeletonRows rows={5} picture={false} label={words.loading} />}
      >
        {({ lessons, assignments, reviews }) => {
          const cards: readonly ShownCard[] = { LESSON: lessons, ASSIGNMENT: assignments, REVIEW: reviews }[kind];
          return cards.length === 0 ? (
            <EmptyState name="chat-empty" size="sm" title={words.none[kind]}>
              {words.noneBody}
            </EmptyState>
          ) : (
            <chakra.ul listStyleType="none" mt="3">
              {cards.map((card) => (
                <li key={card.id}>
                  <CardOption card={card} zone={zone} onChoose={() => onChoose(card)} />
                </li>
              ))}
            </chakra.ul>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
