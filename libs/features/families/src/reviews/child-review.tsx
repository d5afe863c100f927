import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { ReviewingChild } from '@portal/domain/families/family-review';
import { ReviewForm } from './review-form.tsx';
import { ReviewShown } from './review-shown.tsx';

interface ChildReviewProps {
  child: ReviewingChild;
  /** There are several. */
  isNamed: boolean;
}

/**
 * One child: the question, or what the family has said. Who writes keeps her words where the other guardian was first: she sees
 * what he said, and may change it.
 */
export function ChildReview({ child: given, isNamed }: ChildReviewProps) {
  // What the answer said, until the list has read it too.
  const [answered, setAnswered] = useState<{ before: ReviewingChild; now: ReviewingChild } | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const child = answered?.before === given ? answered.now : given;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answered) place.current?.focus();
  }, [answered]);

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.div ref={place} role="status" tabIndex={-1} outline="none" _empty={{ position: 'absolute' }}>
        {child.review && (
          <ReviewShown
            review={child.review}
            name={isNamed ? child.studentName : undefined}
            onChange={isWriting ? undefined : () => setIsWriting(true)}
          />
        )}
      </chakra.div>
      {(isWriting || !child.review) && (
        <ReviewForm
          child={child}
          isNamed={isNamed}
          onBegin={() => setIsWriting(true)}
          onKeep={() => {
            setIsWriting(false);
            place.current?.focus();
          }}
          onSent={(now) => {
            setIsWriting(false);
            setAnswered({ before: given, now });
          }}
        />
      )}
    </chakra.div>
  );
}
