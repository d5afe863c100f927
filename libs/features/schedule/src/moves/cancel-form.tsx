import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { ApiProblem } from '@portal/api/api-problem';
import { useCancelLessonMutation } from '@portal/api/lessons/lessons.api';
import { type LessonDetail, lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { LESSON_STATE_LABELS, lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { useNow } from '@portal/portal-core/clock';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { AlertPlace } from '@portal/ui/alert-place';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DescriptionList } from '@portal/ui/description-list';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import { isLate } from './move-values.ts';

const words = lessonMessages.cancel;
const { reason } = lessonsContract.cancelLesson.body.entries;
const InTime = v.object({ reason, consent: v.boolean() });
const Late = v.object({ reason, consent: v.pipe(v.boolean(), v.value(true, words.consentMissing)) });

interface Props {
  lesson: LessonDetail;
  timeZone: string;
  /** Asks for the lesson anew. */
  onReload: () => void;
  isReloading: boolean;
  onKeep: () => void;
  onCanceled: () => void;
}

/** Cancels one lesson: what will happen, why, and what to do when it changed meanwhile (domain-model 3.3.5). */
export function CancelForm({ lesson, timeZone, onReload, isReloading, onKeep, onCanceled }: Props) {
  const now = useNow(30_000).getTime();
  const isLateNow = isLate(lesson, now);
  const [cancel] = useCancelLessonMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: isLateNow ? Late : InTime,
    defaultValues: { reason: '', consent: false },
    send: async (values) => {
      const body = { reason: values.reason.trim(), version: lesson.version };
      await cancel({ id: lesson.id, body: { ...body, ...(values.consent && { consent: true }) } }).unwrap();
      draft.clear();
      onCanceled();
    },
  });
  // Whoever comes back to what she wrote has to ask again.
  const draft = useFormDraft(form, { key: `cancel:${lesson.id}`, omit: ['consent'] });
  const { setFocus } = form;
  const { errors } = form.formState;
  const isAgreed = useWatch({ control: form.control, name: 'consent' });
  useEffect(() => setFocus('reason'), [setFocus]);
  const canCancel = lesson.status === 'UPCOMING';

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      <div>
        <p>{words.body}</p>
        <chakra.p color="fg.muted">{words.final}</chakra.p>
      </div>
      {canCancel && isLateNow && <Banner tone="warning" title={words.late} />}
      <DescriptionList
        rows={[
          { label: messages.lesson.className, value: lesson.className },
          {
            label: messages.lesson.time,
            value: (
              <>
                <SpanText span={lesson} timeZone={timeZone} />
                <OtherZone instant={lesson.startAt} />
              </>
            ),
          },
        ]}
      />
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field label={words.reason} helper={words.reasonHelper} error={errors.reason?.message} required limit={500}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      {canCancel && (isLateNow || isAgreed || errors.consent) && (
        <Checkbox required error={errors.consent?.message} {...form.register('consent')}>
          {words.consent}
        </Checkbox>
      )}
      {!canCancel && (
        <AlertPlace>
          <Banner tone="error" title={words.wrongState}>
            {words.nowIs(LESSON_STATE_LABELS[lessonStateOf(lesson)])}
          </Banner>
        </AlertPlace>
      )}
      {canCancel && problem && <Refusal problem={problem} isReloading={isReloading} onReload={onReload} />}
      <StickyActions>
        <Button variant="outline" onClick={onKeep}>
          {words.keep}
        </Button>
        {canCancel && (
          <Button type="submit" variant="danger" loading={isSending}>
            {words.confirm}
          </Button>
        )}
      </StickyActions>
    </chakra.form>
  );
}

function Refusal({
  problem,
  isReloading,
  onReload,
}: { problem: ApiProblem } & Pick<Props, 'isReloading' | 'onReload'>) {
  const isChanged = problem.code === 'VERSION_CONFLICT';
  if (!isChanged && problem.code !== 'WRONG_STATE') return <ProblemBanner title={words.failed} problem={problem} />;
  return (
    <AlertPlace>
      <Banner
        tone="error"
        title={isChanged ? words.changed : words.wrongState}
        action={
          <Button variant="outline" loading={isReloading} onClick={onReload}>
            {words.reload}
          </Button>
        }
      >
        {isChanged ? words.changedBody : words.wrongStateBody}
      </Banner>
    </AlertPlace>
  );
}
