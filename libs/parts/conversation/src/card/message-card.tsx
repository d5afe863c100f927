import type { ChatCard } from '@portal/domain/chat/chat-card';
import { AssignmentCard } from './assignment-card.tsx';
import { GoneCard } from './card-frame.tsx';
import { LessonCard } from './lesson-card.tsx';
import { ReviewCard } from './review-card.tsx';

/** What a message shows besides its words, as it is now. */
export function MessageCard({ card }: { card: ChatCard }) {
  switch (card.kind) {
    case 'LESSON':
      return <LessonCard card={card} />;
    case 'ASSIGNMENT':
      return <AssignmentCard card={card} />;
    case 'REVIEW':
      return <ReviewCard card={card} />;
    case 'GONE':
      return <GoneCard of={card.of} />;
  }
}
