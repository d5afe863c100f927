import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { DescriptionList } from '@portal/ui/description-list';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { useReader } from '../reading/reader-context.ts';
import { useBookingWords } from './booking-messages.ts';

interface BookingChoiceProps {
  courseTitle: string;
  teacherName: string;
  startAt: string;
  minutes: number;
  ref?: Ref<HTMLDivElement>;
}

/** What is booked, and when, by the reader's own clocks first. */
export function BookingChoice({ courseTitle, teacherName, startAt, minutes, ref }: BookingChoiceProps) {
  const { time, zone, theirs } = useReader();
  const words = useBookingWords();
  const when = [time.short(startAt, zone), theirs(startAt), words.length(minutes)].filter(Boolean);
  return (
    <chakra.div ref={ref} role="group" aria-label={words.what} {...ARRIVAL} p="4" bg="bg.muted" borderRadius="l2">
      <DescriptionList
        rows={[
          { label: words.when, value: when.join('\n') },
          { label: words.course, value: courseTitle },
          { label: words.teacher, value: teacherName },
        ]}
      />
    </chakra.div>
  );
}
