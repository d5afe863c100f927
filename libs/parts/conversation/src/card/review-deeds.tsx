import { useState } from 'react';
import type { ReviewCard } from '@portal/domain/chat/chat-card';
import { paths } from '@portal/domain/site/paths';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { cardDeeds as words } from './card-messages.ts';
import { CardWay } from './card-way.tsx';
import { ReviewReply } from './review-reply.tsx';

/** Answers a review where it stands, or leads to it. */
export function ReviewDeeds({ card: { id, reply, replyVersion }, name }: { card: ReviewCard; name: string }) {
  const [isWriting, setIsWriting] = useState(false);
  const mayAnswer = reply === null && replyVersion !== null;
  if (isWriting && mayAnswer)
    return <ReviewReply reviewId={id} version={replyVersion} onClose={() => setIsWriting(false)} />;
  return (
    <>
      {mayAnswer && (
        <Button size="sm" onClick={() => setIsWriting(true)}>
          {words.answer}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </Button>
      )}
      <CardWay href={paths.reviews(id)} of={name}>
        {words.review}
      </CardWay>
    </>
  );
}
