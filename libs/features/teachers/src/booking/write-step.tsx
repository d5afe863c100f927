import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { DraftLine } from '@portal/family-pages/draft-line';
import { GuardianFields } from '@portal/family-pages/guardian-fields';
import { RefusalBanner } from '@portal/family-pages/refusal-banner';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { StudentFields } from '@portal/family-pages/student-fields';
import { Button } from '@portal/ui/button';
import { useReader } from '../reading/reader-context.ts';
import { useBookingWords } from './booking-messages.ts';
import { StepActions, StepForm } from './step-form.tsx';
import type { Booking } from './use-booking.ts';

interface WriteStepProps {
  booking: Booking;
  /** That the time is taken, where it is. */
  takenBanner: ReactNode;
  onClose: () => void;
}

/** Who learns and whom to write to: the questions of every enrollment. */
export function WriteStep({ booking: { writing, draft, taken, isRefused }, takenBanner, onClose }: WriteStepProps) {
  const { language } = useReader();
  const words = useBookingWords();
  const { form, submit, isSending, problem } = writing;
  return (
    <StepForm onSubmit={submit}>
      <DraftLine draft={draft} language={language} />
      <StudentFields form={form} language={language} />
      <GuardianFields form={form} language={language} />
      {takenBanner}
      <RefusalBanner
        title={words.sendFailed}
        problem={problem?.code === 'TIME_TAKEN' ? null : problem}
        said={(refused) => refusalWords(refused, language, words.refusals)}
      >
        <chakra.p>{words.kept}</chakra.p>
      </RefusalBanner>
      <StepActions
        action={
          !isRefused && (
            <Button type="submit" loading={isSending} loadingText={words.sending} disabled={taken !== null}>
              {words.sendCode}
            </Button>
          )
        }
        other={
          <Button variant="outline" onClick={onClose}>
            {isRefused ? words.toTeacher : words.back}
          </Button>
        }
      />
    </StepForm>
  );
}
