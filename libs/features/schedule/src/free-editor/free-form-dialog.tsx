import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { weekdayOf } from '@portal/domain/time/day';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { RadioCards } from '@portal/ui/radio-cards';
import { editingMessages } from '../editing-messages.ts';
import { TimesField } from '../editor/times-field.tsx';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import type { WallTime } from '../time/wall-clock.ts';
import { FreeAudienceField, FreeDayFields } from './free-day-fields.tsx';
import { type FreeFields, freeFieldOf, freeForm } from './free-fields.ts';
import { endTimeOfSpan, isSlotRefusal, startOfSpan } from './free-refusal.ts';

const words = editingMessages.free;
const LABELS: Readonly<Record<string, string>> = {
  date: words.date,
  weekdays: words.days,
  start: words.time,
  end: words.time,
  until: words.until,
};

export interface FreeFormDialogProps {
  /** What is changed: nothing yet, a rule, or a rule of which one day was opened. */
  mode: 'new' | 'rule' | 'day';
  draftKey: string;
  defaults: FreeFields;
  isPlaced: boolean;
  now: WallTime;
  timeZone: string;
  /** Known stretches in the way, in words; the server explains. */
  whyNot?: (fields: FreeFields) => string | null;
  renderSwitch?: (fields: () => FreeFields) => ReactNode;
  send: (fields: FreeFields, clientId: string) => Promise<unknown>;
  onClose: (isKept: boolean) => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Free time, new or changed: when, on which days, until when and for whom (CAL-2). */
export function FreeFormDialog(props: FreeFormDialogProps) {
  const { mode, draftKey, defaults, isPlaced, now, timeZone, whyNot, send, onClose } = props;
  const id = useId();
  const { form, submit, isSending, problem, problems, summary } = useContractForm<FreeFields, FreeFields>({
    schema: freeForm(now, mode === 'new'),
    defaultValues: defaults,
    send,
    fieldOf: freeFieldOf,
    onSent: () => {
      draft.clear();
      onClose(false);
    },
  });
  const draft = useFormDraft(form, { key: draftKey });
  const { control, formState, setValue } = form;
  const { errors, isDirty } = formState;
  const fields = useWatch({ control }) as FreeFields;

  const wasRestored = draft.restoredAt !== null;
  useEffect(() => {
    if (!wasRestored || !isPlaced) return;
    for (const name of ['date', 'weekdays', 'start', 'end'] as const) setValue(name, defaults[name]);
  }, [wasRestored, isPlaced, defaults, setValue]);

  const pick = (span: TimeSpan) => {
    const { day, time } = startOfSpan(span, timeZone);
    const options = { shouldDirty: true, shouldValidate: true } as const;
    setValue('start', time, options);
    setValue('end', endTimeOfSpan(span, timeZone), options);
    if (fields.repeats === 'ONCE' || fields.scope === 'DAY') setValue('date', day, options);
    else if (!fields.weekdays.includes(weekdayOf(day))) setValue('weekdays', [weekdayOf(day)], options);
    form.setFocus('start');
  };

  // Day and times go over into the other form; what is left here would come back as a draft of its own.
  const take = () => {
    draft.clear();
    return form.getValues();
  };

  const refusedTimes = problem && isSlotRefusal(problem.code) ? problem : null;
  const timeError = errors.start?.message ?? errors.end?.message ?? refusedTimes?.message ?? whyNot?.(fields);

  return (
    <Dialog
      open
      onClose={() => onClose(isDirty)}
      closeOnClickAway={false}
      title={mode === 'new' ? words.add : words.edit}
      description={mode === 'new' ? words.description : undefined}
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(isDirty)}>
            {editingMessages.close}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {editingMessages.save}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={submit} display="grid" gap="5">
        {props.renderSwitch?.(take)}
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <ProblemBanner problem={refusedTimes ? null : problem} />
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        {mode === 'day' && (
          <Controller
            control={control}
            name="scope"
            render={({ field }) => (
              <RadioCards
                {...field}
                label={words.scopeOfEdit}
                options={[
                  { value: 'DAY', label: words.onlyThisDay },
                  { value: 'ALL', label: words.wholeSeries },
                ]}
              />
            )}
          />
        )}
        <TimesField
          control={control}
          startName="start"
          endName="end"
          keepsLength={mode === 'new'}
          label={words.time}
          required
          allowEndOfDay
          error={timeError}
        />
        {refusedTimes?.conflict && (
          <ConflictExplainer conflict={refusedTimes.conflict} timeZone={timeZone} onPick={pick} />
        )}
        <FreeDayFields form={form} fields={fields} mode={mode} today={now.day} />
        <FreeAudienceField form={form} />
      </chakra.form>
    </Dialog>
  );
}
