import { chakra } from '@chakra-ui/react/styled-system';
import { Globe } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { now } from '@portal/portal-core/clock';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { late } from '@portal/ui/late';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { useReader } from '../reading/reader-context.ts';
import { CourseChoice } from './course-choice.tsx';
import { leadToTimes, TIMES_ID } from './lead-to-times.ts';
import { TrialTimes } from './trial-times.tsx';
import { useCanChoose } from './use-can-choose.ts';
import type { Trial } from './use-trial.ts';

const BookingSheet = late(async () => ({ default: (await import('../booking/booking-sheet.tsx')).BookingSheet }));

interface TrialBlockProps {
  teacher: PublicTeacher;
  trial: Trial;
  /** False where the bar of a phone has it. */
  hasButton: boolean;
}

/** When a family can have a first lesson of which course, and the way to book it; or that there is none. */
export function TrialBlock({ teacher, trial, hasButton }: TrialBlockProps) {
  const { words: all } = useReader();
  const { times: words } = all;
  const sendsMail = useSendsMail();
  const canChoose = useCanChoose(teacher.id, trial);
  const { courses, course, isBooking } = trial;
  const [wasBooking, setWasBooking] = useState(isBooking);
  if (isBooking && !wasBooking) setWasBooking(true);
  return (
    <chakra.section
      aria-labelledby={TIMES_ID}
      layerStyle="sheet"
      p={{ base: 'sheet', md: '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      overflowWrap="anywhere"
    >
      <chakra.h2 id={TIMES_ID} {...ARRIVAL} textStyle="title.sm">
        {course ? words.title : words.noTrial}
      </chakra.h2>
      {!course && <chakra.p color="fg.muted">{words.noTrialBody}</chakra.p>}
      {course && (
        <>
          {courses.length > 1 ? (
            <CourseChoice courses={courses} value={course.id} onChange={trial.chooseCourse} />
          ) : (
            <p>{course.title}</p>
          )}
          <TrialTimes key={course.id} teacherId={teacher.id} course={course} trial={trial} />
          <Clocks startAt={trial.startAt} />
          {!sendsMail && <chakra.p color="fg.muted">{words.withoutMail}</chakra.p>}
          {sendsMail && hasButton && canChoose && <BookButton trial={trial} />}
          {sendsMail && canChoose && (
            <chakra.p textStyle="body.sm" color="fg.muted" textAlign="center" textWrap="balance">
              {words.changeable}
            </chakra.p>
          )}
          {wasBooking && sendsMail && (
            <Suspense fallback={null}>
              <BookingSheet teacher={teacher} course={course} trial={trial} onTimes={leadToTimes} />
            </Suspense>
          )}
        </>
      )}
    </chakra.section>
  );
}

/** Repeats the choice; without one it leads to the times. */
function BookButton({ trial: { startAt, book } }: { trial: Trial }) {
  const { words, brief } = useReader();
  return (
    <Button size="lg" wide onClick={startAt ? book : leadToTimes}>
      {startAt ? words.times.book(brief(startAt)) : words.times.toTimes}
    </Button>
  );
}

/** By whose clocks the times are meant, and what those of the teacher show at the chosen one. */
function Clocks({ startAt }: { startAt: string | null }) {
  const { words, time, zone, theirs } = useReader();
  const elsewhere = startAt && theirs(startAt);
  return (
    <chakra.p display="flex" gap="2" textStyle="body.sm" color="fg.muted">
      <chakra.span flexShrink="0" pt="2px">
        <Icon as={Globe} size={16} />
      </chakra.span>
      <span>
        {words.times.clocks(time.clock(zone, startAt ? new Date(startAt) : now()))}
        {elsewhere && (
          <>
            <br />
            {elsewhere}
          </>
        )}
      </span>
    </chakra.p>
  );
}
