import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { Dialog } from '@portal/ui/dialog';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useReader } from '../reading/reader-context.ts';
import { BookedStep } from './booked-step.tsx';
import { BookingChoice } from './booking-choice.tsx';
import { useBookingWords } from './booking-messages.ts';
import { CodeStep } from './code-step.tsx';
import { TakenBanner } from './taken-banner.tsx';
import { useBooking } from './use-booking.ts';
import { WriteStep } from './write-step.tsx';

/** What of the page's choice the sheet needs, and what it may do with it. */
interface ChosenTrial {
  readonly startAt: string | null;
  readonly isBooking: boolean;
  readonly chooseTime: (startAt: string) => void;
  readonly lose: (startAt: string) => void;
  readonly close: () => void;
  readonly end: () => void;
}

interface BookingSheetProps {
  teacher: Pick<PublicTeacher, 'id' | 'name'>;
  course: { readonly id: string; readonly title: string; readonly trialMinutes: number };
  trial: ChosenTrial;
  /** Leads back to all the times. */
  onTimes: () => void;
}

/** The booking of a trial lesson, over the page. */
export function BookingSheet({ teacher, course, trial, onTimes }: BookingSheetProps) {
  const { language, brief } = useReader();
  const words = useBookingWords();
  const startAt = trial.startAt ?? '';
  const choice = useRef<HTMLDivElement>(null);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const booking = useBooking({ teacherId: teacher.id, courseId: course.id, startAt, onTaken: trial.lose });
  const { step, booked, taken } = booking;

  function close() {
    if (!booked) {
      booking.leave();
      return trial.close();
    }
    booking.reset();
    trial.end();
  }
  function choose(at: string) {
    trial.chooseTime(at);
    setChangedTo(at);
    // The button that was pressed goes with the refusal.
    choice.current?.focus();
  }
  function leave() {
    trial.close();
    onTimes();
  }
  const takenBanner = <TakenBanner taken={taken} hasCode={step === 'CODE'} onChoose={choose} onLeave={leave} />;

  return (
    <Dialog
      open={trial.isBooking}
      onClose={close}
      title={words.title}
      closeLabel={words.close}
      lang={language}
      closeOnClickAway={false}
      phone="full"
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        {booked ? (
          <BookedStep trial={booked} minutes={course.trialMinutes} email={booking.email} />
        ) : (
          startAt && (
            <>
              <BookingChoice
                ref={choice}
                courseTitle={course.title}
                teacherName={teacher.name}
                startAt={startAt}
                minutes={course.trialMinutes}
              />
              <VisuallyHidden role="status">
                {changedTo === startAt && words.taken.chosen(brief(startAt))}
              </VisuallyHidden>
              {step === 'WRITE' ? (
                <WriteStep booking={booking} takenBanner={takenBanner} onClose={close} />
              ) : (
                <CodeStep booking={booking} startAt={startAt} takenBanner={takenBanner} onClose={close} />
              )}
            </>
          )
        )}
      </chakra.div>
    </Dialog>
  );
}
