import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Review } from '@portal/domain/reviews/review';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { Stars } from '@portal/ui/stars';
import { StatusChip } from '@portal/ui/status-chip';
import { words } from './messages.ts';

interface ReviewRowProps {
  review: Review;
  /** Where reviews of several classes stand together. */
  showClass?: boolean;
  /** At the end of its head, such as a menu. */
  aside?: ReactNode;
  /** In the place of the teacher's answer, while she writes it. */
  answer?: ReactNode;
  /** Below it all. */
  children?: ReactNode;
}

/** What a family says of a class for its child, and the teacher's answer below. */
export function ReviewRow({ review, showClass = false, aside, answer, children }: ReviewRowProps) {
  const { student, className, rating, content, createdAt, editedAt, hidden, handling } = review;
  return (
    <chakra.li
      px={{ base: 'sheet', md: '5' }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <Avatar id={student.id} name={student.name} src={student.avatar} size="sm" decorative />
        <chakra.div flex="1 1 auto" minW="0">
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
            <chakra.h3 fontWeight="semibold">{student.name}</chakra.h3>
            <Stars rating={rating} label={words.stars(rating)} />
            <chakra.span aria-hidden fontWeight="semibold">
              {words.points(rating)}
            </chakra.span>
            <StatusChip group="review" status={hidden ? 'HIDDEN' : handling} />
          </chakra.div>
          <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
            {showClass && `${className} · `}
            <DateText instant={createdAt} show="weekday" />
            {editedAt && ` · ${words.edited}`}
          </chakra.p>
        </chakra.div>
        {aside}
      </chakra.div>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" color={content && !hidden ? undefined : 'fg.muted'}>
        {content || words.removed}
      </chakra.p>
      {answer ?? <Answer reply={review.reply} />}
      {children}
    </chakra.li>
  );
}

function Answer({ reply }: Pick<Review, 'reply'>) {
  if (!reply) return null;
  return (
    <chakra.div
      px="4"
      py="3"
      bg="bg.muted"
      borderInlineStartWidth="3px"
      borderColor="celadon.border"
      textStyle="body.sm"
    >
      <chakra.p textStyle="label" color="fg.muted">
        {words.reply} · <DateText instant={reply.editedAt ?? reply.at} />
        {reply.editedAt && ` · ${words.replyEdited}`}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {reply.content}
      </chakra.p>
    </chakra.div>
  );
}
