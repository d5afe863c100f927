import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ClassSeats as Seats } from '@portal/domain/classes/enrollment-request';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { seats as words } from '../invitation-messages.ts';

/** How many seats are free, and where the others went. */
export function ClassSeats({ seats: { capacity, students, held, free } }: { seats: Seats }) {
  const title = useId();
  // A class may have been made smaller than what is in it: then nothing adds up to its seats.
  const isOver = students + held + free !== capacity;
  return (
    <chakra.section
      aria-labelledby={title}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
    >
      <div>
        <chakra.h2 id={title} textStyle="label" color="fg.muted">
          {words.title}
        </chakra.h2>
        <chakra.p aria-hidden whiteSpace="nowrap">
          <chakra.span textStyle="display" fontSize="2.75rem" lineHeight="1.2">
            {free}
          </chakra.span>{' '}
          <chakra.span textStyle="title.md" color="fg.muted">
            {words.of(capacity)}
          </chakra.span>
        </chakra.p>
        <VisuallyHidden>{words.said(capacity, free)}</VisuallyHidden>
      </div>
      <chakra.p textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums" pb={{ md: '1.5' }}>
        {isOver ? words.over(students, held, capacity) : words.sum(students, held, free, capacity)}
      </chakra.p>
    </chakra.section>
  );
}
