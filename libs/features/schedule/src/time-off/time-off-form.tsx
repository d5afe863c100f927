import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useCreateTimeOffMutation, useDeleteTimeOffMutation } from '@portal/api/schedule/time-offs.api';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { now as instantNow, useNow } from '@portal/portal-core/clock';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DateField } from '@portal/ui/date-field';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { TimeField } from '@portal/ui/time-field';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import { rulesMessages } from '../rules-messages.ts';
import type { Day } from '../time/day.ts';
import { LessonsInside } from './lessons-inside.tsx';
import { timeOffDefaults, timeOffSchema } from './time-off-values.ts';

const words = rulesMessages.timeOff;
const LABELS = {
  from: words.from,
  to: words.to,
  start: words.start,
  end: words.end,
  reason: words.reason,
  publicReason: words.publicReason,
};

interface Props {
  /** Where it begins until another day is chosen. */
  day: Day;
  timeZone: string;
  onClose: () => void;
  onSaved: () => void;
  /** Opens the move of a day whose lessons lie inside. */
  onMoveDay: (day: Day) => void;
}

/** A stretch in which nobody can book; lessons inside are moved first or held anyway (product-features 2.4). */
export function TimeOffForm({ day, timeZone, onClose, onSaved, onMoveDay }: Props) {
  const today = dayOf(useNow(millisecondsInMinute), timeZone);
  const offerUndo = useUndo();
  const [create] = useCreateTimeOffMutation();
  const [remove] = useDeleteTimeOffMutation();
  const keepsLessons = useRef(false);
  const [asked, setAsked] = useState<TimeSpan | null>(null);
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: timeOffSchema(timeZone, () => instantNow().getTime()),
    defaultValues: timeOffDefaults(day),
    send: async (body, clientId) => {
      setAsked({ startAt: body.startAt, endAt: body.endAt });
      const keepLessons = keepsLessons.current;
      const { timeOff, affectedLessons } = await create({ body: { clientId, ...body, keepLessons } }).unwrap();
      draft.clear();
      onSaved();
      offerUndo({
        text: affectedLessons.length > 0 ? words.kept(affectedLessons.length) : words.saved,
        undo: async () => void (await remove({ id: timeOff.id }).unwrap()),
      });
    },
  });
  const draft = useFormDraft(form, { key: 'time-off:new' });
  const isWholeDay = useWatch({ control: form.control, name: 'isWholeDay' });
  const { errors } = form.formState;
  const send = (keep: boolean, event?: Parameters<typeof submit>[0]) => {
    keepsLessons.current = keep;
    submit(event);
  };

  return (
    <chakra.form noValidate onSubmit={(event) => send(false, event)} display="grid" gap="5">
      <chakra.p color="fg.muted">{words.helper}</chakra.p>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start">
        {(['from', 'to'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <DateField
                {...field}
                label={words[name]}
                required
                today={today}
                min={today}
                error={fieldState.error?.message}
                onChange={(next) => {
                  field.onChange(next);
                  // A later beginning takes the end along.
                  if (name === 'from' && next > form.getValues('to')) form.setValue('to', next);
                }}
              />
            )}
          />
        ))}
      </chakra.div>
      <Checkbox {...form.register('isWholeDay')}>{words.wholeDay}</Checkbox>
      {!isWholeDay && (
        <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr" alignItems="start">
          {(['start', 'end'] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field, fieldState }) => (
                <TimeField
                  {...field}
                  label={words[name]}
                  required
                  allowEndOfDay={name === 'end'}
                  error={fieldState.error?.message}
                />
              )}
            />
          ))}
        </chakra.div>
      )}
      <Field label={words.reason} helper={words.reasonHelper} error={errors.reason?.message} required limit={500}>
        <TextArea rows={2} {...form.register('reason')} />
      </Field>
      <Field
        label={words.publicReason}
        helper={words.publicReasonHelper}
        error={errors.publicReason?.message}
        optional
        limit={200}
      >
        <TextInput {...form.register('publicReason')} />
      </Field>
      {problem?.code === 'LESSONS_INSIDE' && asked && (
        <LessonsInside span={asked} timeZone={timeZone} message={problem.message} onMoveDay={onMoveDay}>
          <Button variant="outline" loading={isSending} onClick={() => send(true)}>
            {words.keep}
          </Button>
        </LessonsInside>
      )}
      {problem?.conflict && <ConflictExplainer conflict={problem.conflict} timeZone={timeZone} />}
      {problem && !problem.conflict && problem.code !== 'LESSONS_INSIDE' && (
        <ProblemBanner title={words.failed} problem={problem} />
      )}
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.add}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
