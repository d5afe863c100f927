import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus } from 'lucide-react';
import type { BookedTrial } from '@portal/domain/teachers/trial-lessons.contract';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';
import { now } from '@portal/portal-core/clock';
import { downloadFile } from '@portal/portal-core/download-file';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Drawing } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { useReader } from '../reading/reader-context.ts';
import { BookingChoice } from './booking-choice.tsx';
import { useBookingWords } from './booking-messages.ts';
import { trialCalendar } from './trial-calendar.ts';

/** The door of a family, as the router names it; null for anything else that a server may say. */
const doorOf = (door: string): string | null =>
  new RegExp(String.raw`^(?:${SITE_PREFIX})?(/f/[\w.~-]+)$`).exec(door)?.[1] ?? null;

interface BookedStepProps {
  trial: BookedTrial;
  minutes: number;
  email: string;
}

/** It stands: what was booked, where that can be read again, and the way on. */
export function BookedStep({ trial, minutes, email }: BookedStepProps) {
  const { words: all } = useReader();
  const { booked: words } = useBookingWords();
  const { courseTitle, teacherName, startAt } = trial;
  const door = doorOf(trial.door);
  const title = words.event(courseTitle, all.called(teacherName));
  return (
    <chakra.div
      ref={useArrival<HTMLDivElement>(true)}
      {...ARRIVAL}
      role="status"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <chakra.div display="grid" justifyItems="center" gap="2" textAlign="center">
        <Drawing name="welcome" size="sm" />
        <chakra.h2 textStyle="title.sm">{words.title}</chakra.h2>
        <chakra.p overflowWrap="anywhere" textWrap="balance">
          {words.mailed(email)}
        </chakra.p>
      </chakra.div>
      <BookingChoice courseTitle={courseTitle} teacherName={teacherName} startAt={startAt} minutes={minutes} />
      {door && (
        <>
          <Button asChild size="lg" wide>
            <RouterLink href={door}>{words.door}</RouterLink>
          </Button>
          <chakra.p textStyle="body.sm" color="fg.muted" textAlign="center" textWrap="balance">
            {words.doorHint}
          </chakra.p>
        </>
      )}
      <Button
        variant="outline"
        wide
        startIcon={<Icon as={CalendarPlus} />}
        onClick={() => downloadFile(words.fileName, 'text/calendar', trialCalendar(trial, title, now()))}
      >
        {words.calendar}
      </Button>
      <chakra.p textStyle="body.sm" color="fg.muted" textAlign="center" textWrap="balance">
        {words.calendarHint}
      </chakra.p>
    </chakra.div>
  );
}
