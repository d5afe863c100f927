import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { RefusalBanner } from '@portal/family-pages/refusal-banner';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { useSecondsUntil } from '@portal/portal-core/use-code-request';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { useReader } from '../reading/reader-context.ts';
import { useBookingWords } from './booking-messages.ts';
import { StepActions, StepForm } from './step-form.tsx';
import type { Booking } from './use-booking.ts';

interface CodeStepProps {
  booking: Booking;
  startAt: string;
  /** That the time is taken, where it is. */
  takenBanner: ReactNode;
  /** Back to the teacher, where nothing more can be booked here. */
  onClose: () => void;
}

/** The code that her mailbox got: nobody's name stands in a schedule whom nobody has shown to be there. */
export function CodeStep({ booking, startAt, takenBanner, onClose }: CodeStepProps) {
  const { language, brief } = useReader();
  const words = useBookingWords();
  const { form, submit, isSending, problem } = booking.coding;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { code: error } = form.formState.errors;
  return (
    <StepForm onSubmit={submit}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <chakra.h2 textStyle="title.sm">{words.code.question}</chakra.h2>
        <Field
          label={words.code.label}
          helper={words.code.helper}
          error={error && (error.type === 'server' ? error.message : words.code.wrong)}
          required
        >
          <TextInput autoComplete="one-time-code" inputMode="numeric" dir="ltr" {...form.register('code')} />
        </Field>
        <CodeAgain booking={booking} />
      </chakra.div>
      {takenBanner}
      <RefusalBanner
        title={words.code.failed}
        problem={problem?.code === 'TIME_TAKEN' ? null : problem}
        said={(refused) => refusalWords(refused, language, words.refusals)}
      >
        <chakra.p>{words.kept}</chakra.p>
      </RefusalBanner>
      <StepActions
        action={
          booking.isRefused ? (
            <Button onClick={onClose}>{words.toTeacher}</Button>
          ) : (
            <Button
              type="submit"
              loading={isSending}
              loadingText={words.code.booking}
              disabled={booking.taken !== null}
            >
              {words.code.submit(brief(startAt))}
            </Button>
          )
        }
        other={
          <Button variant="outline" onClick={booking.back}>
            {words.code.change}
          </Button>
        }
      />
    </StepForm>
  );
}

/** Where the code went, and another one when its wait is over (REG-3). */
function CodeAgain({ booking: { code, email, codeAgain } }: { booking: Booking }) {
  const { language } = useReader();
  const words = useBookingWords();
  const left = useSecondsUntil(code.nextAt);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        {code.outcome && words.code.outcomes[code.outcome](email)}
      </chakra.p>
      <Button
        variant="outline"
        loading={code.isSending}
        loadingText={words.sending}
        aria-disabled={left > 0}
        onClick={() => left === 0 && void codeAgain()}
      >
        {left > 0 ? words.code.wait(left) : words.code.again}
      </Button>
      <RefusalBanner
        title={words.sendFailed}
        problem={code.problem?.code === 'TIME_TAKEN' ? null : code.problem}
        said={(refused) => refusalWords(refused, language, words.refusals)}
      />
    </chakra.div>
  );
}
