import { chakra } from '@chakra-ui/react/styled-system';
import type { ReviewCard as Card } from '@portal/domain/chat/chat-card';
import { Stars } from '@portal/ui/stars';
import { useConversationWords } from '../words.ts';
import { CardFrame } from './card-frame.tsx';

/** A review in a talk: its stars, its first words, and its answer. */
export function ReviewCard({ card }: { card: Card }) {
  const { cards: words } = useConversationWords();
  const { rating, preview, studentName, className, reply } = card;
  return (
    <CardFrame card={card} head={<Stars rating={rating} label={words.stars(rating)} />}>
      <chakra.p overflowWrap="anywhere" dir="auto">
        {preview}
      </chakra.p>
      <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        {[studentName, className].filter(Boolean).join(' · ')}
      </chakra.p>
      {reply !== null && (
        <chakra.div mt="1" ps="3" borderInlineStartWidth="3px" borderColor="celadon.border" textStyle="body.sm">
          <chakra.p textStyle="label" color="fg.muted">
            {words.reply}
          </chakra.p>
          <chakra.p overflowWrap="anywhere" dir="auto">
            {reply}
          </chakra.p>
        </chakra.div>
      )}
    </CardFrame>
  );
}
