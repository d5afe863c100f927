import { chakra } from '@chakra-ui/react/styled-system';
import type { Review } from '@portal/domain/reviews/review';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { Stars } from '@portal/ui/stars';
import { StatusChip } from '@portal/ui/status-chip';
import { reviews as words } from '../class-messages.ts';

/** What one student says of the class, with the teacher's answer below. */
export function ReviewItem({ review }: { review: Review }) {
  const { student, rating, content, createdAt, reply, hidden, handling } = review;
  const zone = useTeacherZone();
  return (
    <chakra.li
      px={{ base: 'sheet', md: '5' }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      display="grid"
      gap="2"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar id={student.id} name={student.name} src={student.avatar} size="sm" decorative />
        <chakra.h3 fontWeight="semibold">{student.name}</chakra.h3>
        <Stars rating={rating} label={words.stars(rating)} />
        <chakra.span textStyle="body.sm" color="fg.muted">
          <DateText instant={createdAt} zone={zone} />
        </chakra.span>
        <StatusChip group="review" status={hidden ? 'HIDDEN' : handling} />
      </chakra.div>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" color={content ? undefined : 'fg.muted'}>
        {content || words.removed}
      </chakra.p>
      {reply && (
        <chakra.div ps="4" borderInlineStartWidth="2px" textStyle="body.sm">
          <chakra.p textStyle="label" color="fg.muted">
            {words.reply} · <DateText instant={reply.at} zone={zone} />
          </chakra.p>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {reply.content}
          </chakra.p>
        </chakra.div>
      )}
    </chakra.li>
  );
}
