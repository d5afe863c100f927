import { chakra } from '@chakra-ui/react/styled-system';
import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '@portal/domain/reviews/review';
import { ReviewRow } from '@portal/review/review-row';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { type AskedAction, canDo } from '../decide/review-actions.ts';
import { ReviewDialogs } from '../decide/review-dialogs.tsx';
import { ReviewMenu } from '../decide/review-menu.tsx';
import { useReviewActions } from '../decide/use-review-actions.ts';
import { row as words } from '../messages.ts';
import { ReplyForm } from '../reply/reply-form.tsx';
import { ReviewState } from './review-state.tsx';

interface Props {
  review: Review;
  /** An answer was published: the review may leave the list. */
  onAnswered: () => void;
}

/** One review with all that its teacher can do about it. */
export function ReviewEntry({ review, onAnswered }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { process, unhide } = useReviewActions(review);
  const { reply, hidden, handling } = review;
  const canReply = canDo(review, 'REPLY');
  return (
    <ReviewRow
      review={review}
      showClass
      aside={<ReviewMenu review={review} onAsk={setAsked} />}
      answer={
        isWriting ? (
          <ReplyForm
            review={review}
            onClose={() => setIsWriting(false)}
            onSent={() => {
              setIsWriting(false);
              onAnswered();
            }}
          />
        ) : undefined
      }
    >
      <ReviewState review={review} />
      {!isWriting && canReply && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            variant="outline"
            size="sm"
            startIcon={<Icon as={MessageSquareReply} size={16} />}
            onClick={() => setIsWriting(true)}
          >
            {reply ? words.editReply : words.reply}
          </Button>
          {handling === 'PENDING' && (
            <Button variant="ghost" size="sm" onClick={() => void process()}>
              {words.process}
            </Button>
          )}
          {hidden && (
            <Button variant="ghost" size="sm" onClick={() => void unhide()}>
              {words.unhide}
            </Button>
          )}
        </chakra.div>
      )}
      <ReviewDialogs review={review} asked={asked} onClose={() => setAsked(null)} />
    </ReviewRow>
  );
}
