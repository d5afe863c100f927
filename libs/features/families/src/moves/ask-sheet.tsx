import { type RefObject, useMemo, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { useAskFamilyMoveMutation, useListFamilyMoveTimesQuery } from '@portal/api/families/family-door.api';
import { saysSomething, Text } from '@portal/domain/contract/scalar';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';
import type { MovableLesson } from './movable-lesson.ts';
import { TimeChoice } from './time-choice.tsx';

interface AskSheetProps {
  lesson: MovableLesson;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A wish as it is sent: one of the times that are offered, and a reason where the lesson is near. */
const wishSchema = (times: readonly string[], needsReason: boolean) =>
  v.object({
    newStartAt: v.pipe(
      v.string(),
      v.check((chosen) => times.includes(chosen)),
    ),
    reason: v.pipe(
      Text(500),
      v.check((text) => !needsReason || saysSomething(text), 'WRITE'),
    ),
  });

const WishDraft = v.looseObject({ reason: v.optional(v.string()) });

/** Asks the teacher for another time of a lesson. */
export function AskSheet({ lesson, open, onClose, onSent, finalFocus }: AskSheetProps) {
  const { words, time, zone, link } = useReader();
  const [near, setNear] = useState<string>();
  // The times come after the sheet; the field below them is not where to begin.
  const start = useRef<HTMLDivElement>(null);
  const times = useListFamilyMoveTimesQuery(
    { link, id: lesson.id, near },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const [ask] = useAskFamilyMoveMutation();
  const { currentData: offered } = times;
  const needsReason = offered?.needsReason ?? false;
  const schema = useMemo(
    () => wishSchema(offered?.items.map(({ startAt }) => startAt) ?? [], needsReason),
    [offered, needsReason],
  );
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { newStartAt: '', reason: '' },
    async send(wish, clientId) {
      try {
        await ask({ link, id: lesson.id, body: { clientId, ...wish } }).unwrap();
      } catch (error) {
        // What can be chosen, and whether it needs a reason, has changed with these.
        const { code } = problemOf(error);
        if (code === 'SCHEDULE_OVERLAP' || code === 'DATE_PAST' || code === 'NOTICE_24H') void times.refetch();
        throw error;
      }
    },
    onSent() {
      draft.clear();
      onSent();
    },
  });
  // What is free will have changed by then: only the words come back.
  const draft = useFormDraft(form, {
    key: `move-wish:${lesson.id}`,
    version: 1,
    schema: WishDraft,
    omit: ['newStartAt'],
    forVisitor: true,
  });
  const { errors } = form.formState;
  const name = words.lesson(lesson.no, lesson.isTrial);
  const current = words.ask.intro(time.short(lesson.startAt, zone));

  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={words.ask.title(name)}
      intro={lesson.waiting ? `${current} ${words.ask.replaces[lesson.waiting]}` : current}
      submit={submit}
      submitLabel={words.ask.submit}
      isSending={isSending}
      problem={problem}
      draft={draft}
      initialFocus={start}
      finalFocus={finalFocus}
    >
      <Controller
        control={form.control}
        name="newStartAt"
        render={({ field }) => (
          <TimeChoice
            {...field}
            place={start}
            times={offered?.items}
            problem={times.error ? problemOf(times.error) : null}
            isRetrying={times.isFetching}
            onRetry={() => void times.refetch()}
            near={near}
            from={lesson.startAt}
            onNear={setNear}
            error={errors.newStartAt && words.ask.choose}
          />
        )}
      />
      <Field
        label={needsReason ? words.ask.reason : words.ask.reasonOptional}
        helper={needsReason && words.ask.reasonMust}
        error={errors.reason && (errors.reason.message === 'WRITE' ? words.ask.writeReason : words.sheet.tooLong)}
        required={needsReason}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FamilySheet>
  );
}
