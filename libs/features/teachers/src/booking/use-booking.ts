import { useMemo, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import * as v from 'valibot';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useBookTrialLessonMutation, useSendTrialCodeMutation } from '@portal/api/teachers/trial-lessons.api';
import { addressOf } from '@portal/domain/classes/enrollment-request';
import { OneTimeCode } from '@portal/domain/identity/one-time-code';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import type { BookedTrial } from '@portal/domain/teachers/trial-lessons.contract';
import {
  EMPTY_ENROLLMENT,
  type EnrollmentContent,
  EnrollmentDraft,
  enrollmentSchema,
  type EnrollmentValues,
} from '@portal/family-pages/enrollment-values';
import { useClientId } from '@portal/portal-core/client-id';
import { useCodeRequest } from '@portal/portal-core/use-code-request';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useReader } from '../reading/reader-context.ts';
import { useBookingWords } from './booking-messages.ts';

const Code = v.object({ code: OneTimeCode });

interface BookingOptions {
  teacherId: string;
  courseId: string;
  startAt: string;
  /** Somebody else was faster. */
  onTaken: (startAt: string) => void;
}

/** Who learns and whom to write to, then the code of that mailbox, then the lesson stands. */
export function useBooking({ teacherId, courseId, startAt, onTaken }: BookingOptions) {
  const { language, zone } = useReader();
  const words = useBookingWords();
  const [sendCode] = useSendTrialCodeMutation();
  const [book] = useBookTrialLessonMutation();
  const clientId = useClientId();
  const code = useCodeRequest();
  const [written, setWritten] = useState<EnrollmentContent | null>(null);
  /** The mailbox that has a code; it counts for any time of this teacher. */
  const [codeAt, setCodeAt] = useState<string | null>(null);
  const [step, setStep] = useState<'WRITE' | 'CODE'>('WRITE');
  const [taken, setTaken] = useState<{ startAt: string; alternatives: readonly TimeSpan[] } | null>(null);
  const [booked, setBooked] = useState<BookedTrial | null>(null);

  function lost(problem: ApiProblem) {
    if (problem.code !== 'TIME_TAKEN') return;
    setTaken({ startAt, alternatives: problem.alternatives ?? [] });
    onTaken(startAt);
  }

  /** Has a code sent; one that was sent a moment ago is as good. */
  async function askCode({ email, language: letters }: EnrollmentContent) {
    const body = { courseId, startAt, email, language: letters };
    const came = await code.ask(() => sendCode({ id: teacherId, body }).unwrap());
    if (came === null) return;
    if (typeof came === 'object') {
      lost(came);
      throw Object.assign(new Error(), came);
    }
    setCodeAt(addressOf(email));
  }

  const schema = useMemo(() => enrollmentSchema(language), [language]);
  const writing = useContractForm({
    schema,
    defaultValues: EMPTY_ENROLLMENT,
    async send(content) {
      setWritten(content);
      if (codeAt !== addressOf(content.email)) await askCode(content);
      // That the field was left empty to come here was no mistake.
      coding.form.clearErrors();
      setStep('CODE');
    },
  });
  // By the teacher, not by the course: whoever chooses another one goes on with what is written.
  const draft = useFormDraft(writing.form, {
    key: `trial:${teacherId}`,
    version: 1,
    schema: EnrollmentDraft,
    omit: ['consent'],
    forVisitor: true,
  });

  const coding = useContractForm({
    schema: Code,
    defaultValues: { code: '' },
    async send(typed) {
      if (!written) return;
      const content = { courseId, startAt, ...typed, timeZone: zone, ...written };
      try {
        const trial = await book({ id: teacherId, body: { clientId: clientId.idOf(content), ...content } }).unwrap();
        clientId.sent();
        draft.clear();
        setBooked(trial);
      } catch (error) {
        const refusal = problemOf(error);
        lost(refusal);
        throw Object.assign(new Error(), refusal, worded(refusal));
      }
    },
  });

  /** What is wrong with a code is said at it, and what the server says of a field at that field. */
  function worded({ code: why, fields = {} }: ApiProblem): Partial<ApiProblem> {
    const ofCode = why && words.codeRefusals[why];
    if (ofCode) return { fields: { code: ofCode } };
    const wrong = Object.entries(fields).filter(([name]) => name in EMPTY_ENROLLMENT);
    for (const [name, message] of wrong)
      writing.form.setError(name as FieldPath<EnrollmentValues>, { type: 'server', message });
    if (wrong.length > 0) setStep('WRITE');
    return {};
  }

  return {
    step,
    booked,
    email: written?.email ?? '',
    writing,
    coding,
    draft,
    code,
    /** What was refused is not about another time. */
    taken: taken?.startAt === startAt ? taken : null,
    back: () => setStep('WRITE'),
    async codeAgain() {
      if (!written) return;
      try {
        await askCode(written);
      } catch {
        return; // said by `code.problem`
      }
      // What was wrong with the one before is not about this one.
      coding.form.resetField('code');
      coding.form.setFocus('code');
    },
    /** All over again, for the next child. */
    reset() {
      writing.form.reset();
      coding.form.reset();
      setWritten(null);
      setCodeAt(null);
      setStep('WRITE');
      setTaken(null);
      setBooked(null);
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
