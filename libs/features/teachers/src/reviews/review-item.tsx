import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicReview, PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { dayOf } from '@portal/domain/time/day';
import { Avatar } from '@portal/ui/avatar';
import { Stars } from '@portal/ui/stars';
import { useReader } from '../reading/reader-context.ts';

interface ReviewItemProps {
  review: PublicReview;
  /** Whose answer stands below. */
  teacher: Pick<PublicTeacher, 'id' | 'name' | 'avatar'>;
}

/** A review with its answer. Letters in the place of a picture: nobody is recognised here. */
export function ReviewItem({ review, teacher }: ReviewItemProps) {
  const { words, time, zone } = useReader();
  const { author, rating, content, className, at, reply } = review;
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" py="4" borderTopWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Avatar name={author} decorative />
        <chakra.div flex="1 1 8rem" minW="0">
          <chakra.p fontWeight="semibold">{author}</chakra.p>
          <chakra.p textStyle="caption" color="fg.muted">
            {time.shortDay(dayOf(at, zone))}
          </chakra.p>
        </chakra.div>
        <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="semibold">
          <Stars rating={rating} label={words.reviews.stars(String(rating))} />
          <span aria-hidden>{rating.toFixed(1)}</span>
        </chakra.span>
      </chakra.div>
      <chakra.p whiteSpace="pre-line">{content}</chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {className}
      </chakra.p>
      {reply && (
        <chakra.div
          display="flex"
          gap="2.5"
          p="3"
          bg="celadon.subtle"
          borderRadius="l2"
          _highContrast={{ borderWidth: '1px' }}
        >
          <Avatar id={teacher.id} name={teacher.name} src={teacher.avatar} size="xs" decorative />
          <chakra.div minW="0">
            <chakra.p fontWeight="semibold">
              {words.called(teacher.name)}
              <chakra.span fontWeight="normal" color="fg.muted" textStyle="caption" ms="2">
                {time.shortDay(dayOf(reply.at, zone))}
              </chakra.span>
            </chakra.p>
            <chakra.p whiteSpace="pre-line">{reply.content}</chakra.p>
          </chakra.div>
        </chakra.div>
      )}
    </chakra.li>
  );
}
