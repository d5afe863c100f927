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
import { useCodeRequest } from '@portal/portal-core/use-code-request';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useReader } from '../reading/reader-context.ts';
import { useBookingWords } from './booking-messages.ts';

const Code = v.object({ code: OneTimeCode });

/** What no other code and no other try changes: only another mailbox, course or day does. */
const FINAL: readonly string[] = ['TRIAL_TAKEN', 'TRIALS_OPEN', 'TRIALS_FULL', 'NOT_FOUND'];
const isFinal = ({ code }: ApiProblem) => code !== undefined && FINAL.includes(code);

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
  /** One for a whole booking, whatever is mended in it: the code counts for it alone. */
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const code = useCodeRequest();
  const [written, setWritten] = useState<EnrollmentContent | null>(null);
  /** The mailbox that has a code; it counts for any time and course of this booking. */
  const [codeAt, setCodeAt] = useState<string | null>(null);
  const [step, setStep] = useState<'WRITE' | 'CODE'>('WRITE');
  const [taken, setTaken] = useState<{ startAt: string; alternatives: readonly TimeSpan[] } | null>(null);
  const [booked, setBooked] = useState<BookedTrial | null>(null);
  /** Nothing is left to be sent, unless something else is written. */
  const [isRefused, setIsRefused] = useState(false);

  /** The next booking is another one, with a code of its own. */
  function begin() {
    setClientId(crypto.randomUUID());
    setCodeAt(null);
  }

  function heed(problem: ApiProblem) {
    if (isFinal(problem)) setIsRefused(true);
    if (problem.code === 'TRIAL_CANCELED') begin();
    if (problem.code !== 'TIME_TAKEN') return;
    setTaken({ startAt, alternatives: problem.alternatives ?? [] });
    onTaken(startAt);
  }

  /** Has a code sent; one that was sent a moment ago is as good. */
  async function askCode({ email, language: letters }: EnrollmentContent) {
    const body = { clientId, courseId, startAt, email, language: letters };
    const came = await code.ask(() => sendCode({ id: teacherId, body }).unwrap());
    if (came === null) return;
    if (typeof came === 'object') {
      heed(came);
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
      setIsRefused(false);
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
        const trial = await book({ id: teacherId, body: { clientId, ...content } }).unwrap();
        draft.clear();
        setBooked(trial);
      } catch (error) {
        const refusal = problemOf(error);
        heed(refusal);
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
    // What was refused of something else is not about what is written now.
    coding: coding.problem && isFinal(coding.problem) && !isRefused ? { ...coding, problem: null } : coding,
    draft,
    code,
    /** What was refused is not about another time. */
    taken: taken?.startAt === startAt ? taken : null,
    isRefused,
    /** What was refused may be asked again after it. */
    leave: () => setIsRefused(false),
    back() {
      setIsRefused(false);
      setStep('WRITE');
    },
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
      begin();
      setStep('WRITE');
      setTaken(null);
      setBooked(null);
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
